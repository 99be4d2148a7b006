// The words of a search in any book: words without meaning, words of one meaning, and phrases of
// several words. This is data; vocabulary.js applies it to entries and queries alike. A book with words
// of its own adds them in `search-words.js` beside its settings, in the same form, with what it needs
// of the members. There it may also have `nameEndings`, how names of one thing differ at their ends,
// `namePrefix`, what the names of types begin with, and `releases`, which version a program came with.
globalThis.gotchaWords = [{
  stopWords: `
    a about all also although always am an and any anymore anyone anything are as at be because been
    being below both but by can cannot come comes could currently did do does doing don during each
    either else etc even ever every few following for from further get gets getting give given gives
    go goes got had happen happening happens has have having he help hello her here hi his how
    however i if in inside instead into is isn it its itself just kind know let like made make makes
    making many may me mean might more most much must my need needs no not now of off ok on once one only
    onto or other others our out over own please question really right same say says see seem seems
    shall she should since so some someone something sometimes somehow still such than thank thanks
    that the their them then there these they thing things this those though through to too try
    tried tries trying unable under until up upon us use used uses using very via want wants was
    way we well were what when where whether which while who whole whom whose why will with within without
    would yes yet you your

    error errors issue issues problem problems bug bugs code project app apps application
    cause causes caused causing solution solve solved fix fixes fixed broken work works working
    worked weird strange incorrect properly correctly correct reason exception fatal custom
    void self true false return returns returned returning method methods function
  `,

  // What the words of a symptom are in other languages that people search in: Chinese, Japanese,
  // Korean, Russian, German, French, Spanish, Portuguese.
  foreign: `
    不刷新|不更新|更新されない|갱신되지|не+обновл\\p{L}*=not+updated
    无效|不起作用|効かない|動かない|안+됨|не+работает|funktioniert+nicht|ne+fonctionne+pas|no+funciona=ignored
    显示不全|截断|省略号|切れ|잘림|обреза\\p{L}*|abgeschnitten|tronqué\\p{L}*|cortad\\p{L}*=truncated
    搜索|検索|검색|поиск\\p{L}*|suche|recherche|búsqueda=search
    空数据|无数据|没有数据|データがない|빈+화면|пуст\\p{L}*|leer|vide|vacío=empty
    重复|重複|중복|дублир\\p{L}*|doppelt|duplicad\\p{L}*=duplicate
    泄漏|内存泄露|リーク|누수|утечк\\p{L}*|speicherleck|fuite=leak
    缓存|キャッシュ|캐시|кэш\\p{L}*=cache
    注册|登録|등록|регистр\\p{L}*|registrier\\p{L}*|enregistr\\p{L}*|registrar=register
    加载|読み込み|로드|로딩|загруз\\p{L}*|lädt|laden|charg\\p{L}*|cargar=load
    文字|文本|テキスト|텍스트|текст\\p{L}*|texto|texte=text
    计算|計算|계산|вычисл\\p{L}*|berechn\\p{L}*|calcul\\p{L}*=calculate
    提示|警告|경고|предупрежд\\p{L}*|warnung|avertissement|advertencia=warning
    不显示|消失|消え|表示されない|사라|исчез\\p{L}*|verschwind\\p{L}*|disparaît|desaparece\\p{L}*=missing
    不调用|没有调用|不执行|不响应|没反应|呼ばれない|호출되지|호출+안|не+вызыва\\p{L}*|nicht+aufgerufen|pas+appelée?|no+se+llama|não+é+chamad\\p{L}*=not+called
    appelée?|aufgerufen=called
    崩溃|闪退|クラッシュ|크래시|падает|вылета\\p{L}*|absturz|stürzt|plante|falla=crash
    卡顿|卡|重い|느려|тормоз\\p{L}*|ruckelt|langsam|lent|lento=slow
    错乱|混乱|错误|出错|报错|不对|不正确|有误|ずれ|混在|おかしい|이상=wrong
    问题|問題|문제|проблем\\p{L}*|problema=problem
    删除|削除|삭제|удал\\p{L}*|lösch\\p{L}*|supprim\\p{L}*|elimin\\p{L}*=delete
    插入|挿入|삽입|встав\\p{L}*|einfüg\\p{L}*|insér\\p{L}*|insertar=insert
    无限次|无限循环|死循环|無限ループ|무한+?루프|бесконечн\\p{L}*|endlosschleife|infini|infinit[ao]=infinite
    多次|反复|频繁|何度も|여러+?번|многократно|mehrmals|plusieurs+fois|varias+veces=several+times
    同じ|相同|同样|같은=same
    调用|呼び出し|호출=called
    内存|メモリ|메모리=memory
    切换|切り替え|전환=switch
  `,

  // Words of the same languages that say nothing where nothing else is left beside them.
  particles: `
    的 了 会 在 是 就 都 也 和 有 时 时候 的时候 出现 出现了 为什么 怎么 如何 当 后 之后 把 被 将 中 里
    の が は を に で と も から まで する した して される された とき 時 なる 方法
    이 가 은 는 을 를 의 에 에서 로 으로 시 때 하기 되는
  `,

  // Words that are often written together in lowercase; each of two or more is a name of these parts.
  compounded: `
    content context data field file height index item label list name number row size source text
    time type value width
  `,

  // Words that mean the same to somebody who searches, a line each.
  groups: [
    "crash crashes crashed crashing raise raises raised raising throw throws assert assertion " +
      "abort sigabrt terminate terminates trap",
    "slow slowly lag lags laggy performance sluggish freeze freezes hang hangs forever takes long",
    "vanish vanishes disappear disappears disappeared disappearing missing gone lost loses lose",
    "truncated truncates truncate clipped clips cut cropped ellipsis",
    "delete deletes deleted deleting deletion deletions remove removes removing removal",
    "insert inserts inserted inserting insertion insertions add adds added adding append prepend " +
      "prepends prepended prepending",
    "update updates updated updating refresh refreshes refreshed change changes changed changing",
    "async asynchronous asynchronously late later",
    "end last",
    "previous old former prior",
    "beginning start",
    "duplicate duplicates duplicated twice repeated repeats unique",
    "cache caches cached caching remember keep kept",
    "measure measures measured measuring compute computes computed calculate calculates " +
      "calculated calculation calculating",
    "empty zero without none",
    "nil null",
    "ignored ignore ignores ignoring ineffective",
    "small smaller short shorter low lower tiny",
    "log logs logged logging warning warnings warns console prints",
    "recursion recursive recurses infinite infinitely endless loop loops overflow",
    "stale outdated",
    "nested embedded",
    "invert inverted inverts upside flip flipped flips reverse reversed mirror mirrored mirrors",
    "uppercase uppercased lowercase capital capitals capitalize capitalized capitalizes caps",
  ],

  // How a verb is denied.
  denials: [
    {
      means: "not",
      patterns: [
        "(?:is|are|does|do|did|wo|was|were|ca|could|would|should|has|have|had)n['’´`]?t",
        "cannot",
        "(?:unable|impossible|fail(?:s|ed|ing)?|no way) to",
      ],
    },
  ],

  // What somebody sees, however it is put; "…" stands for up to four words.
  symptoms: [],

  // What each phrase stands for: words, or a term of its own, which begins with "=".
  phrases: [
    {
      means: " =notcalled ",
      patterns: [
        "(?:not|never|no longer|stop(?:ped|s)?) (?:being |getting |get |got |" +
          "even )?(?:called|call|calling|fire[sd]?|firing|trigger(?:ed|ing)?|invoked|reached|" +
          "execut(?:e|ed|ing)|run|running)",
      ],
    },
    {
      means: " =leak retain ",
      patterns: [
        "memory leaks?", "leak(?:s|ed|ing)?", "retain cycles?", "reference cycles?",
        "(?:not )?(?:being )?de-?alloc\\w*", "deinit\\w*",
        "not (?:being |getting )?(?:released|freed|destroyed)", "stays? in memory",
      ],
    },
    {
      means: " nil ",
      patterns: [
        "unexpectedly found nil(?: while (?:implicitly )?unwrapping an optional(?: value)?)?",
      ],
    },
    {
      means: " ignored ",
      patterns: [
        "no effect",
        "do(?:es)? nothing",
        "does not do anything",
        "nothing happens",
        "not (?:respected|applied|honou?red|obeyed|taken into account|detected|recogni[sz]ed|noticed)",
      ],
    },
    { means: " truncated ", patterns: ["cut off"] },
    { means: " =outofrange ", patterns: ["out[- ]of[- ](?:range|bounds)", "beyond bounds"] },
  ],
}];
