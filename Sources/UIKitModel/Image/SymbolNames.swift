/// Whether a name is that of a symbol of the system.
///
/// Lists of the names end with a version, and the system has more of them each year. So what is known
/// are the words that names are made of: a name counts as a symbol's if all its words occur in such
/// names. One that has a word of its own and came later than the list is missed, and a new order of
/// known words is taken for a symbol.
enum SymbolNames {
  /// Whether all words between the periods of a name are words of symbols, or numbers.
  static func contain(_ name: String) -> Bool {
    name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
      words.contains($0) || !$0.isEmpty && $0.allSatisfy(\.isNumber)
    }
  }

  /// The words of the names of SF Symbols 1.0 to 5.2 (iOS 13 to 17), as SFSafeSymbols lists these
  /// (SFSafeSymbols/SFSafeSymbols, commit ba8ff2b).
  private static let words = Set(
    """
    0percent 100percent 1x2 25percent 2d 2h 2x1 2x2 33percent 3d 3x1 3x2 3x3 4a 4h 4k 4l 4x3
    50percent 67percent 75percent 84percent a abc abs ac accelerator accessibility adapter
    adjustable africa air airbag airplane airplayaudio airplayvideo airpod airpodpro airpods
    airpodsmax airpodspro airport airtag alarm align aligncenter alignleft alignright allergens
    alt alternatingcurrent american americas amplifier analog and angle angled angledbottom
    angledtop answer ant antenna aperture app appclip append apple applelogo applepencil
    applescript appletv appletvremote applewatch apps appwindow aqi arabic arcade archery
    archivebox arkit arms arrival arrow arrowkeys arrowshape arrowtriangle arrowtriangles artframe
    arts ascending asia aspectratio asterisk at atom australia australian australiandollarsign
    australsign auto automatic autostartstop av average awning axel axle b background backpack
    backrest backward badge badminton bag bahtsign ball balloon bandage banknote bar barcode
    barometer barre baseball bases basket basketball bathtub battery batteryblock batterypack bay
    beach beacon beam beats bed bell below bicycle bin binoculars bird birthday bitcoinsign blast
    blinds body bold bolt bonjour book bookmark books bottom bottomhalf bottomleading bottomleft
    bottommiddle bottomright bottomrighthalf bottomrightquarter bottomthird bottomtrailing bounce
    bowling box boxing braille brain brake brakesignal branch brazilianrealsign briefcase bubble
    bubbles building bullet burn burst bus bust button c cabinet cable cablecar cake calendar
    camera candybarphone capslock capsule capsulepath captions car carbon cardio carrot carseat
    cart case casement cat ccs1 ccs2 cedisign ceiling cellularbars center central centsign chademo
    chair chandelier character charger chargingcase chart checked checkerboard checkered checklist
    checkmark chevron child chineseyuanrenminbisign circle circlebadge circlepath circles
    circulate clap clear click climbing clipboard clock clockwise closed closing cloud club clutch
    coaxial collision coloncurrencysign columns comb combustion command compact compass compress
    computermouse conditioner cone connected connection connector console contact contextualmenu
    control controlhandles cooktop cooldown core counterclockwise cpu creditcard crescent cricket
    crop cross crosscountry crossed crown cruzeirosign cube cup curling curlybraces cursive cursor
    cursorarrow curtains curved curvedto curvepath cycle cycling cylinder cylindrical d dance
    danishkronesign dash dashed day daytime dc decrease degreesign dehumidifier delete departure
    desk deskclock desktopcomputer deskview diagonal diagonalline dial diamond dice die
    digitalcrown dioxide directcurrent disc disengaged dishwasher display distribute distribution
    divide doc dock dog dollarsign dongsign door doorbell dot dotmatrix dots dotted dottedline
    dottedunderline double doubledecker down downhill downtrend dpad draw drawing dress driveshaft
    drizzle drop droplets dryer dumbbell duployan dust e ear earbuds earphones earpods ecg eject
    element ellipse ellipses ellipsis elliptical end engaged engine enter entry envelope equal
    equestrian eraser escape esim europe eurosign eurozonesign ev exclam exclamation
    exclamationmark exit expand express extension externaldrive extreme eye eyebrow eyedropper
    eyeglasses eyes f face faceid facemask fall fan fanblades faxmachine fencing ferry
    fiberchannel fibrechannel field figure filemenu fill filled film filters fingers fireplace
    firewall fireworks first fish fishing fit fitness fitpro flag flame flashlight flask flattrend
    fleuron flexibility flip flipphone floor florinsign flowchart fluid fn fog folder football
    fork forward forwardslash fossil frame francsign french fresh from front frontleft frontright
    frying fuelpump full function functional furniture fx g gamecontroller garage gate gauge gb
    gear gearshape gearshift gen1 gen2 gen3 gen4 gibbous gift giftcard globe glowplug gobackward
    goforward golf graduationcap greaterthan greetingcard grid group guaranisign guitars gym
    gymnastics gyroscope h hail half halffull hammer hand handbag handball handheld hands hanger
    hare hazardsign haze head header headlight headphones hearingaid hearingdevice heart heat
    heater heavyrain helm hex hexagon hexagongrid hexagonpath hifireceiver hifispeaker high
    highintensity highlighter hiking hill hockey hold holdinghands homebutton homekit homepod
    homepodmini horizon horizontal horn hourglass house hryvniasign humidifier humidity hunting
    hurricane i ibeam icloud image in increase indent indianrupeesign indoor infinity info insert
    inset intermittent internaldrive intersection intervaltraining inverse inward ipad iphone ipod
    ipodshuffle ipodtouch italic ivfluid j joystick jumprope justify justifyleft justifyright k
    kashida key keyboard keypad kickboxing kipsign knife kph l l1 l2 l3 l4 lacrosse ladybug lamp
    landscape lane lanes lanyardcard laptopcomputer largecircle larger larisign laser lasso last
    latch laurel layers layout lb leading leadinghalf leadingthird leaf led left lefthalf
    leftthird lessthan level lever licenseplate lifepreserver light lightbulb lightrail
    lightspectrum lightswitch line lines lineweight link liquid lirasign list livephoto lizard lm
    location lock lodge logo lounge loupe low lower lsb lt lungs m m1 m2 m3 m4 macbook macmini
    macpro macro macstudio macwindow magazine magicmouse magnify magnifyingglass magsafe mail
    manatsign map mappin marks martial massage matrix max measurement medal mediabox mediastick
    medical medium megaphone memories memorychip menubar menucard merge message meter metering
    metronome mic microbe microwave middle middleleft middleright millsign min mind minus mirror
    mixed monoxide moon moonphase moonrise moonset more mosaic motion motionlines mount mountain
    mouth move movieclapper mph mug multiply multispot music mustache n nacs nairasign needle
    network new newspaper none north norwegiankronesign nose nosign note number numbersign o oar
    octagon of off offgrid oilcan on onehanded open opening opticaldisc opticaldiscdrive opticid
    option oscillation out outdoor outline outward oval oven overhead p p1 p2 p3 p4 paddleshifter
    pages paintbrush paintpalette pan panel pano paper paperclip paperplane paragraph
    paragraphsign parentheses parkinglight parkingsign partial party pass path pattern pause
    pawprint pc peacesign pedal pedestrian pencil pentagon percent person personalhotspot
    perspective pesetasign pesosign phone phonetic photo pianokeys pickleball pickup pie pilates
    pill pills pin pip pipe placeholdertext plaintext platter play playpause playstation plug plus
    plusminus point pointed polishzlotysign pool popcorn popper portrait power powerbeats
    powerbeats3 powerbeatspro powercord poweroff poweron poweroutlet powerplug powersleep press
    printer pro profile programmable projective puck pull purchased purifier puzzlepiece pyramid q
    qrcode quarter quarternote questionmark quote quotelevel r r1 r2 r3 r4 rack racket racquetball
    radio radiowaves raid rain rainbow raised ratio rays rb rear rearleft rearright recessed
    record recordingtape rectangle rectanglepath rectangular redaction refrigerator remote remove
    repeat resize restart retarder return rhombus ribbon richtext right righthalf rightthird
    righttriangle ring rm road roll roller rolling roman rosette rotate rotation roundedbottom
    roundedtop router rower rsb rt rublesign rugby ruler run runningpace rupeesign s safari
    safetycone sailboat sailing saucer scale scalemass scanner scatter scissors scooter scope
    screwdriver scribble scroll scurvepath sdcard seal seatbelt seated selection sensor sequence
    server shade shadow shared shareplay shazam shekelsign shell sheqelsign shield shift
    shippingbox shoe shoeprints shower shuffle shutter side sidebar sidejet signal signature
    signpost simcard sink sixspeed size sizes skateboard skating skew skiing skis slash sleep
    sleet slider sliding slowmo smallcircle smaller smartbatterycase smartphone smiley smiling
    smoke snow snowboard snowboarding snowflake soccer soccerball socialdance sofa softball sos
    south space spacing spade sparkle sparkles speaker speedometer spigot split sports sportscourt
    spot spray spread sprinkler square squarepath squareroot squares squareshape squash stack
    stair stairs stand star staroflife stars steeringwheel step stepper sterlingsign stethoscope
    stick stop stopwatch storefront stove straw strengthtraining strikethrough strip striped
    stroller studentdesk studiobud studiobuds studiobudsplus subscript suit suitcase sum sun
    sunglasses sunrise sunset superscript surfboard surfing sutton suv swap swatchpalette
    swedishkronasign swift swiftdata swim swipe swirl switch syringe t table tablecells tag taichi
    taillight takeoutbag tap target teddybear teletype tengesign tennis tennisball tent terminal
    testtube text textbox textformat theatermask theatermasks thermometer thumbsdown thumbsup
    ticket tilt timelapse timeline timemachine timer tip tire tirepressure to togglepower toilet
    top tophalf topleading topleft topmiddle topright topthird toptrailing tornado tortoise torus
    touchid tower track traction traditional trailing trailinghalf trailingthird train training
    tram transmission transparent trapezoid trash tray tree triangle trianglebadge trianglepath
    triangleshape trophy tropicalstorm truck tshirt tugriksign tuningfork tunnel turkishlirasign
    turn tv type u uiwindow ultrawide umbrella unchecked underline unknown up upper uptrend usb
    uturn v variable vertical vial video videoprojector view viewfinder visionpro voiceover
    volleyball w wake walk wallet wand waning warninglight washer watch watchface water
    waterbottle waterpolo wave waveform waves waxing web weighted wide wifi wind window windshield
    wineglass wiper wireless with wonsign word wrench wrestling wrongwaysign x xaxis xbox xmark
    xserve xyaxis y yensign yieldsign yoga you z zigzag zipper zl zr zzz
    """.split { $0 == " " || $0 == "\n" })
}
