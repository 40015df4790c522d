import type { Concept } from "../concept.ts";

export const warAndExile: Concept[] = [
  { id: "prisoners-of-war", parents: ["war", "prison"], words: {
    en: ["prisoner of war", "prisoners of war", "pow camp", "captured soldiers", "internment camp", "interned"], es: ["prisionero de guerra", "prisioneros de guerra", "campo de prisioneros", "campo de internamiento"],
    fr: ["prisonnier de guerre", "prisonniers de guerre", "camp de prisonniers", "camp d'internement", "stalag"], zh: ["战俘", "战俘营", "俘虏", "集中营里", "被俘"], "zh-TW": ["戰俘", "戰俘營", "俘虜", "俘虜營", "集中營裡", "被俘"], ja: ["捕虜", "捕虜収容所", "シベリア抑留", "抑留", "俘虜"],
    ar: ["أسرى الحرب", "أسير حرب", "معسكر أسرى"] } },
  { id: "weapons", parents: ["war"], words: {
    en: ["weapons", "weapon", "arms trade", "guns", "rifle", "landmine", "landmines", "ammunition", "tank warfare", "drones in war", "disarmament", "battle tank", "tanks and guns", "booby trap", "poison gas", "mustard gas"], es: ["armas", "arma", "armamento", "fusil", "minas antipersona", "tráfico de armas", "pistola", "pistolas", "escopeta", "escopetas", "revólver", "revólveres", "ametralladora", "metralleta", "daga", "navaja", "navajas", "machete", "machetes", "puñal", "puñales", "bala", "balas", "bazuca", "arma blanca", "arma de fuego", "armas de fuego", "munición", "cuchillo ensangrentado", "carro de combate", "lanzamisiles"],
    fr: ["armes", "arme", "fusil", "mines antipersonnel", "désarmement", "commerce des armes", "char d'assaut"], zh: ["武器", "枪支", "地雷", "军火", "坦克", "机枪", "兵器", "军火商", "火枪", "冲锋枪", "火炮", "弹药", "猎枪", "迫击炮", "弹头", "枪口", "装甲车", "枪械", "毒气", "化学武器", "火箭筒", "战车", "火器", "原子武器", "枪炮", "利器"], "zh-TW": ["武器", "槍支", "地雷", "軍火", "坦克", "軍武", "機槍", "兵器", "軍火商", "火槍", "衝鋒槍", "火炮", "彈藥", "獵槍", "迫擊炮", "彈頭", "槍口", "裝甲車", "槍械", "毒氣", "化學武器", "火箭筒", "戰車", "火器", "原子武器", "槍炮", "利器", "坦克車", "土製手槍"], ja: ["武器", "兵器", "地雷", "銃", "戦車", "軍縮", "ライフル", "弾薬", "散弾銃", "猟銃", "装甲車", "鉄砲", "火縄銃", "毒ガス", "武器商人", "機雷", "迫撃砲", "マシンガン", "刀剣", "凶器"],
    ar: ["الأسلحة", "سلاح", "أسلحة", "ألغام", "دبابة", "نزع السلاح", "مسدس", "مسدسات", "بنادق", "بندقية صيد", "رشاش", "رشاشات", "مدفع", "مدفعية", "خنجر", "خناجر", "رصاصة", "رصاص", "رصاصات", "ذخيرة", "ذخائر", "سلاح أبيض", "أسلحة نارية", "سلاح ناري", "صواريخ حربية", "سيوف وخناجر", "إطلاق الرصاص"] } },
  { id: "child-soldiers", parents: ["war", "childhood"], words: {
    en: ["child soldier", "child soldiers", "children in war", "children of war", "wartime childhood", "childhood in wartime", "evacuated children"], es: ["niño soldado", "niños soldado", "niños de la guerra", "infancia en guerra"],
    fr: ["enfant soldat", "enfants soldats", "enfants de la guerre", "enfance en temps de guerre"], zh: ["童兵", "战争中的孩子", "儿童兵", "战争孤儿"], "zh-TW": ["童兵", "戰爭中的孩子", "兒童兵", "戰爭孤兒", "娃娃兵"], ja: ["少年兵", "戦争孤児", "学童疎開"],
    ar: ["الأطفال والحرب", "أطفال جنود", "أطفال الحرب", "طفولة في الحرب"] } },
  { id: "home-front", parents: ["war"], words: {
    en: ["home front", "civilians in war", "life in wartime", "daily life in wartime", "wartime life", "blackout", "air-raid shelter", "bomb shelter", "blitz"], es: ["retaguardia", "civiles en la guerra", "vida en tiempos de guerra", "refugio antiaéreo"],
    fr: ["civils dans la guerre", "vie en temps de guerre", "abri antiaérien", "couvre-feu"], zh: ["战时生活", "平民", "防空洞"], "zh-TW": ["戰時生活", "平民", "防空洞", "躲空襲"], ja: ["銃後", "戦時下", "防空壕", "灯火管制"],
    ar: ["المدنيون في الحرب", "حياة في زمن الحرب", "ملجأ", "حظر التجول", "تقنين الطعام"] } },
  { id: "war-reconstruction", parents: ["war", "hope"], words: {
    en: ["reconstruction", "rebuilding", "rebuilding after war", "rebuild", "aftermath of war", "ruins of war", "from the rubble", "rubble"], es: ["reconstrucción", "reconstruir", "escombros", "reconstrucción de posguerra"],
    fr: ["reconstruction", "reconstruire", "décombres", "relèvement"], zh: ["重建", "战后重建", "废墟中", "复兴", "战后", "废墟重建", "战后初期"], "zh-TW": ["重建", "戰後重建", "廢墟中", "復興", "戰後", "廢墟重建", "戰後初期"], ja: ["戦後復興", "復興", "再建", "焼け跡", "瓦礫"],
    ar: ["إعادة الإعمار", "إعمار", "إعادة إعمار", "أنقاض", "ركام"] } },
  { id: "war-correspondents", parents: ["journalism", "war"], words: {
    en: ["war correspondent", "war correspondents", "war reporter", "war photographer", "war photography", "combat photographer", "front-line reporting"], es: ["corresponsal de guerra", "corresponsales de guerra", "reportero de guerra", "fotógrafo de guerra"],
    fr: ["correspondant de guerre", "reporter de guerre", "photographe de guerre"], zh: ["战地记者", "战地摄影", "战地报道", "随军记者"], "zh-TW": ["戰地記者", "戰地攝影", "戰地報道", "隨軍記者"], ja: ["従軍記者", "戦場カメラマン", "戦争報道", "戦場ジャーナリスト", "戦場記者", "戦地報道"],
    ar: ["مراسل حربي", "مراسلو الحرب", "صحافة الحرب", "مصور حربي"] } },
  { id: "military-service", parents: ["soldier"], words: {
    en: ["military service", "national service", "boot camp", "barracks", "drafted", "recruits", "basic training", "called up"], es: ["servicio militar", "mili", "cuartel", "reclutas", "llamado a filas"],
    fr: ["service militaire", "caserne", "conscription", "recrues", "appelé du contingent"], zh: ["兵役", "服兵役", "新兵", "军营", "入伍", "征兵", "义务役", "壮丁", "从军报国", "征召", "新兵训练"], "zh-TW": ["兵役", "服兵役", "新兵", "軍營", "入伍", "當兵日記", "數饅頭", "成功嶺", "徵兵", "義務役", "壯丁", "從軍報國", "徵召", "新兵訓練", "當兵", "替代役", "新訓"], ja: ["兵役", "入隊", "新兵", "兵舎", "赤紙", "徴兵", "召集", "徴兵検査", "入営", "徴兵制", "新兵訓練"],
    ar: ["الخدمة العسكرية", "خدمة عسكرية", "تجنيد", "ثكنة", "مجندون", "معسكر تدريب", "معسكر الجيش", "خدمة إلزامية", "خدمة العلم", "التجنيد الإجباري", "جيش الاحتياط"] } },
  { id: "guerrilla", parents: ["war", "resistance"], words: {
    en: ["guerrilla", "guerrillas", "guerrilla fighters", "partisans", "partisan", "insurgency", "insurgents", "rebels", "maquis", "militia", "paramilitary"], es: ["guerrilla", "guerrillas", "guerrillero", "guerrilleros", "partisanos", "insurgencia", "rebeldes", "paramilitares", "milicia", "farc", "sendero luminoso", "montoneros", "tupamaros", "paramilitar", "sandinista", "sandinistas", "combatiente clandestino"],
    fr: ["guérilla", "guérilleros", "partisans", "maquisards", "maquis", "insurrection", "rebelles", "milice"], zh: ["游击队", "游击战", "起义军", "民兵", "叛军", "地下党", "地道战", "民团", "地下抵抗", "游击队员", "抗联"], "zh-TW": ["游擊隊", "游擊戰", "起義軍", "民兵", "叛軍", "地下黨", "地道戰", "民團", "地下抵抗", "游擊隊員", "抗聯"], ja: ["ゲリラ", "パルチザン", "反乱軍", "民兵", "レジスタンス", "遊撃", "ゲリラ戦", "民兵組織"],
    ar: ["حرب العصابات", "مقاتلون", "فدائيون", "متمردون", "ميليشيا", "مقاومة مسلحة"] } },
  { id: "vietnam-war", parents: ["war", "southeast-asia"], words: {
    en: ["vietnam war", "war in vietnam", "indochina war", "khmer rouge"], es: ["guerra de vietnam", "jemeres rojos", "guerra de indochina"],
    fr: ["guerre du vietnam", "guerre d'indochine", "khmers rouges"], zh: ["越战", "越南战争", "红色高棉"], "zh-TW": ["越戰", "越南戰爭", "紅色高棉"], ja: ["ベトナム戦争", "インドシナ戦争", "クメール・ルージュ"],
    ar: ["حرب فيتنام", "حرب الهند الصينية", "خمير حمر"] } },
  { id: "korean-war", parents: ["war", "korea"], words: {
    en: ["korean war", "divided korea", "demilitarised zone", "demilitarized zone", "38th parallel"], es: ["guerra de corea", "corea dividida"],
    fr: ["guerre de corée", "corée divisée"], zh: ["朝鲜战争", "抗美援朝", "三八线", "韩战"], "zh-TW": ["朝鮮戰爭", "抗美援朝", "三八線", "韓戰"], ja: ["朝鮮戦争", "南北分断", "三十八度線"],
    ar: ["الحرب الكورية", "حرب كوريا"] } },
  { id: "spanish-civil-war", parents: ["civil-war", "spain"], words: {
    en: ["spanish civil war", "francoism", "francoist", "franco regime", "republican exile", "international brigades"], es: ["guerra civil española", "franquismo", "franquista", "exilio republicano", "segunda república", "brigadas internacionales", "bando republicano", "bando nacional", "milicianos", "miliciana", "miliciano", "posguerra española", "dictadura franquista", "niños de la guerra españoles", "represaliados", "guernica", "falange", "falangista", "batalla del ebro"],
    fr: ["guerre d'espagne", "guerre civile espagnole", "franquisme", "retirada", "brigades internationales"], zh: ["西班牙内战", "佛朗哥"], "zh-TW": ["西班牙內戰", "佛朗哥"], ja: ["スペイン内戦", "フランコ政権"],
    ar: ["الحرب الأهلية الإسبانية", "حرب أهلية إسبانية", "فرانكو"] } },
  { id: "sino-japanese-war", parents: ["second-world-war", "china"], words: {
    en: ["sino-japanese war", "war of resistance", "japanese occupation", "nanjing massacre", "comfort women", "manchuria"], es: ["guerra sino-japonesa", "ocupación japonesa", "masacre de nankín", "manchuria"],
    fr: ["guerre sino-japonaise", "occupation japonaise", "massacre de nankin", "mandchourie"], zh: ["抗日战争", "南京大屠杀", "慰安妇", "日军", "九一八", "满洲", "敌后"], "zh-TW": ["抗日戰爭", "南京大屠殺", "慰安婦", "日軍", "九一八", "滿洲", "敵後", "八年抗戰"], ja: ["日中戦争", "満州", "満洲", "南京事件", "慰安婦", "従軍慰安婦"],
    ar: ["الحرب الصينية اليابانية", "احتلال ياباني", "مذبحة نانجينغ"] } },
  { id: "algerian-war", parents: ["war", "independence", "maghreb"], words: {
    en: ["algerian war", "war of independence in algeria", "harkis", "pieds-noirs"], es: ["guerra de argelia"],
    fr: ["guerre d'algérie", "harki", "harkis", "pieds-noirs"], zh: ["阿尔及利亚战争"], "zh-TW": ["阿爾及利亞戰爭"], ja: ["アルジェリア戦争", "アルジェリア独立"],
    ar: ["الثورة الجزائرية", "ثورة التحرير", "حرب الجزائر", "حرب التحرير"] } },
  { id: "lebanese-civil-war", parents: ["civil-war", "levant"], words: {
    en: ["lebanese civil war", "war in lebanon", "beirut during the war"], es: ["guerra civil libanesa", "guerra del líbano"],
    fr: ["guerre du liban", "guerre civile libanaise"], zh: ["黎巴嫩内战"], "zh-TW": ["黎巴嫩內戰"], ja: ["レバノン内戦"],
    ar: ["الحرب الأهلية اللبنانية", "حرب لبنان", "خطوط التماس"] } },
  { id: "nakba", parents: ["palestine", "refugees", "history"], words: {
    en: ["nakba", "right of return", "uprooted palestinians", "intifada", "west bank", "checkpoints"], es: ["nakba", "derecho al retorno", "intifada", "cisjordania"],
    fr: ["nakba", "droit au retour", "intifada", "cisjordanie"], zh: ["巴勒斯坦难民", "大灾难日", "约旦河西岸"], "zh-TW": ["巴勒斯坦難民", "大災難日", "約旦河西岸"], ja: ["ナクバ", "パレスチナ難民", "インティファーダ", "ヨルダン川西岸"],
    ar: ["النكبة", "نكبة", "حق العودة", "نكسة", "مفتاح العودة", "ضفة غربية", "حواجز عسكرية"] } },
  { id: "war-memory", parents: ["war", "memory"], words: {
    en: ["war memorial", "war memorials", "war memory", "memories of war", "war stories", "remembrance day", "unknown soldier", "war grave", "war graves", "survivors of war", "war survivor"], es: ["memoria de la guerra", "recuerdos de guerra", "monumento a los caídos", "soldado desconocido", "supervivientes de la guerra"],
    fr: ["mémoire de la guerre", "souvenirs de guerre", "monument aux morts", "soldat inconnu", "survivants de la guerre", "récits de guerre"], zh: ["战争记忆", "烈士", "纪念碑", "战争回忆", "抗战老兵"], "zh-TW": ["戰爭記憶", "烈士", "紀念碑", "戰爭回憶", "抗戰老兵", "忠烈祠", "眷村老兵"], ja: ["戦争体験", "戦争の記憶", "慰霊碑", "戦没者", "戦争遺跡"],
    ar: ["ذاكرة الحرب", "ذكريات الحرب", "نصب تذكاري", "ناجون من الحرب", "جندي مجهول", "شهداء", "شهيد", "شهيدة", "أم الشهيد", "زوجة الشهيد", "ابن الشهيد", "استشهاد", "دم الشهداء", "استشهد"] } },
  { id: "war-widows", parents: ["war", "grief"], words: {
    en: ["war widow", "war widows", "lost in the war", "lost his son in the war", "killed in action", "fallen soldiers"], es: ["viuda de guerra", "viudas de guerra", "caídos en combate", "hijo muerto en la guerra", "madres de soldados"],
    fr: ["veuve de guerre", "veuves de guerre", "mort au combat", "morts pour la france", "gueules cassées"], zh: ["阵亡", "战死", "烈属"], "zh-TW": ["陣亡", "戰死", "烈屬", "陣亡將士"], ja: ["戦死", "戦争未亡人", "遺族", "戦没"],
    ar: ["أرامل الحرب", "أرملة شهيد", "قتلى الحرب", "أمهات الشهداء"] } },
  { id: "wartime-love", parents: ["war", "love"], words: {
    en: ["wartime romance", "wartime love", "love in wartime", "love and war", "letters from the front", "sweetheart at the front"], es: ["amor en tiempos de guerra", "romance de guerra", "cartas desde el frente"],
    fr: ["amour en temps de guerre", "amour et guerre", "lettres du front", "lettres de poilus"], zh: ["战争爱情", "乱世爱情", "战地情书", "烽火爱情"], "zh-TW": ["戰爭愛情", "亂世愛情", "戰地情書", "烽火愛情", "亂世情"], ja: ["戦時下の恋", "戦場の恋", "戦地からの手紙"],
    ar: ["حب في زمن الحرب", "الحب والحرب", "رسائل من الجبهة"] } },
  { id: "peace-talks", parents: ["peace", "diplomacy"], words: {
    en: ["peace talks", "peace treaty", "ceasefire", "truce", "armistice", "peace agreement", "peace process", "negotiation", "negotiations"], es: ["negociaciones de paz", "tratado de paz", "alto el fuego", "tregua", "armisticio", "acuerdo de paz", "proceso de paz"],
    fr: ["négociations de paix", "traité de paix", "cessez-le-feu", "trêve", "armistice", "accord de paix", "processus de paix"], zh: ["和谈", "停战", "停火", "和平协议", "和平条约", "谈判"], "zh-TW": ["和談", "停戰", "停火", "和平協議", "和平條約", "談判"], ja: ["和平交渉", "停戦", "休戦", "講和", "平和条約"],
    ar: ["محادثات السلام", "مفاوضات", "اتفاقية سلام", "هدنة", "وقف إطلاق النار", "معاهدة سلام"] } },
  { id: "reconciliation", parents: ["peace", "forgiveness"], words: {
    en: ["reconciliation", "reconcile", "reconciled", "former enemies", "making peace", "coexistence", "living together in peace"], es: ["reconciliación", "reconciliarse", "antiguos enemigos", "convivencia", "hacer las paces"],
    fr: ["réconciliation", "se réconcilier", "anciens ennemis", "vivre ensemble", "coexistence"], zh: ["和解", "化敌为友", "冰释前嫌", "共存"], "zh-TW": ["和解", "化敵為友", "冰釋前嫌", "共存", "和解共生"], ja: ["和解", "仲直り", "共存", "共生"],
    ar: ["المصالحة", "مصالحة", "تعايش", "تصالح", "عدو سابق"] } },
  { id: "peace-movement", parents: ["peace", "protest"], words: {
    en: ["peace movement", "pacifist", "pacifists", "anti-nuclear", "ban the bomb", "nuclear disarmament", "peace activist", "dove of peace"], es: ["movimiento por la paz", "pacifista", "pacifistas", "antinuclear", "paloma de la paz"],
    fr: ["mouvement pour la paix", "pacifiste", "pacifistes", "antinucléaire", "colombe de la paix"], zh: ["反战", "和平运动", "和平主义", "反核", "和平鸽"], "zh-TW": ["反戰", "和平運動", "和平主義", "反核", "和平鴿"], ja: ["反戦", "平和運動", "反核", "平和主義", "平和教育", "核廃絶"],
    ar: ["حركة السلام", "مناهضة الحرب", "حمامة السلام"] } },
  { id: "border-wall", parents: ["borders"], words: {
    en: ["border wall", "barbed wire", "border fence", "border guard", "border guards", "border town", "border towns", "no man's land", "borderland", "borderlands", "crossing the border"], es: ["muro fronterizo", "alambrada", "guardia fronteriza", "pueblo fronterizo", "cruzar la frontera", "fronterizo", "fronteriza", "ruta migrante"],
    fr: ["mur frontalier", "barbelés", "garde-frontière", "ville frontière", "passer la frontière", "frontalier"], zh: ["边境墙", "铁丝网", "边境小镇", "边防", "过境", "越境"], "zh-TW": ["邊境牆", "鐵絲網", "邊境小鎮", "邊防", "過境", "越境"], ja: ["国境の壁", "鉄条網", "国境警備", "国境の町", "越境"],
    ar: ["جدار حدودي", "سياج حدودي", "أسلاك شائكة", "حرس الحدود", "عبور الحدود", "مدينة حدودية"] } },
  { id: "undocumented", parents: ["migration"], words: {
    en: ["undocumented", "undocumented migrants", "without papers", "illegal immigration", "deportation", "deported", "detention centre", "immigration raid"], es: ["sin papeles", "indocumentado", "indocumentados", "deportación de migrantes", "inmigración irregular", "centro de detención", "espalda mojada", "espaldas mojadas"],
    fr: ["sans-papiers", "clandestin", "clandestins", "expulsion du territoire", "reconduite à la frontière", "centre de rétention", "immigration clandestine"], zh: ["非法移民", "无证移民", "遣返", "黑户", "驱逐出境"], "zh-TW": ["非法移民", "無證移民", "遣返", "黑戶", "驅逐出境", "非法移工", "失聯移工"], ja: ["不法移民", "非正規滞在", "強制送還", "入管", "不法滞在"],
    ar: ["مهاجرون بلا أوراق", "هجرة غير شرعية", "هجرة سرية", "ترحيل", "بلا أوراق"] } },
  { id: "sea-crossing", parents: ["refugees", "sea"], words: {
    en: ["mediterranean crossing", "crossing the sea in a boat", "migrant boat", "migrant boats", "rescue ship", "small boats", "lampedusa", "lesbos", "drowned migrants"], es: ["patera", "pateras", "cayuco", "balseros", "travesía del mediterráneo", "naufragio de migrantes"],
    fr: ["traversée de la méditerranée", "embarcation de fortune", "bateau de migrants", "lampedusa", "naufrage de migrants"], zh: ["偷渡船", "难民船", "地中海偷渡", "投奔怒海"], "zh-TW": ["偷渡船", "難民船", "地中海偷渡", "投奔怒海"], ja: ["地中海を渡る", "難民船", "密航船", "ボートピープル"],
    ar: ["قوارب الموت", "قارب مهاجرين", "عبور البحر", "عبور المتوسط", "قارب مطاطي", "حراقة", "حراق", "حرقة البحر", "قوارب مطاطية", "مهاجر سري", "مهاجرون سريون"] } },
  { id: "homecoming", parents: ["exile", "hometown"], words: {
    en: ["homecoming", "returning home", "return home", "coming back home", "goes back home", "back to his village", "back to her village", "back to the village", "return to the homeland", "return from exile"], es: ["regreso a casa", "retorno", "regresa a su pueblo", "vuelve a su pueblo", "volver al pueblo", "regreso del exilio", "volver a la tierra", "vuelve al pueblo", "regresa al pueblo", "vuelve a su tierra", "regresa a su tierra", "vuelve a su ciudad natal", "regresa a su ciudad natal", "regresa a su país", "vuelve a su país", "regreso al hogar", "retorno a la tierra natal", "volver a casa"],
    fr: ["retour au pays", "retour au village", "retour aux sources", "revient au pays", "retour d'exil", "rentre au village"], zh: ["回乡", "返乡", "还乡", "回家之路", "重返故乡", "归国"], "zh-TW": ["回鄉", "返鄉", "還鄉", "回家之路", "重返故鄉", "歸國"], ja: ["帰郷", "里帰り", "故郷に帰る", "帰国", "uターン"],
    ar: ["العودة إلى الوطن", "عودة إلى القرية", "يعود إلى قريته", "عودة المغترب", "يعود إلى وطنه", "تعود إلى قريتها", "عاد إلى قريته", "يعود إلى مسقط رأسه", "يعود إلى بلده", "تعود إلى بلدها"] } },
  { id: "integration", parents: ["migration", "multicultural"], words: {
    en: ["social integration", "assimilation", "fitting in", "settling in", "adapting to a new country", "new life in a new country", "culture shock", "host country"], es: ["integración social", "asimilación", "adaptarse a un nuevo país", "choque cultural", "país de acogida", "arraigo"],
    fr: ["intégration des immigrés", "assimilation", "s'adapter à un nouveau pays", "choc culturel"], zh: ["融入", "同化", "文化冲击", "文化差异", "适应新生活"], "zh-TW": ["融入", "同化", "文化衝擊", "文化差異", "適應新生活", "融入社會", "新住民"], ja: ["同化", "異文化", "カルチャーショック", "多文化共生"],
    ar: ["الاندماج", "اندماج", "صدمة ثقافية", "بلد مضيف", "تأقلم"] } },
  { id: "overseas-communities", parents: ["migration", "culture"], words: {
    en: ["chinatown", "little italy", "overseas chinese", "immigrant community", "immigrant communities", "immigrant neighbourhood", "expat community", "nikkei"], es: ["barrio chino", "comunidad inmigrante", "colectividad", "chinos de ultramar", "barrio de inmigrantes"],
    fr: ["quartier chinois", "communauté immigrée", "quartier d'immigrés", "chinois d'outre-mer"], zh: ["唐人街", "华侨", "侨民", "下南洋", "侨乡"], "zh-TW": ["唐人街", "華僑", "僑民", "下南洋", "僑鄉", "南洋", "馬華"], ja: ["中華街", "華僑", "日系人", "移民街", "チャイナタウン"],
    ar: ["الجاليات", "جالية", "جاليات", "حي المهاجرين", "مهجر", "أدب المهجر"] } },
  { id: "rural-exodus", parents: ["migration", "countryside"], words: {
    en: ["rural exodus", "leaving the village", "leaves the village", "from village to city", "moving to the city", "moves to the city", "country to city", "depopulation", "rural depopulation", "ageing village", "empty villages"], es: ["éxodo rural", "del campo a la ciudad", "dejar el pueblo", "abandono rural", "despoblación", "españa vaciada", "emigrar a la ciudad", "deja su pueblo", "abandona su pueblo", "abandona el campo", "españa vacía", "pueblo que se queda sin gente"],
    fr: ["exode rural", "de la campagne à la ville", "quitter le village", "désertification rurale", "dépeuplement"], zh: ["进城", "离开村庄", "农民工", "空心村", "乡下人进城"], "zh-TW": ["進城", "離開村莊", "農民工", "空心村", "鄉下人進城", "北漂", "人口外流"], ja: ["上京", "過疎", "限界集落", "離村", "集団就職"],
    ar: ["النزوح الريفي", "هجرة ريفية", "من القرية إلى المدينة", "ترك القرية", "هجر القرية", "ترك قريته", "تركت قريتها", "غادر قريته", "نزح إلى المدينة", "من الريف إلى المدينة", "قرية مهجورة من أهلها", "جاء من الريف"] } },
  { id: "students-abroad", parents: ["migration", "university"], words: {
    en: ["study abroad", "studying abroad", "exchange student", "exchange students", "international student", "international students", "overseas student", "overseas students", "brain drain"], es: ["estudiar en el extranjero", "estudiante de intercambio", "intercambio estudiantil", "estudiantes extranjeros", "fuga de cerebros"],
    fr: ["étudier à l'étranger", "étudiant étranger", "étudiants étrangers", "échange universitaire", "fuite des cerveaux", "séjour à l'étranger"], zh: ["留学", "留学生", "出国", "交换生", "海归"], "zh-TW": ["留學", "留學生", "出國", "交換生", "海歸", "交換學生"], ja: ["留学", "留学生", "交換留学", "頭脳流出"],
    ar: ["الدراسة في الخارج", "دراسة في الخارج", "طلاب أجانب", "هجرة العقول", "بعثة دراسية", "طالب مغترب"] } },
  { id: "statelessness", parents: ["refugees", "identity"], words: {
    en: ["stateless", "statelessness", "without a country", "no nationality", "no homeland"], es: ["apátrida", "apátridas", "sin patria"],
    fr: ["apatride", "apatrides", "sans patrie", "sans nationalité"], zh: ["无国籍", "无国籍者", "没有祖国"], "zh-TW": ["無國籍", "無國籍者", "沒有祖國"], ja: ["無国籍", "祖国を失う"],
    ar: ["انعدام الجنسية", "بلا وطن", "بدون جنسية", "عديمو الجنسية", "عديم الجنسية", "فئة البدون"] } },
  { id: "families-apart", parents: ["migration", "family"], words: {
    en: ["separated families", "separated by migration", "family left behind", "family separation", "long-distance family", "remittances"], es: ["familias separadas", "separación familiar", "familia que se queda", "remesas"],
    fr: ["familles séparées", "séparation familiale", "famille restée au pays", "enfants restés au pays"], zh: ["骨肉分离", "留守", "两地分居", "失散家人"], "zh-TW": ["骨肉分離", "留守", "兩地分居", "失散家人", "離散家庭"], ja: ["離散家族", "単身赴任", "出稼ぎ家族", "離れ離れの家族"],
    ar: ["عائلات مشتتة", "شتات العائلة", "تفرق العائلة", "فراق الأهل"] } },
  { id: "migrant-labour", parents: ["migration", "workers"], words: {
    en: ["migrant labour", "migrant labor", "seasonal workers", "seasonal worker", "foreign workers", "guest workers", "fruit pickers", "bracero"], es: ["trabajadores migrantes", "jornaleros", "jornalero", "temporeros", "temporero", "trabajadores extranjeros"],
    fr: ["travailleurs migrants", "travailleurs immigrés", "saisonniers", "travailleurs étrangers", "journaliers"], zh: ["外劳", "打工者", "季节工", "外籍劳工"], "zh-TW": ["外勞", "打工者", "季節工", "外籍勞工", "移工", "外籍移工", "外籍看護"], ja: ["出稼ぎ", "外国人労働者", "技能実習生", "季節労働者"],
    ar: ["العمالة المهاجرة", "عمالة وافدة", "عمال مهاجرون", "عمال موسميون", "كفيل", "نظام الكفالة", "عامل وافد", "وافدون", "عمالة أجنبية"] } },
  { id: "firearms", parents: ["weapons"], words: {
    en: ["firearm", "firearms", "pistol", "pistols", "revolver", "revolvers", "handgun", "machine gun", "machine guns", "rifles", "bullet", "bullets", "gunpowder", "cannons", "cannonball", "artillery", "missile", "bazooka", "gunsmith", "shotgun", "torpedo", "loaded gun", "flamethrower"], es: ["arma de fuego", "armas de fuego", "pistola", "pistolas", "revólver", "revólveres", "ametralladora", "ametralladoras", "escopeta", "fusiles", "bala", "balas", "cañones de guerra", "torpedo", "armero", "lanzallamas"],
    fr: ["arme à feu", "armes à feu", "pistolet", "pistolets", "revolver", "revolvers", "mitraillette", "mitrailleuse", "mitrailleuses", "fusils", "fusil de chasse", "balle de fusil", "canons de guerre", "boulet de canon", "artillerie", "artilleur", "artilleurs", "torpille", "torpilles", "armurier", "lance-flammes", "obus"], zh: ["枪支", "手枪", "左轮手枪", "机关枪", "步枪", "子弹", "大炮", "鱼雷"], "zh-TW": ["槍枝", "手槍", "左輪手槍", "機關槍", "步槍", "子彈", "大砲", "飛彈", "砲彈", "魚雷"], ja: ["銃器", "拳銃", "ピストル", "リボルバー", "機関銃", "小銃", "弾丸", "銃弾", "大砲", "魚雷"],
    ar: ["أسلحة نارية", "مسدس", "مسدسات", "بنادق", "رشاش", "رصاصة", "مدفع", "مدافع", "مدفعية", "صاروخ حربي"] } },
  { id: "blades", parents: ["weapons"], words: {
    en: ["dagger", "daggers", "sword and shield", "armor", "battle axe", "knife fight", "switchblade", "penknife", "pocket knife", "machete", "catapult", "slingshot", "battering ram"], es: ["daga", "dagas", "puñal", "puñales", "lanza", "lanzas", "espada y escudo", "navaja", "navajas", "machete", "machetes", "catapulta"],
    fr: ["dague", "dagues", "poignard", "poignards", "coup de poignard", "haches", "couteau de poche", "canif", "machette", "machettes", "catapulte", "catapultes", "hallebarde", "lance-pierre"], zh: ["匕首", "弩", "砍刀", "小刀", "弹弓", "投石机"], "zh-TW": ["匕首", "弩", "砍刀", "小刀", "彈弓", "投石機"], ja: ["短剣", "ナイフ", "盾", "なた", "パチンコ玉"],
    ar: ["خنجر", "خناجر", "سكاكين", "منجنيق", "مقلاع"] } },
  { id: "explosives", parents: ["weapons"], words: {
    en: ["explosives", "dynamite", "grenade", "grenades", "time bomb", "bomb disposal", "hand grenade"], es: ["explosivos", "dinamita", "granada de mano", "granadas de mano", "bomba de relojería", "artificiero", "desactivar bombas", "cóctel molotov", "pólvora", "detonador"],
    fr: ["explosifs", "dynamite", "grenade à main", "bombe à retardement", "démineur", "démineurs", "voiture piégée", "poudre à canon", "cocktail molotov"], zh: ["炸弹", "炸药", "手榴弹", "定时炸弹", "拆弹", "火药", "爆炸物"], "zh-TW": ["炸彈", "炸藥", "手榴彈", "定時炸彈", "拆彈", "火藥", "爆裂物"], ja: ["爆薬", "手榴弾", "ダイナマイト", "時限爆弾", "火薬", "爆発物"],
    ar: ["قنبلة", "قنابل", "متفجرات", "ديناميت", "قنبلة يدوية", "قنبلة موقوتة", "عبوة ناسفة", "عبوات ناسفة", "بارود", "خبير متفجرات", "قنابل يدوية", "انفجار", "انفجارات", "لغم", "حقل ألغام"] } },
];
