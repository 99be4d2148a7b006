// The words of the trade, beside those of any book, theme/search/plain-words.js: words without meaning,
// words of one meaning, and phrases of several words. This is data; theme/search/vocabulary.js applies it
// to entries and queries alike. Nothing here is about one entry, and nothing is in both files.
globalThis.gotchaWords.push({
  // Swift's and Objective-C's names of a method differ by how it ends: `heightForRowAtIndexPath:`,
  // `heightForRow(at:)`.
  nameEndings:
    "(?:at)?indexpaths?|in(?:section|tableview)|forsection|with(?:identifier|rowanimation)|at",
  // What the names of types begin with.
  namePrefix: "ui",
  // The system that a version of a program came with.
  releases: [
    {
      program: "Xcode",
      systemOf: (version) => (version >= 7 && version <= 16 ? version + 2 : version),
    },
  ],
  // What every question about a table is full of.
  stopWords: `
    ui ns ca cg uikit ios table tables view views tableview uitableview swift objective objectivec
    objc xcode simulator device iphone ipad api apis wrong incorrectly uncaught terminating due
    thread throw stack call func super id index path paths indexpath nsindexpath length
  `,

  // What the words of a symptom are in other languages that people search in: Chinese, Japanese, Korean, Russian, German, French, Spanish, Portuguese.
  foreign: `
    下拉刷新|引っ張って更新|당겨서+새로고침=pull+to+refresh
    上拉加载|加载更多|分页加载|無限スクロール|무한+스크롤|ページネーション=load+more
    被遮挡|遮挡|遮住|挡住|盖住|覆盖|隠れ|가려|закрыва\\p{L}*|перекры\\p{L}*|verdeckt|caché|oculta=covered
    间隔|空隙|缝隙|留白|隙間|공백|간격=gap
    深色模式|暗黑模式|黑暗模式|ダークモード|다크+?모드|тёмн\\p{L}*|dunkelmodus=dark+mode
    主线程|メインスレッド|메인+?스레드|главн\\p{L}*+поток\\p{L}*=main+thread
    导航栏|标题栏|ナビゲーションバー|내비게이션+?바|네비게이션+?바|навигац\\p{L}*=navigation+bar
    状态栏|ステータスバー|상태+?바=status+bar
    标签栏|タブバー|탭+?바=tab+bar
    回到顶部|滚到顶部|滚动到顶部=scroll+to+top
    滚动到底部|滚到底部|一番下まで=scroll+to+bottom
    最后一行|最后一个|最後の行|最後のセル|마지막+?셀|последн\\p{L}*|letzte\\p{L}*|dernière|última=last
    展开|折叠|収納|折りたたみ|접기|펼치기|разворач\\p{L}*|aufklapp\\p{L}*|déplier|expandir=expand
    嵌套|入れ子|중첩|вложен\\p{L}*|verschachtelt|imbriqu\\p{L}*|anidad\\p{L}*=nested
    圆角|角丸|모서리|скругл\\p{L}*|abgerundet\\p{L}*|arrondi\\p{L}*|redondead\\p{L}*=corner
    阴影|그림자|シャドウ|тень|тени|schatten|ombre|sombra=shadow
    背景|배경|фон|hintergrund|arrière-plan|fondo=background
    颜色|색상|цвет\\p{L}*|farbe|couleur=color
    字体|フォント|폰트|글꼴|шрифт\\p{L}*|schrift\\p{L}*|fuente=font
    输入框|文本框|テキストフィールド|텍스트+?필드|textfeld=text+field
    按钮|ボタン|버튼|кнопк\\p{L}*|schaltfläche|bouton|botón|botão=button
    旋转|横屏|回転|회전|поворот\\p{L}*|drehen|drehung|rotación=rotation
    偏移|オフセット|오프셋|смещени\\p{L}*=offset
    多选|複数選択|다중+?선택=multiple+selection
    排序|移动|並び替え|재정렬|순서|переупоряд\\p{L}*=reorder
    悬停|悬浮|吸顶|固定|고정=sticky
    长按|長押し|길게=long+press
    网页=webview
    动画|動画|アニメーション|애니메이션|анимац\\p{L}*|animación|animação=animation
    返回|戻る|戻っ|뒤로|назад|zurück|retour|volver=go+back
    编辑|編集|편집|редактир\\p{L}*|bearbeit\\p{L}*|édition|edición=editing
    标题|タイトル|제목|titel|titre|título=title
    分组|グループ|그룹|групп\\p{L}*|gruppiert\\p{L}*|groupé\\p{L}*|agrupad\\p{L}*=grouped
    收起|关闭|閉じる|닫기|закр\\p{L}*|schließen|fermer|cerrar=close
    布局|レイアウト|레이아웃|вёрстк\\p{L}*=layout
    阿拉伯语|アラビア語=right+to+left
    自适应|动态高度|自动高度|自動|自动|自动计算|автоматическ\\p{L}*|automatisch\\p{L}*|automatique\\p{L}*=selfSizing
    高度|行高|高さ|높이|высот\\p{L}*|höhe|hauteur|altura=height
    整体|全体|전체|gesamt\\p{L}*=total
    宽度|幅|너비|ширин\\p{L}*|breite|largeur|ancho|largura=width
    占满|沾满|填满|充满|铺满|いっぱい|채우=full+width
    跳动|抖动|跳跃|跳一下|会跳|跳到|弹跳|ジャンプ|ガタつ|튀|прыга\\p{L}*|springt|saute|salta=jump
    闪屏|闪烁|闪|ちらつ|깜빡|мерца\\p{L}*|flackert|clignote|parpadea=flicker
    空白|间距|间隙|余白|여백|отступ\\p{L}*|abstand|lücke|espace|espacio|espaço=gap
    刷新|更新|새로고침|обнов\\p{L}*|aktualisier\\p{L}*|actualis\\p{L}*|actualiz\\p{L}*=refresh
    滚动|滑动|スクロール|스크롤|прокрут\\p{L}*|scrollen|défil\\p{L}*|desplaz\\p{L}*=scroll
    复用|重用|再利用|재사용|переиспольз\\p{L}*|wiederverwend\\p{L}*|réutilis\\p{L}*|reutiliz\\p{L}*=reuse
    选中|选择|选取|選択|선택|выбор\\p{L}*|выдел\\p{L}*|auswahl|sélection\\p{L}*|selecc\\p{L}*=selection
    分割线|分隔线|区切り線|구분선|разделител\\p{L}*|trennlinie|séparateur|separador=separator
    头部|表头|头视图|头图|ヘッダー?|헤더|заголов\\p{L}*|kopfzeile|en-tête|cabecera|cabeçalho=header
    尾部|フッター?|푸터|fußzeile|pied=footer
    键盘|キーボード|키보드|клавиатур\\p{L}*|tastatur|clavier|teclado=keyboard
    图片|图像|画像|이미지|картин\\p{L}*|изображени\\p{L}*|bilder?|imagen=image
    点击|タップ|탭|нажати\\p{L}*|tippen|toucher|tocar=tap
    侧滑|左滑|スワイプ|스와이프|свайп\\p{L}*|wischen|glisser|deslizar=swipe
    拖动|拖拽|ドラッグ|드래그|перетаск\\p{L}*|ziehen=drag
    约束|制約|제약|констрейнт\\p{L}*|contrainte|restricci\\p{L}*=constraints
    底部|下方|下面|最下部|하단|abajo=bottom
    顶部|上方|上面|最上部|상단|arriba=top
    预估|估算|見積もり|추정=estimated
    居中|中央|가운데=center
    对齐|揃え|정렬=align
    单元格|行|セル|셀|ячейк\\p{L}*|zelle|cellule|celda|célula=cell
  `,

  // Words that are often written together in lowercase: "datasource", "tabbar".
  compounded: `
    auto bar button cell collection control controller footer header image layout menu nav
    navigation refresh scroll search section stack tab table view
  `,

  // Words that mean the same to somebody who searches, a line each. One that begins as a line of any
  // book's does adds to it.
  groups: [
    "jump jumps jumpy jumping jumped jerk jerky jitter jittery janky stutter stutters bounce " +
      "shift shifts shifted glitch glitchy choppy",
    "gap gaps space spacing padding blank band whitespace margin margins room",
    "flicker flickers flickering flash flashes flashing blink blinks",
    "vanish hidden hide hides invisible",
    "sticky stick sticks pinned pins pin float floats floating stays",
    "tap taps tapped tapping tappable touch touches touched press presses pressed click " +
      "clicks clicked",
    "keyboard responder focus typing",
    "tick ticked ticks checkmark checkmarks check checked checks checkbox",
    "spinner refreshcontrol uirefreshcontrol",
    "async download downloads downloaded",
    "image images picture pictures photo photos thumbnail",
    "end bottom",
    "beginning top",
    "rotate rotates rotated rotation rotating orientation landscape portrait",
    "reorder reorders reordering rearrange drag drags dragged dragging draggable move moves " +
      "moved moving",
    "selected select selects selecting selection selections",
    "background backgrounds color colors colour colours",
    "expand expands expanded expanding collapse collapses collapsed grow grows growing shrink " +
      "shrinks resize resizes resizing",
    "height heights tall taller high higher",
    "width widths wide wider narrow narrower",
    "nib xib storyboard prototype",
    "accessory disclosure indicator chevron arrow",
    "handle control grip icon",
    "visible onscreen shown displayed",
    "prefetch prefetches prefetching prefetched prepared precache advance ahead",
    "reuse reused reuses reusing recycle recycled recycles dequeue dequeued dequeues",
    "deselect deselects deselected unselect unselected",
    "navigation nav navbar",
    "overlap overlaps overlapped overlapping cover covers covered covering behind obscured " +
      "obscures beneath underneath",
    "blur blurs blurred blurry blurring fade fades faded fading",
    "switch switches uiswitch toggle toggles toggled toggling",
    "separator separators divider dividers",
    "corner corners rounded radius cornerradius",
    "voiceover accessibility accessible",
    "chat chats message messages messenger conversation",
    "card cards tile tiles",
    "pagination paging paginated paginate",
    "customize customise customized customised styling style styles styled",
    "title titles text texts label labels",
  ],

  // What somebody sees, however it is put: an entry is about it if its title or one of its other names
  // says so; in a sentence of its text the same words mean little. "…" stands for up to four words.
  symptoms: [
    {
      means: "=wrongheight",
      patterns: [
        "(?:wrong|incorrect|same|default|fixed|not|never|no|fail\\w*) …heights?",
        "heights? …(?:not|never|wrong\\w*|incorrect\\w*|issues?|problems?|bugs?)",
        "(?:not|never|fail\\w*) …(?:siz(?:es?|ed|ing)|resiz\\w+|grow\\w*|self[- ]?siz\\w+)",
        "(?:siz(?:es?|ed|ing)|resiz\\w+) …(?:not|wrong\\w*|incorrect\\w*|issues?|problems?)",
        "(?:wrong|incorrect) …siz(?:es?|ing)",
        "automatic ?dimension …not",
        "(?:cell|row)s? …(?:too (?:small|short|low|tall|high|big)|clipp\\w+|cut off)",
      ],
    },
    {
      means: "=emptytable",
      patterns: [
        "no (?:cells?|rows?|data|items?) …" +
          "(?:appear\\w*|show\\w*|displa\\w*|render\\w*|visible|tables?|table ?view)",
        "(?:tables?|table ?view|data|rows?|cells) …not …" +
          "(?:show\\w*|appear\\w*|displa\\w*|render\\w*|fill\\w*|populat\\w*|load\\w*|visible)",
        "not …(?:show\\w*|displa\\w*|fill\\w*|populat\\w*|load\\w*) …(?:data|rows|cells)",
        "(?:tables?|table ?view|list) …(?:empty|blank)",
        "(?:empty|blank) (?:tables?|table ?view|list|cells|rows)",
      ],
    },
    {
      means: "=emptystate",
      patterns: [
        "empty (?:data ?)?(?:set|state|screen|view|message|placeholder|label)",
        "no (?:data|results?|content|items?) (?:view|label|message|placeholder|screen|text)",
        "(?:message|label|placeholder|text|view) …(?:when|if|while) …(?:empty|no (?:data|rows|items))",
      ],
    },
    {
      means: "=mixedup",
      patterns: [
        "re-?us\\w* …(?:bugs?|issues?|problems?|wrong\\w*|errors?|broken|trouble)",
        "(?:bugs?|issues?|problems?|trouble) …re-?us\\w*",
        "not …reus\\w*",
        "(?:wrong|other|another|different|previous|old) (?:cell|row)s?",
        "(?:wrong|other|incorrect|previous|old|mismatch\\w*|non-?matching) …" +
          "(?:images?|photos?|pictures?|posters?|avatars?|data|contents?|text)",
        "(?:images?|photos?|pictures?|data|contents?|text) …" +
          "(?:mix\\w*|swap\\w*|wrong\\w*|mismatch\\w*|not …(?:belong|match|correct)\\w*)",
      ],
    },
    {
      means: "=lastrowhidden",
      patterns: [
        "(?:last|bottom)(?:most)? …(?:cells?|rows?|items?|elements?|sections?|messages?) …" +
          "(?:not|hid\\w*|cut|clipp\\w*|cover\\w*|behind|under|below|obscur\\w*)",
        "(?:hid\\w*|cut|cover\\w*|clipp\\w*|obscur\\w*) …(?:last|bottom) …(?:cells?|rows?|items?)",
        "(?:not|never) …scroll\\w* …(?:bottom|end|last)",
      ],
    },
    {
      means: "=updatecrash",
      patterns: [
        "(?:crash\\w*|EXC_BAD_ACCESS|exception) …(?:insert\\w*|delet\\w*|remov\\w*|reload\\w*|" +
          "updat\\w*|refresh\\w*|endUpdates|beginUpdates|performBatchUpdates|drag\\w*|drop\\w*|" +
          "reorder\\w*|mov(?:e|ed|ing)|expand\\w*|collaps\\w*)",
        "(?:insert\\w*|delet\\w*|remov\\w*|reload\\w*|updat\\w*|refresh\\w*|endUpdates|" +
          "beginUpdates|performBatchUpdates|drag\\w*|drop\\w*|reorder\\w*|mov(?:e|ed|ing)|" +
          "expand\\w*|collaps\\w*) …(?:crash\\w*|EXC_BAD_ACCESS|exception)",
      ],
    },
    {
      means: "=stutters",
      patterns: [
        "scroll\\w* …(?:stutter\\w*|lag\\w*|slow\\w*|chopp\\w*|jerk\\w*|jank\\w*|hitch\\w*|fps|performance|" +
          "smooth\\w*|freez\\w*|frames?)",
        "(?:stutter\\w*|lag\\w*|slow\\w*|chopp\\w*|jerk\\w*|jank\\w*|fps|performance|smooth\\w*|freez\\w*|" +
          "dropped|frames?) …scroll\\w*",
      ],
    },
    {
      means: "=insertjump",
      patterns: [
        "(?:insert|add|prepend|load)\\w* …(?:at|to|on) (?:the )?(?:top|beginning|front|start)",
        "(?:insert|add|prepend|append|load)\\w* …(?:above|(?:auto)?scroll(?:s|ed|ing)?|jump\\w*|shift\\w*|offset|" +
          "position|static|content ?offset)",
        "(?:(?:auto)?scroll(?:s|ed|ing)?|jump\\w*|shift\\w*|offset|position|static|content ?offset) …" +
          "(?:insert|add|prepend|append|load)\\w*",
      ],
    },
    {
      means: "=deadtap",
      patterns: [
        "(?:taps?|tapping|buttons?|switch\\w*|subviews?|gestures?|recognizers?|clicks?|touch\\w*|target|" +
          "controls?|links?|text ?fields?) …(?:not|never|no|nothing) …(?:work\\w*|respon\\w+|react\\w*|" +
          "receiv\\w*|fir(?:e|ed|ing)|trigger\\w*|call\\w*|tappable|clickable|effect)",
        "(?:not|never|un)[- ]?(?:tappable|clickable|selectable|interactive)",
        "not …(?:clickable|tappable|selectable|receiv\\w* (?:touch\\w*|events?|taps?))",
        "not …(?:respond\\w*|react\\w*|receiv\\w*) …(?:taps?|touch\\w*|clicks?|events?|press\\w*)",
        "receiv\\w* …(?:events?|touch\\w*|taps?)",
        "(?:tap|click|press)\\w* …(?:does|do) nothing",
        "not (?:be )?(?:selec|tap|click|press)\\w*",
      ],
    },
    {
      means: "=noscroll",
      patterns: [
        "(?:not|never) …scroll\\w*",
        "(?:make|get) …scroll\\w* …work",
        "scrollable",
        "scroll\\w* …(?:not|stuck|block\\w*|disabl\\w*|stop\\w*|frozen|impossible)",
      ],
    },
    {
      means: "=imagemissing",
      patterns: [
        "(?:images?|pictures?|photos?|thumbnails?|avatars?) …(?:not|never|only|until) …(?:show\\w*|" +
          "display\\w*|appear\\w*|load\\w*|visible|update\\w*|after|when|scroll\\w*|tap\\w*|touch\\w*)",
      ],
    },
    {
      means: "=cellsvanish",
      patterns: [
        "(?:cells?|rows?|contents?|labels?|subviews?) …(?:disappear\\w*|vanish\\w*|hidden|hides?|invisible|blank|gone)",
        "(?:disappear\\w*|vanish\\w*|hid\\w*|blank) …(?:cells?|rows?)",
        "scroll\\w* …(?:cells?|rows?|contents?) …(?:not|missing|never|disappear\\w*|vanish\\w*)",
      ],
    },
    {
      means: "=untiltouched",
      patterns: [
        "(?:until|unless|before|only (?:if|when|after)) …(?:tap\\w*|touch\\w*|click\\w*|scroll\\w*|swip\\w*|" +
          "rotat\\w*|mov(?:e|ed|ing))",
        "after …(?:tapp|touch|click|scroll|rotat)\\w* …(?:shows?|appears?|correct\\w*|right|fixed|updat\\w*)",
      ],
    },
    {
      means: "=wrongrow",
      patterns: [
        "(?:wrong|another|different|incorrect|other) …(?:index(?: ?paths?)?|rows?|items?|elements?|objects?|" +
          "details?|sections?)",
        "(?:right|correct|proper) …(?:index(?: ?paths?)?|rows?|items?|details?|elements?|objects?)",
      ],
    },
    {
      means: "=atfirst",
      patterns: [
        "first …(?:load\\w*|times?|displa\\w*|appear\\w*|launch\\w*|shown?|open\\w*|rendered|pass)",
        "initial(?:ly)?",
        "at first",
      ],
    },
    {
      means: "=staysselected",
      patterns: [
        "(?:stay\\w*|remain\\w*|still|keep\\w*) …(?:selected|highlighted)",
        "deselect\\w*",
      ],
    },
  ],

  // What each phrase stands for: words, or a term of its own, which begins with "=". Each pattern is
  // an alternative; "$&" keeps the text that was found.
  phrases: [
    // Whatever Foundation and the runtime put around a message.
    {
      means: " ",
      patterns: [
        "terminating app due to uncaught exception",
        "first throw call stack",
        "fatal exception",
        "application specific information",
        "assertion failure in",
        "CoreData: error: Serious application error",
        "an exception was caught from the delegate of NSFetchedResultsController during a call to",
        "with userInfo \\(null",
      ],
    },
    // Where UIKit checks an update.
    { means: " update crash ", patterns: ["_endCellAnimations\\w*", "controllerDidChangeContent"] },
    {
      means: "$& unable to simultaneously satisfy constraints",
      patterns: ["UIViewAlertForUnsatisfiableConstraints", "unsatisfiable constraints?"],
    },
    // Every crash has one of a few names, whose parts say nothing.
    {
      means: " =ns$1 ",
      patterns: [
        "NS(InternalInconsistency|Range|InvalidArgument|Generic)Exception",
      ],
    },
    {
      means: " =calledagain ",
      patterns: [
        "(?:called|calls?|invoked|fire[sd]?|requested|" +
          "asked) (?:\\w+ )?(?:again(?: and again)?|twice|thrice|repeatedly)",
        "(?:called|calls?|invoked|fire[sd]?|requested|asked) (?:\\w+ )?(?:too )?(?:often|" +
          "(?:many|multiple|several|two|three|five) times|more than once)",
        "(?:called|calls?|invoked|fire[sd]?|requested|asked) (?:\\w+ )?for (?:all|every|" +
          "each)(?: \\w+)? (?:rows?|cells?|time)",
      ],
    },
    {
      means: " =selfsizing ",
      patterns: [
        "self[- ]?sizing",
        "dynamic(?:ally)? (?:sized )?(?:cell|row|table ?view ?cell)?s?'? ?heights?",
        "(?:uitableview\\.?)?automatic ?dimension",
        "auto(?:matic)? heights?",
        "auto[- ]?siz(?:e|es|ed|ing)",
        "variable (?:row |cell )?heights?",
      ],
    },
    { means: " refreshcontrol refresh ", patterns: ["pull(?: ?down)?[- ]to[- ]refresh"] },
    {
      means: " =loadmore pagination ",
      patterns: [
        "\\w*(?:infinite|endless|continuous)(?:ly)?[- ]?scroll(?:s|ing)?\\w*",
        "load(?:s|ed|ing)?[- ]?more(?: data| rows| items| cells)?",
        "(?:load|fetch)(?:s|ing)? (?:the )?next page",
        "pull[- ]?up to (?:load|refresh)",
        "lazy load(?:s|ing)?",
      ],
    },
    {
      means: " =textsize dynamic type ",
      patterns: [
        "dynamic type",
        "(?:larger?|big(?:ger)?|dynamic|accessibility) (?:text|font|type)(?: sizes?)?",
        "(?:text|font|type) (?:size|scal)\\w*",
        "accessibility sizes?",
      ],
    },
    {
      means: " =righttoleft right left ",
      patterns: ["right[- ]to[- ]left", "rtl", "arabic", "hebrew", "persian"],
    },
    {
      means: " jump ",
      patterns: [
        "(?:shift|move|jump|slide|come|go)(?:s|ed|es)? (?:a )?(?:little |bit )?(?:up|down)(?:wards?)?",
        "scroll(?:s|ed)? by itself",
      ],
    },
    { means: "$& =scrollview", patterns: ["(?:ui)?scroll ?views?"] },
    { means: "$& jump", patterns: ["scrolls …(?:up|down|back|away|weird\\w*)"] },
    {
      means: " landscape ",
      patterns: ["horizontal (?:view|mode|orientation|position)", "landscape (?:mode|orientation)"],
    },
    { means: " notch safearea ", patterns: ["notch(?:es|ed)?", "dynamic island"] },
    { means: " safearea ", patterns: ["safe ?area(?: ?(?:insets?|layout ?guide|margins?))?"] },
    {
      means: " =mainthread main ",
      patterns: [
        "main (?:thread|queue|actor)",
        "(?:background|worker|other) (?:threads?|queues?)",
      ],
    },
    { means: " =darkmode dark ", patterns: ["(?:dark|night)[- ]?(?:mode|theme|appearance)"] },
    { means: " $& swiftui ", patterns: ["UIHosting\\w+", "introspect\\w*"] },
    { means: " autolayout constraints ", patterns: ["auto ?layout"] },
    {
      means: "$& slow",
      patterns: [
        "takes? (?:\\S+ ){0,3}?(?:seconds?|minutes?|long|time|forever|ages)",
        "block(?:s|ed|ing)? (?:the |my )?(?:ui|app|interface|screen)",
        "(?:scroll\\w*|performance) (?:\\S+ ){0,2}?not (?:\\S+ )?smooth",
        "not (?:\\S+ )?smooth\\w*",
      ],
    },
    {
      means: " missing ",
      patterns: [
        "not (?:being |getting )?(?:show(?:n|ing|s)?|appear(?:s|ing|ed)?|display(?:s|ing|" +
          "ed)?|rendered)",
      ],
    },
    {
      means: " duplicate ",
      patterns: [
        "(?:appear|display|repeat|show)(?:s|ed|n|ing)? (?:\\w+ )?" +
          "(?:again|twice|(?:many|multiple|several|two|three) times|more than once)",
      ],
    },
    {
      means: " =notupdated update ",
      patterns: [
        "not (?:being |getting |get )?(?:updat\\w+|refresh\\w*|chang\\w+)",
      ],
    },
    {
      means: " lost ",
      patterns: [
        "not (?:being |getting )?(?:stick\\w*|persist\\w*|kept|preserved|remembered|retained|restored|" +
          "maintained|saved)",
      ],
    },
    // A direction is no place.
    {
      means: " ",
      patterns: ["(?:from )?(?:the )?bottom to (?:the )?top", "(?:from )?(?:the )?top to (?:the )?bottom"],
    },
    // What somebody does, and the name of it.
    {
      means: "$& scrollToRow",
      patterns: [
        "scroll(?:s|ed|ing)?(?: \\w+)? to(?: the)?(?: very)? (?:bottom|end|last|latest|newest|first|" +
          "top|row|cell|section)",
      ],
    },
    {
      means: "$& =taprow",
      patterns: [
        "(?:tap|touch|press|click|select)(?:s|ed|ped|ping|ing)?(?: on)?(?: a| the|" +
          " my)? (?:row|cell)s?",
        "didSelectRow\\w*",
      ],
    },
    // Of a table and of a section there are headers and footers.
    {
      means: "$& =table$1$2",
      patterns: [
        "table(?: ?view)?(?: ?['’]s)? ?(header|footer)s?(?: ?view)?",
        "(header|footer) of (?:the |a )?table(?: ?view)?",
      ],
    },
    {
      means: "$& =section$1$2$3$4",
      patterns: [
        "section(?: ?['’]s)? ?(header|footer)s?",
        "(header|footer)s? of (?:the |a |each |every )?sections?",
        "\\w*(header|footer)s?InSection\\w*",
        "section(Header|Footer)\\w+",
      ],
    },
    {
      means: " =offscreen ",
      patterns: [
        "(?:off|out of|outside(?: of)?|not on) ?-?(?:the )?(?:screen|sight)",
        "offscreen",
        "not (?:currently )?visible",
      ],
    },
    { means: " uppercase ", patterns: ["(?:normal|sentence|title|upper|lower)[- ]case", "all[- ]caps"] },
    { means: " scroll ", patterns: ["auto-?scroll(?:s|ed|ing)?"] },
    // Its stem is that of "perform".
    { means: " slow ", patterns: ["performances?"] },
    {
      means: " =editing ",
      patterns: [
        "edit(?:ing)? mode",
        "while [\\w ]{0,24}\\bediting",
        "isediting",
        "setediting",
      ],
    },
    { means: " drag drop ", patterns: ["drag ?(?:and|&|n|'n') ?-?drop"] },
    { means: " keyboard ", patterns: ["first responder"] },
    { means: " reorder control ", patterns: ["three[- ]lines?", "hamburger"] },
    { means: " multiline lines ", patterns: ["multi-?line", "several lines", "number ?of ?lines"] },
    {
      means: " scroll jump top ",
      patterns: [
        "(?:go|goes|going|went|reset|resets|return|returns)(?: back)? to(?: the)?(?: very)? " +
          "(?:top|beginning|start)",
      ],
    },
    {
      means: " =goback ",
      patterns: [
        "(?:go|goes|going|come|comes|coming|went|navigat\\w+|swip\\w+) back",
        "back button",
        "pop(?:ped|ping)?",
      ],
    },
    // Abbreviations.
    { means: " nsfetchedresultscontroller ", patterns: ["frc"] },
    { means: " controller ", patterns: ["vcs?"] },
    { means: " uitableviewcontroller ", patterns: ["tvc"] },
    { means: " button ", patterns: ["btns?"] },
    { means: " image ", patterns: ["imgs?"] },
    { means: " background ", patterns: ["bg"] },
    { means: " label ", patterns: ["lbl"] },
  ],
});
