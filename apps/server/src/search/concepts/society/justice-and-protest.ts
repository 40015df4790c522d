import type { Concept } from "../concept.ts";

export const justiceAndProtest: Concept[] = [
  { id: "judges", parents: ["trial"], words: {
    en: ["judges", "magistrate", "magistrates", "supreme court", "prosecutor", "public prosecutor", "hearing in court"], es: ["jueces", "magistrado", "magistrada", "corte suprema", "tribunal supremo", "estrado"],
    fr: ["juges", "magistrat", "magistrate", "procureur", "procureure", "cour d'assises", "palais de justice", "cour suprême"], zh: ["检察官", "审判长", "最高法院", "开庭", "判决", "法院", "法官", "大法官", "青天大老爷", "女法官"], "zh-TW": ["檢察官", "審判長", "最高法院", "開庭", "判決", "法院", "地方法院", "宣判", "法官", "大法官", "青天大老爺", "女法官", "司法官"], ja: ["検察官", "検事", "最高裁", "判事", "裁判所", "法廷劇", "裁判官", "裁判長", "女性裁判官", "大岡越前"],
    ar: ["القضاة", "قضاة", "قاض", "مدع عام", "نيابة عامة", "محكمة عليا", "قاعة المحكمة"] } },
  { id: "witness-testimony", parents: ["trial", "truth"], words: {
    en: ["testifies", "testify", "on the stand", "sworn statement", "perjury", "bears witness", "key witness", "star witness", "witness to a murder", "witnesses a murder", "witness protection", "sole witness", "false witness", "testimonies", "witness to a crime", "eyewitness account", "witness statement"], es: ["testificar", "declarar ante el juez", "perjurio", "testigos del juicio"],
    fr: ["témoigner", "témoignage au procès", "faux témoignage", "à la barre", "témoin clé", "seul témoin", "faux témoin", "protection des témoins", "témoin gênant", "témoin d'un crime", "témoin d'un meurtre", "déposition", "témoin sous protection"], zh: ["出庭作证", "证词", "作证", "伪证"], "zh-TW": ["出庭作證", "證詞", "作證", "偽證"], ja: ["証言台", "証人", "偽証", "証言する"],
    ar: ["الشهادة في المحكمة", "شهادة زور", "شهود", "إفادة"] } },
  { id: "prison-guards", parents: ["prison", "work"], words: {
    en: ["prison guard", "prison guards", "jailer", "jailers", "correctional officer", "prison officer", "prison warden", "prison wardens", "jail guard", "prison governor", "female prison guard", "prison staff", "jail warden"], es: ["guardia de prisión", "carcelero", "carceleros", "funcionario de prisiones"],
    fr: ["gardien de prison", "surveillant pénitentiaire", "geôlier", "maton", "surveillants de prison", "directeur de prison", "garde-chiourme"], zh: ["狱警", "看守", "狱卒"], "zh-TW": ["獄警", "看守", "獄卒", "監獄管理員"], ja: ["看守", "刑務官"],
    ar: ["السجان", "سجان", "حراس السجن", "حارس السجن"] } },
  { id: "political-prisoners", parents: ["prison", "politics", "human-rights"], words: {
    en: ["political prisoner", "political prisoners", "prisoner of conscience", "detained activists", "disappeared by the regime", "gulag", "labour camp", "labor camp", "re-education camp"], es: ["preso político", "presos políticos", "preso de conciencia", "desaparecidos de la dictadura", "detenidos desaparecidos", "gulag"],
    fr: ["prisonnier politique", "prisonniers politiques", "détenu politique", "goulag", "camp de travail", "détenus politiques", "prisonnier d'opinion", "prisonniers d'opinion", "archipel du goulag", "opposant emprisonné", "opposants emprisonnés"], zh: ["政治犯", "良心犯", "劳改", "古拉格", "劳改营"], "zh-TW": ["政治犯", "良心犯", "勞改", "古拉格", "勞改營", "政治受難者", "綠島監獄"], ja: ["政治犯", "良心の囚人", "収容所", "強制労働", "グラグ"],
    ar: ["السجناء السياسيون", "سجين سياسي", "معتقل سياسي", "معتقلو الرأي", "معتقلون", "سجناء الرأي", "أدب السجون", "سجين رأي", "سجن تدمر", "تزمامارت", "سجن صيدنايا", "أسرى في سجون الاحتلال", "اعتقال سياسي", "حبس انفرادي", "مختفون قسرا"] } },
  { id: "life-after-prison", parents: ["prison", "recovery"], words: {
    en: ["released from prison", "out of prison", "ex-convict", "ex-convicts", "parole", "ex-prisoner", "life after prison", "probation"], es: ["salir de la cárcel", "exconvicto", "ex presidiario", "libertad condicional", "reinserción", "sale de prisión", "recién salido de la cárcel", "recién salida de la cárcel", "expresidiario", "expresidiaria", "años de cárcel", "después de la cárcel", "puesto en libertad"],
    fr: ["sortie de prison", "ancien détenu", "ex-détenu", "liberté conditionnelle", "réinsertion", "ex-taulard", "ancien taulard", "ancien prisonnier", "anciens détenus", "réinsertion des détenus", "bracelet électronique"], zh: ["出狱", "刑满释放", "更生人", "假释", "重新做人"], "zh-TW": ["出獄", "刑滿釋放", "更生人", "假釋", "重新做人"], ja: ["出所", "仮釈放", "前科者", "保護司", "更生"],
    ar: ["الخروج من السجن", "خرج من السجن", "سجين سابق", "إفراج مشروط", "يخرج من السجن", "بعد سنوات السجن", "أسير محرر", "أسرى محررون", "أفرج عنه", "الإفراج عنه", "إطلاق سراح", "أطلق سراحه"] } },
  { id: "juvenile-justice", parents: ["law", "youth"], words: {
    en: ["juvenile justice", "juvenile delinquency", "juvenile delinquents", "young offenders", "reform school", "juvenile detention", "juvenile court", "juvenile offender", "juvenile offenders", "borstal", "juvenile prison", "teenage criminal", "teenage criminals", "children in prison", "young criminals"], es: ["delincuencia juvenil", "reformatorio", "menores infractores", "justicia juvenil", "correccional", "centro de menores"],
    fr: ["délinquance juvenile", "jeunes délinquants", "maison de correction", "justice des mineurs", "juge pour enfants", "tribunal pour enfants", "maison de redressement", "centre éducatif fermé", "bagne d'enfants", "bagnes d'enfants", "enfants en prison", "mineurs en prison"], zh: ["少年犯", "少管所", "青少年犯罪", "未成年犯罪"], "zh-TW": ["少年犯", "少管所", "青少年犯罪", "未成年犯罪", "少年觀護所", "感化院"], ja: ["少年犯罪", "少年院", "非行少年", "少年法"],
    ar: ["جنوح الأحداث", "أحداث جانحون", "إصلاحية", "قضاء الأحداث", "جانح", "جانحون", "جانحين", "سجن الأحداث", "جنوح"] } },
  { id: "transitional-justice", parents: ["justice", "history"], words: {
    en: ["transitional justice", "truth commission", "truth and reconciliation", "war crimes trial", "historical memory", "nuremberg trials", "war crimes tribunal", "international criminal court", "crimes against humanity trial", "bringing war criminals to justice", "justice after dictatorship"], es: ["justicia transicional", "comisión de la verdad", "memoria histórica", "verdad y reconciliación"],
    fr: ["justice transitionnelle", "commission vérité", "réconciliation nationale", "commission vérité et réconciliation", "justice après la guerre", "procès de nuremberg", "tribunal pénal international", "procès des bourreaux", "juger les criminels de guerre", "gacaca"], zh: ["转型正义", "真相委员会", "历史真相", "平反"], "zh-TW": ["轉型正義", "真相委員會", "歷史真相", "平反", "白色恐怖平反"], ja: ["移行期正義", "真実和解委員会", "戦犯裁判", "歴史の清算"],
    ar: ["العدالة الانتقالية", "عدالة انتقالية", "لجنة الحقيقة", "مصالحة وطنية", "إنصاف ومصالحة"] } },
  { id: "torture", parents: ["violence", "human-rights"], words: {
    en: ["torture", "tortured", "torturer", "cruel treatment", "torture chamber", "tortured prisoner", "tortured prisoners", "waterboarding", "rack and thumbscrews", "torture survivor", "torture survivors"], es: ["tortura", "torturas", "torturado", "torturador"],
    fr: ["torture", "tortures", "torturé", "tortionnaire", "sévices", "supplice", "supplices", "supplicié", "salle de torture", "chambre de torture", "gégène"], zh: ["酷刑", "拷打", "刑讯", "虐待囚犯"], "zh-TW": ["酷刑", "拷打", "刑訊", "虐待囚犯", "刑求"], ja: ["拷問", "拷問者"],
    ar: ["التعذيب", "تعذيب", "جلاد"] } },
  { id: "constitution", parents: ["law", "politics"], words: {
    en: ["constitution", "constitutional", "constitutional court", "bill of rights", "fundamental law", "constitutional law", "constitutional reform", "founding fathers", "framers of the constitution", "constituent assembly", "magna carta"], es: ["constitución", "constitucional", "asamblea constituyente", "carta magna"],
    fr: ["droit constitutionnel", "constitutionnel", "conseil constitutionnel", "assemblée constituante", "constitution française", "réforme constitutionnelle", "révision de la constitution", "rédiger une constitution"], zh: ["宪法", "宪政", "立宪", "修宪"], "zh-TW": ["憲法", "憲政", "立憲", "修憲", "釋憲"], ja: ["憲法", "立憲", "改憲", "護憲"],
    ar: ["الدستور", "دستور", "دستوري", "محكمة دستورية"] } },
  { id: "contracts-and-notaries", parents: ["law", "business"], words: {
    en: ["contract", "contracts", "notary", "legal document", "signing a contract", "lawsuit", "lawsuits"], es: ["contrato", "contratos", "notario", "notaria", "escritura notarial", "demanda judicial", "pleito", "litigio"],
    fr: ["contrat", "contrats", "notaire", "acte notarié", "poursuite judiciaire", "litige"], zh: ["合同", "契约", "公证", "诉讼", "官司"], "zh-TW": ["合同", "契約", "公證", "訴訟", "官司", "合約", "訴訟案", "公證人"], ja: ["契約", "契約書", "公証人", "訴訟"],
    ar: ["العقود", "عقد قانوني", "كاتب عدل", "دعوى قضائية", "توثيق"] } },
  { id: "copyright-and-plagiarism", parents: ["law"], words: {
    en: ["intellectual property", "plagiarism", "plagiarist", "piracy of works", "plagiarised", "stolen manuscript", "stolen novel", "stolen idea", "stolen song", "copyright infringement", "steals his novel", "steals her story", "literary theft"], es: ["propiedad intelectual", "derechos de autor", "plagio"],
    fr: ["propriété intellectuelle", "droit d'auteur", "plagiat", "plagiaire", "plagié", "piratage d'œuvres", "vol d'idée", "manuscrit volé", "propriété littéraire", "livre plagié"], zh: ["著作权", "知识产权", "抄袭", "剽窃"], "zh-TW": ["著作權", "知識產權", "抄襲", "剽竊", "智慧財產權", "仿冒"], ja: ["著作権", "知的財産", "盗作"],
    ar: ["الملكية الفكرية", "ملكية فكرية", "حقوق المؤلف", "سرقة أدبية", "تزييف"] } },
  { id: "vigilante", parents: ["justice", "revenge"], words: {
    en: ["vigilante", "vigilantes", "taking the law into their own hands", "avenger", "self-justice", "lynching", "lynch mob"], es: ["justiciero", "justiciera", "tomar la justicia por su mano", "linchamiento", "vengador"],
    fr: ["justicier", "justicière", "se faire justice", "lynchage", "vengeur", "vengeurs masqués", "justice expéditive", "milice privée", "se fait justice", "se fait justice soi-même", "justice soi-même", "père vengeur"], zh: ["私刑", "替天行道", "复仇者", "以暴制暴"], "zh-TW": ["私刑", "替天行道", "復仇者", "以暴制暴"], ja: ["私刑", "自警団", "復讐者"],
    ar: ["العدالة باليد", "أخذ الحق باليد", "منتقم"] } },
  { id: "police-violence", parents: ["police", "violence", "human-rights"], words: {
    en: ["police violence", "police brutality", "killed by police", "police repression", "tear gas", "police killing", "police killings", "shot by police", "shot by a policeman", "racist police", "riot police", "police shooting", "police shootings", "racial profiling", "death in custody", "deaths in custody"], es: ["violencia policial", "brutalidad policial", "represión policial", "gases lacrimógenos"],
    fr: ["violences policières", "bavure", "bavures policières", "répression policière", "gaz lacrymogène", "tué par la police", "tué par un policier", "mort lors d'une interpellation", "contrôle au faciès", "contrôles au faciès", "matraque", "matraques", "lbd", "brutalités policières"], zh: ["警察暴力", "警方镇压", "催泪弹"], "zh-TW": ["警察暴力", "警方鎮壓", "催淚彈"], ja: ["警察暴力", "警察の暴力", "弾圧", "催涙ガス"],
    ar: ["عنف الشرطة", "قمع أمني", "قمع الشرطة", "غاز مسيل للدموع"] } },
  { id: "blackmail", parents: ["crime", "secret"], words: {
    en: ["blackmail", "blackmailer", "blackmailed", "extortion", "ransom note", "extortionist", "sextortion", "blackmail letters", "compromising photos", "compromising letters"], es: ["chantaje", "chantajista", "extorsión", "rescate de un secuestro", "chantajea", "anónimos amenazantes"],
    fr: ["chantage", "maître chanteur", "extorsion", "lettre de chantage", "racketteur", "extorsion de fonds", "fait chanter", "faire chanter", "victime de chantage", "menacé de chantage"], zh: ["勒索", "敲诈", "要挟"], "zh-TW": ["勒索", "敲詐", "要挾", "恐嚇取財"], ja: ["脅迫", "恐喝", "ゆすり"],
    ar: ["الابتزاز", "ابتزاز", "مبتز"] } },
  { id: "smuggling", parents: ["crime", "borders"], words: {
    en: ["smuggling", "smuggler", "smugglers", "contraband", "people smugglers", "drug smuggling", "drug smuggler", "drug smugglers", "arms trafficking", "arms dealer", "arms dealers", "gun running", "gunrunner", "gunrunners", "rum runners", "rum running", "bootlegging", "wildlife trafficking", "black marketeers"], es: ["contrabando", "contrabandista", "contrabandistas", "coyotes de la frontera", "estraperlo", "estraperlista", "alijo", "contrabando de tabaco", "contrabandista de alcohol"],
    fr: ["contrebande", "contrebandier", "contrebandiers", "passeur", "passeurs", "contrebandier de tabac", "contrebande d'alcool", "contrebande d'armes", "trafic d'armes", "trafiquant d'armes", "trafiquants d'armes", "trafic d'œuvres d'art", "trafic d'animaux", "trafics", "go-fast"], zh: ["走私", "偷渡", "走私犯", "蛇头", "私盐", "偷运", "黑市", "私货", "水货"], "zh-TW": ["走私", "偷渡", "走私犯", "蛇頭", "偷渡客", "私鹽", "偷運", "黑市", "私貨", "水貨", "跑單幫"], ja: ["密輸", "密入国", "密輸人", "密輸業者", "闇市場", "抜け荷", "密売", "運び屋", "密貿易"],
    ar: ["التهريب", "تهريب", "مهرب", "مهربون"] } },
  { id: "human-trafficking", parents: ["crime", "slavery"], words: {
    en: ["human trafficking", "trafficked", "sex trafficking", "forced labour", "forced labor", "modern slavery", "forced prostitution"], es: ["trata de personas", "trata de mujeres", "trabajo forzado", "esclavitud moderna", "tráfico de personas", "tráfico de mujeres", "tráfico de niños", "trata de blancas", "explotación sexual"],
    fr: ["traite des êtres humains", "traite humaine", "travail forcé", "esclavage moderne", "trafic d'êtres humains", "traite des blanches", "traite des femmes", "réseau de prostitution", "réseaux de prostitution", "esclave moderne", "esclaves modernes", "travail clandestin forcé", "trafic d'enfants", "vente d'enfants"], zh: ["人口贩卖", "强迫劳动", "人贩子"], "zh-TW": ["人口販賣", "強迫勞動", "人販子", "人口販運"], ja: ["人身売買", "人身取引"],
    ar: ["الاتجار بالبشر", "اتجار بالبشر", "عبودية حديثة"] } },
  { id: "arson", parents: ["crime", "fire"], words: {
    en: ["arson", "arsonist", "set on fire", "pyromaniac", "arson attack", "burns down the house", "burned down", "burnt down", "sets fire to", "pyromania", "fire-raiser", "firebug"], es: ["incendio provocado", "pirómano", "incendiario"],
    fr: ["incendie criminel", "pyromane", "incendiaire", "mettre le feu à", "met le feu à", "maison incendiée", "brûle sa maison"], zh: ["纵火", "放火"], "zh-TW": ["縱火", "放火"], ja: ["放火", "放火犯"],
    ar: ["إضرام النار", "حريق متعمد", "مفتعل الحرائق"] } },
  { id: "amnesty", parents: ["justice", "forgiveness"], words: {
    en: ["amnesty", "pardoned", "royal pardon", "clemency", "restorative justice", "presidential pardon", "granted a pardon", "reprieve", "reprieved", "mercy of the king"], es: ["amnistía", "indulto", "clemencia", "justicia restaurativa"],
    fr: ["amnistie", "grâce présidentielle", "clémence", "justice réparatrice", "grâce accordée", "gracié", "graciée", "graciés", "amnistié", "amnistiés", "remise de peine", "grâce royale", "clémence du roi"], zh: ["赦免", "大赦", "特赦"], "zh-TW": ["赦免", "大赦", "特赦"], ja: ["恩赦", "特赦", "修復的司法"],
    ar: ["العفو العام", "عفو عام", "عدالة تصالحية"] } },
  { id: "elections", parents: ["democracy"], words: {
    en: ["election", "elections", "ballot", "ballot box", "voters", "vote", "polling station", "candidate", "referendum", "election night"], es: ["elecciones", "votación", "votantes", "urna electoral", "urnas", "candidato", "candidata", "referéndum", "campaña electoral"],
    fr: ["élections", "élection", "scrutin", "électeurs", "urnes", "bureau de vote", "candidat", "référendum", "campagne électorale", "isoloir", "bulletin de vote", "urne électorale", "suffrage universel", "abstentionniste", "second tour", "présidentielle", "électeurs et électrices"], zh: ["选举", "投票", "大选", "候选人", "公投", "竞选", "选民", "选票", "拉票", "普选", "竞选总统", "参选", "当选", "落选", "票选", "村长选举", "罢免", "补选", "初选", "民调", "选区"], "zh-TW": ["選舉", "投票", "大選", "候選人", "公投", "競選", "開票", "罷免", "選民", "選票", "拉票", "普選", "競選總統", "參選", "當選", "票選", "村長選舉", "補選", "初選", "民調", "選區", "造勢", "買票", "樁腳", "立委選舉", "總統大選"], ja: ["選挙", "投票", "選挙運動", "候補者", "国民投票", "有権者", "総選挙", "開票", "立候補", "当選", "選挙戦", "選挙権", "知事選", "市長選", "大統領選", "演説会", "遊説", "選挙事務所", "投票日", "開票速報", "泡沫候補"],
    ar: ["الانتخابات", "انتخابات", "تصويت", "اقتراع", "ناخبون", "مرشح", "استفتاء", "صندوق الاقتراع"] } },
  { id: "parliament", parents: ["politics"], words: {
    en: ["parliament", "parliamentary", "congress", "senate", "senator", "member of parliament", "legislature", "congressman", "congresswoman", "congressmen", "house of commons", "backbencher", "lawmaker", "lawmakers", "filibuster"], es: ["parlamento", "congreso de los diputados", "senado", "senador", "diputado", "diputada"],
    fr: ["assemblée nationale", "vie parlementaire", "sénat", "député", "députée", "sénateur", "sénatrice", "hémicycle", "parlementaire", "motion de censure"], zh: ["议会", "国会", "议员", "参议院", "人大"], "zh-TW": ["議會", "國會", "議員", "參議院", "人大", "立法院", "立委"], ja: ["国会", "議会", "議員", "参議院", "衆議院"],
    ar: ["البرلمان", "برلمان", "نائب", "نواب", "مجلس الشعب", "مجلس النواب"] } },
  { id: "presidents-and-leaders", parents: ["politics"], words: {
    en: ["president", "presidents", "prime minister", "minister", "ministers", "head of state", "statesman", "stateswoman", "political leader", "political career", "governor", "governors", "state governor", "governor general", "chancellor", "vice president", "statesmen"], es: ["presidente", "presidenta", "primer ministro", "ministro", "ministra", "jefe de estado", "líder político", "carrera política"],
    fr: ["président", "présidente", "premier ministre", "ministre", "chef d'état", "homme d'état", "carrière politique", "gouverneur", "gouverneurs", "gouverneure", "chancelier", "chancelière", "premières dames", "président de la république"], zh: ["总统", "首相", "总理", "国家领导人", "部长", "政治家", "主席", "元首", "领导人", "女总统", "省长", "州长", "国务卿", "第一夫人", "总督", "党魁", "领袖", "参议员", "副总统", "议长", "总书记", "国父"], "zh-TW": ["總統", "首相", "總理", "國家領導人", "部長", "政治家", "行政院長", "政治人物", "主席", "元首", "領導人", "女總統", "省長", "州長", "國務卿", "第一夫人", "總督", "黨魁", "領袖", "參議員", "副總統", "議長", "總書記", "國父"], ja: ["大統領", "総理大臣", "首相", "大臣", "政治家", "国家元首", "総理", "元首", "指導者", "党首", "知事", "国務長官", "ファーストレディ", "総統", "総督", "閣僚", "副大統領", "議長", "書記長", "最高指導者"],
    ar: ["الرئاسة", "رئيس الجمهورية", "رئيس وزراء", "وزير", "وزراء", "زعيم سياسي", "زعماء", "وزيرة", "رئيسة الوزراء", "رئيس الدولة", "زعيم", "حاكم البلاد", "رئيس الوزراء"] } },
  { id: "diplomacy", parents: ["politics"], words: {
    en: ["diplomacy", "diplomat", "diplomats", "ambassador", "foreign policy", "international relations", "consul", "geopolitics"], es: ["diplomacia", "diplomático", "diplomática", "embajador", "política exterior", "relaciones internacionales", "geopolítica", "tratado internacional"],
    fr: ["diplomatie", "diplomate", "ambassadeur", "politique étrangère", "relations internationales", "géopolitique"], zh: ["外交", "外交官", "大使", "国际关系", "地缘政治", "使节", "使者", "建交", "出使", "领事", "外交部长", "斡旋", "条约", "外长", "邦交", "签约", "和约", "联姻外交", "驻外", "联合国大使"], "zh-TW": ["外交", "外交官", "大使", "國際關係", "地緣政治", "使節", "使者", "建交", "出使", "領事", "外交部長", "斡旋", "條約", "外長", "邦交", "簽約", "和約", "聯姻外交", "駐外", "聯合國大使", "斷交"], ja: ["外交", "外交官", "国際関係", "地政学", "大使", "領事", "使節", "条約", "外務省", "同盟", "国交", "外相", "通訳外交", "遣隋使", "密約", "首脳会談", "特使", "友好条約", "駐在武官"],
    ar: ["الدبلوماسية", "دبلوماسية", "دبلوماسي", "سفير", "علاقات دولية", "سياسة خارجية", "معاهدة", "معاهدات", "قنصل", "قناصل"] } },
  { id: "coup", parents: ["politics", "violence"], words: {
    en: ["military coup", "military junta", "putsch", "martial law", "state of emergency", "coup attempt", "failed coup", "attempted coup", "overthrow of the government", "overthrow the government", "palace coup", "generals seize power"], es: ["golpe militar", "junta militar", "ley marcial", "estado de sitio", "golpista", "golpistas", "cuartelazo", "asonada", "pronunciamiento militar", "toma del poder"],
    fr: ["junte militaire", "putsch", "loi martiale", "état d'urgence", "putschistes", "putsch militaire", "renversement du président", "renverser le gouvernement", "complot militaire"], zh: ["戒严", "紧急状态"], "zh-TW": ["緊急狀態", "戒嚴時期"], ja: ["戒厳令", "非常事態"],
    ar: ["الانقلاب", "انقلاب عسكري", "أحكام عرفية", "حالة الطوارئ", "مجلس عسكري"] } },
  { id: "strikes", parents: ["protest", "workers"], words: {
    en: ["strike", "strikes", "general strike", "picket line", "walkout", "labour dispute", "labor dispute", "lockout"], es: ["huelga", "huelgas", "huelguistas", "huelga general", "piquete", "conflicto laboral", "paro general"],
    fr: ["grève", "grèves", "grévistes", "grève générale", "piquet de grève", "conflit social", "débrayage"], zh: ["罢工", "工潮", "劳资纠纷", "劳资冲突"], "zh-TW": ["罷工", "工潮", "勞資糾紛", "勞資衝突"], ja: ["ストライキ", "労働争議", "ゼネスト", "春闘"],
    ar: ["الإضراب", "إضراب", "إضرابات", "مضربون", "إضراب عام"] } },
  { id: "student-movement", parents: ["protest", "university", "youth"], words: {
    en: ["student movement", "student protest", "student protests", "student revolt", "campus occupation", "may 68", "student activist", "student activists", "student radicals", "student radical", "student leader", "student uprising", "student strike", "student demonstration", "tiananmen students", "students on the barricades", "university occupation"], es: ["movimiento estudiantil", "protesta estudiantil", "revuelta estudiantil", "mayo del 68", "mayo francés", "novatada", "novatadas"],
    fr: ["mouvement étudiant", "révolte étudiante", "manifestation étudiante", "printemps érable", "révolte étudiante de mai", "barricades étudiantes", "mouvement lycéen", "occupation de la fac", "grève étudiante", "leader étudiant"], zh: ["学生运动", "学潮", "学运", "五四运动"], "zh-TW": ["學生運動", "學潮", "學運", "五四運動", "太陽花", "野百合"], ja: ["学生運動", "全共闘", "大学紛争", "安保闘争"],
    ar: ["الحركة الطلابية", "حركة طلابية", "احتجاجات طلابية", "ثورة الطلاب"] } },
  { id: "civil-disobedience", parents: ["protest", "peace"], words: {
    en: ["civil disobedience", "nonviolence", "nonviolent", "non-violence", "non-violent resistance", "gandhi", "peaceful resistance", "conscientious objector"], es: ["desobediencia civil", "no violencia", "resistencia pacífica", "objetor de conciencia", "huelga de hambre"],
    fr: ["désobéissance civile", "non-violence", "non-violent", "résistance pacifique", "objecteur de conscience", "grève de la faim"], zh: ["非暴力", "公民抗命", "公民不服从", "和平抗争", "绝食抗议"], "zh-TW": ["非暴力", "公民抗命", "公民不服從", "和平抗爭", "絕食抗議"], ja: ["非暴力", "市民的不服従", "良心的兵役拒否", "ハンガーストライキ"],
    ar: ["العصيان المدني", "عصيان مدني", "لا عنف", "اللاعنف", "مقاومة سلمية", "إضراب عن الطعام"] } },
  { id: "marches-and-crowds", parents: ["protest"], words: {
    en: ["protest march", "marching", "demonstrators", "protesters", "in the streets with banners", "placards", "sit-in", "street protest", "riot", "riots", "rioters", "rioter", "street riots", "food riots", "angry mob"], es: ["manifestación", "manifestaciones", "manifestantes", "marcha de protesta", "pancarta", "pancartas", "disturbios", "cacerolazo"],
    fr: ["manifestation", "manifestations", "manifestants", "marche de protestation", "banderole", "pancartes", "émeute", "émeutes", "gilets jaunes", "émeutier", "émeutiers", "foule en colère", "lynchée", "manif", "manifs"], zh: ["示威", "抗议者", "集会", "静坐", "横幅", "骚乱", "上街"], "zh-TW": ["示威", "抗議者", "集會", "靜坐", "橫幅", "騷亂", "上街", "上街頭"], ja: ["デモ行進", "デモ", "集会", "プラカード", "座り込み", "暴動"],
    ar: ["المظاهرات", "مظاهرة", "مظاهرات", "متظاهرون", "مسيرة احتجاجية", "اعتصام", "لافتات", "شغب", "وقفة احتجاجية"] } },
  { id: "anarchism", parents: ["politics", "freedom"], words: {
    en: ["anarchism", "anarchist", "anarchists", "anarchy", "libertarian", "anarchist movement", "anarcho-punk", "anarchist commune", "anarchist bomber", "paris commune", "no gods no masters"], es: ["anarquismo", "anarquista", "anarquistas", "anarquía"],
    fr: ["anarchisme", "anarchiste", "anarchistes", "anarchie", "commune de paris", "anars", "anar", "libertaire", "libertaires", "bande à bonnot", "communards", "communard", "communarde", "anarchiste poseur de bombe", "ni dieu ni maître", "insurrection de la commune"], zh: ["无政府主义", "安那其", "公社"], "zh-TW": ["無政府主義", "安那其", "公社"], ja: ["アナキズム", "無政府主義", "アナーキスト", "コミューン"],
    ar: ["الأناركية", "أناركية", "فوضوية", "لاسلطوية"] } },
  { id: "communism-and-socialism", parents: ["politics"], words: {
    en: ["communism", "communist", "communists", "socialist state", "marxism", "marxist", "leftist", "social democracy"], es: ["partido comunista", "régimen comunista", "partido socialista", "marxismo", "marxista", "izquierda política"],
    fr: ["parti communiste", "régime communiste", "parti socialiste", "marxisme", "marxiste", "la gauche politique"], zh: ["共产主义", "社会主义", "马克思", "共产党", "人民公社", "苏维埃", "共青团", "共产党员", "党员", "左翼", "集体化", "共产国际", "互助组", "社会主义建设", "资本论"], "zh-TW": ["共產主義", "社會主義", "馬克思", "共產黨", "左派", "人民公社", "蘇維埃", "共青團", "共產黨員", "黨員", "左翼", "集體化", "共產國際", "互助組", "社會主義建設", "資本論"], ja: ["共産主義", "社会主義", "マルクス", "共産党", "ソビエト", "左翼", "資本論", "革命思想", "集団農場", "社会主義者", "赤旗", "人民公社", "党員", "無産階級", "アカ狩り", "転向", "コルホーズ"],
    ar: ["الشيوعية", "شيوعية", "شيوعي", "اشتراكية", "اشتراكي", "ماركسية", "يسار سياسي"] } },
  { id: "nationalism", parents: ["politics", "identity"], words: {
    en: ["nationalist movement", "patriotism", "patriot", "patriotic", "far right", "far-right", "populist leader", "xenophobia", "national identity"], es: ["movimiento nacionalista", "patriotismo", "patriota", "ultraderecha", "extrema derecha", "xenofobia", "identidad nacional"],
    fr: ["mouvement nationaliste", "patriotisme", "patriote", "extrême droite", "xénophobie", "identité nationale"], zh: ["民族主义", "爱国主义", "爱国", "极右", "民粹", "排外", "国家认同"], "zh-TW": ["民族主義", "愛國主義", "愛國", "極右", "民粹", "排外", "國家認同", "國族", "國族認同"], ja: ["ナショナリズム", "愛国心", "極右", "ポピュリズム", "排外主義", "民族主義", "愛国"],
    ar: ["نزعة قومية", "قومية عربية", "حب الوطن", "يمين متطرف", "شعبوية", "كراهية الأجانب", "هوية وطنية"] } },
  { id: "political-satire", parents: ["satire", "politics"], words: {
    en: ["political satire", "political cartoons", "political comedy", "mocking politicians", "mocks politicians", "mocking the powerful", "political humour", "political humor"], es: ["sátira política", "humor político", "caricatura política", "burla de los políticos"],
    fr: ["satire politique", "humour politique", "caricature politique", "se moque des politiciens", "dessin politique", "humoriste politique", "comédie politique", "farce politique", "chansonniers politiques"], zh: ["政治讽刺", "讽刺政治", "政治漫画", "官场讽刺"], "zh-TW": ["政治諷刺", "諷刺政治", "政治漫畫", "官場諷刺", "嘲諷政治"], ja: ["政治風刺", "政治漫画", "社会風刺"],
    ar: ["السخرية السياسية", "سخرية سياسية", "هجاء سياسي", "كاريكاتير سياسي", "كوميديا سياسية"] } },
  { id: "social-satire", parents: ["satire", "society"], words: {
    en: ["social satire", "comedy of manners", "mockery", "mocking", "ridicule", "irony", "lampoon", "caustic humour"], es: ["sátira social", "ironía", "irónico", "irónica", "burla", "humor cáustico", "esperpento"],
    fr: ["satire sociale", "comédie de mœurs", "ironie", "moquerie", "raillerie", "pamphlet"], zh: ["社会讽刺", "嘲讽", "反讽", "讽刺社会", "世态"], "zh-TW": ["社會諷刺", "嘲諷", "反諷", "諷刺社會", "世態", "酸民", "諷刺"], ja: ["皮肉", "アイロニー", "揶揄", "嘲笑"],
    ar: ["السخرية الاجتماعية", "سخرية", "ساخر", "ساخرة", "تهكم", "هجاء", "نقد ساخر", "أدب ساخر"] } },
  { id: "citizenship", parents: ["politics", "identity"], words: {
    en: ["citizenship", "citizen", "citizens", "dual nationality", "civic", "civil society", "civic duty", "citizenship test", "citizen's rights", "civic education", "active citizenship"], es: ["ciudadanía", "ciudadano", "ciudadana", "ciudadanos", "doble nacionalidad", "sociedad civil"],
    fr: ["citoyenneté", "citoyen", "citoyenne", "citoyens", "double nationalité", "société civile"], zh: ["公民", "国籍", "公民社会", "公民权", "入籍"], "zh-TW": ["公民", "國籍", "公民社會", "公民權", "入籍"], ja: ["市民権", "国籍", "市民社会", "帰化"],
    ar: ["المواطنة", "مواطنة", "مواطن", "مواطنون", "جنسية مزدوجة", "تجنيس", "مجتمع مدني"] } },
  { id: "local-government", parents: ["politics", "city"], words: {
    en: ["mayor", "mayors", "town hall", "city council", "town council", "local politics", "municipal"], es: ["alcalde", "alcaldesa", "ayuntamiento", "municipio", "concejal", "política local", "intendente"],
    fr: ["maire", "mairie", "conseil municipal", "municipalité", "hôtel de ville", "politique locale", "échevin", "mairesse", "maire du village", "conseillère municipale", "monsieur le maire", "préfet", "sous-préfet", "garde champêtre"], zh: ["市长", "市政府", "市政", "村长", "镇长", "村委会", "乡长", "县长", "区长", "市议会", "县委", "基层干部", "村支书", "第一书记", "村官", "乡政府", "县政府", "街道办", "村干部", "社区工作者", "里长", "大学生村官", "书记"], "zh-TW": ["市長", "市政府", "市政", "村長", "鎮長", "市公所", "里長", "鄉公所", "縣長", "村委會", "鄉長", "區長", "市議會", "縣委", "基層幹部", "村支書", "第一書記", "村官", "鄉政府", "縣政府", "街道辦", "村幹部", "社區工作者", "大學生村官", "書記", "社區發展協會"], ja: ["市長", "町長", "村長", "市役所", "村役場", "町内会", "市議会", "地方自治", "県知事", "市議", "町おこし", "村おこし", "自治会", "区長", "県庁", "県議", "市政", "地方創生", "自治体"],
    ar: ["مجلس بلدي", "رئيس البلدية", "مختار القرية", "عمدة", "مختار الحي", "محافظ المدينة", "شيخ البلد", "عمدة القرية", "عمدة المدينة"] } },
  { id: "bureaucracy", parents: ["society"], words: {
    en: ["bureaucracy", "bureaucrat", "bureaucrats", "bureaucratic", "red tape", "civil servant", "civil servants", "paperwork", "public administration", "kafkaesque"], es: ["burocracia", "burócrata", "burocrático", "trámites", "funcionario", "funcionarios", "papeleo", "administración pública", "kafkiano"],
    fr: ["bureaucratie", "bureaucrate", "bureaucratique", "paperasse", "fonctionnaire", "fonctionnaires", "administration publique", "kafkaïen"], zh: ["官僚", "官场", "公务员", "官员", "衙门", "官僚主义", "衙役", "办公厅", "体制内", "小官", "公章", "公文", "官场现形记", "事业单位", "形式主义", "考公", "官衙"], "zh-TW": ["官僚", "官場", "公務員", "官員", "衙門", "公家機關", "官僚主義", "衙役", "辦公廳", "體制內", "小官", "公章", "公文", "官場現形記", "事業單位", "形式主義", "考公", "官衙", "戶政"], ja: ["官僚", "役人", "お役所", "公務員", "官僚制", "お役所仕事", "官庁", "省庁", "区役所", "官吏", "国家公務員", "官僚主義", "事務次官", "小役人", "霞が関官僚", "判子", "町役場", "キャリア官僚", "天下り", "戸籍係"],
    ar: ["البيروقراطية", "بيروقراطية", "موظف حكومي", "معاملات حكومية", "روتين حكومي"] } },
  { id: "suffrage", parents: ["feminism", "democracy", "history"], words: {
    en: ["suffrage", "suffragette", "suffragettes", "women's suffrage", "right to vote", "votes for women", "women's movement"], es: ["sufragio", "sufragista", "sufragistas", "voto femenino", "derecho al voto"],
    fr: ["suffrage", "suffragette", "suffragettes", "droit de vote", "vote des femmes", "vote féminin", "droit de vote des femmes", "lutte pour le vote", "femmes au vote"], zh: ["妇女参政", "妇女选举权", "投票权", "妇女运动"], "zh-TW": ["婦女參政", "婦女選舉權", "投票權", "婦女運動"], ja: ["婦人参政権", "参政権", "女性参政権", "婦人運動"],
    ar: ["حق التصويت", "حق المرأة في التصويت", "حق الاقتراع", "حركة نسائية"] } },
  { id: "conspiracy", parents: ["politics", "secret"], words: {
    en: ["conspiracies", "conspirators", "plot against", "cover-up", "secret society", "plotters", "gunpowder plot", "plot to kill", "plot to assassinate", "deep state", "shadowy organisation", "cabal"], es: ["conspiraciones", "conspiradores", "sociedad secreta", "intriga política", "sociedades secretas", "contubernio"],
    fr: ["conspiration", "conspirateurs", "complots", "société secrète", "intrigue politique", "complots politiques", "conjuration", "conjurations", "conjuré", "conjurés", "comploteurs", "machination", "machinations", "cabale", "complot contre le roi"], zh: ["密谋", "秘密组织", "秘密结社"], "zh-TW": ["密謀", "秘密組織", "秘密結社"], ja: ["秘密結社", "策略"],
    ar: ["المؤامرة", "مؤامرات", "جمعية سرية", "دسائس", "تنظيم سري", "دسيسة", "مكيدة", "مكائد"] } },
  { id: "whistleblowers", parents: ["truth", "politics"], words: {
    en: ["whistleblower", "whistleblowers", "whistle-blower", "leaked documents", "exposes the truth", "snitch", "snitches", "informers", "police informer", "police informant", "supergrass"], es: ["denunciante", "delator"],
    fr: ["lanceur d'alerte", "lanceuse d'alerte", "lanceurs d'alerte", "fuite de documents", "dénonciateur", "mouchard", "mouchards", "balance du gang", "délateur", "délateurs", "délation", "lettre de dénonciation"], zh: ["吹哨人", "揭露真相", "告密者", "揭发", "举报"], "zh-TW": ["吹哨人", "揭露真相", "告密者", "揭發", "舉報", "吹哨者", "爆料"], ja: ["内部告発", "告発", "密告", "告発者"],
    ar: ["كاشفو الفساد", "مبلغ عن الفساد", "تسريبات", "تسريب وثائق"] } },
  { id: "international-organisations", parents: ["politics", "peace"], words: {
    en: ["united nations", "international organisation", "international organization", "ngo", "ngos", "red cross", "peacekeepers", "blue helmets", "non-governmental"], es: ["naciones unidas", "organismo internacional", "ong", "cruz roja", "cascos azules", "media luna roja"],
    fr: ["nations unies", "organisation internationale", "ong", "croix-rouge", "casques bleus", "non gouvernementale"], zh: ["联合国", "国际组织", "非政府组织", "红十字", "维和"], "zh-TW": ["聯合國", "國際組織", "非政府組織", "紅十字", "維和", "非營利組織"], ja: ["国連", "国際連合", "国際機関", "赤十字", "平和維持", "非政府組織"],
    ar: ["المنظمات الدولية", "أمم متحدة", "الأمم المتحدة", "منظمة دولية", "صليب أحمر", "هلال أحمر", "منظمة غير حكومية", "حفظ السلام"] } },
  { id: "arab-spring", parents: ["revolution", "arab-world"], words: {
    en: ["Arab Spring", "tahrir square", "jasmine revolution", "syrian revolution", "arab uprising", "arab uprisings", "egyptian revolution", "tunisian revolution", "tahrir", "fall of mubarak"], es: ["Primavera Árabe", "plaza tahrir", "revolución siria"],
    fr: ["Printemps arabe", "place tahrir", "révolution du jasmin", "révolution syrienne", "hirak", "révolution tunisienne", "révolution égyptienne", "révolutions arabes", "chute de ben ali", "chute de moubarak"], zh: ["阿拉伯之春", "茉莉花革命", "解放广场"], "zh-TW": ["阿拉伯之春", "茉莉花革命", "解放廣場"], ja: ["アラブの春", "ジャスミン革命", "タハリール広場"],
    ar: ["الربيع العربي", "ربيع عربي", "ثورة يناير", "ميدان التحرير", "ثورة الياسمين", "ثورة سورية", "حراك شعبي", "ثورات عربية", "ثورات الربيع"] } },
  { id: "political-violence", parents: ["politics", "violence"], words: {
    en: ["political violence", "political assassination", "repression", "crackdown", "state violence", "death squad", "persecution", "persecuted"], es: ["violencia política", "represión", "represión política", "terrorismo de estado", "persecución", "perseguidos", "purga", "falsos positivos", "víctimas del conflicto armado"],
    fr: ["violence politique", "répression", "répression politique", "persécution", "persécutés", "terreur d'état", "purges"], zh: ["政治暴力", "镇压", "政治迫害", "迫害", "清洗"], "zh-TW": ["政治暴力", "鎮壓", "政治迫害", "迫害", "清洗"], ja: ["政治的暴力", "迫害", "粛清", "暗殺計画"],
    ar: ["العنف السياسي", "قمع", "قمع سياسي", "اضطهاد", "تصفية سياسية", "ملاحقة سياسية"] } },
  { id: "poison", parents: ["murder"], words: {
    en: ["poison", "poisons", "poisoning", "poisoner", "poisoned", "arsenic", "cyanide"], es: ["veneno", "venenos", "envenenar", "envenenado", "envenenada", "envenenamiento", "envenenadora", "envenenador", "arsénico", "cianuro"],
    fr: ["poison", "poisons", "empoisonner", "empoisonnement", "empoisonneuse", "empoisonneur", "empoisonné", "arsenic", "cyanure"], zh: ["毒药", "下毒", "毒杀", "投毒", "砒霜"], "zh-TW": ["毒藥", "下毒", "毒殺", "投毒", "砒霜"], ja: ["毒", "毒薬", "毒殺", "毒を盛", "服毒", "青酸カリ", "ヒ素", "毒物"],
    ar: ["سم قاتل", "تسميم", "دس السم", "مسموم", "مسمومة", "زرنيخ", "سيانيد"] } },
  { id: "freemasonry", parents: ["secret"], words: {
    en: ["freemason", "freemasons", "freemasonry", "masonic", "masonic lodge", "illuminati"], es: ["masones", "masonería", "francmasonería", "francmasón", "logia masónica", "logia", "masónico", "masónica", "illuminati"],
    fr: ["franc-maçon", "francs-maçons", "franc-maçonnerie", "loge maçonnique", "maçonnique", "illuminati"], zh: ["共济会", "光明会"], "zh-TW": ["共濟會", "光明會"], ja: ["フリーメイソン", "フリーメーソン", "イルミナティ"],
    ar: ["ماسونية", "ماسوني", "ماسونيون", "محفل ماسوني", "المتنورون"] } },
  { id: "hostage", parents: ["kidnapping"], words: {
    en: ["hostage", "hostages", "hostage taking", "hostage crisis", "held hostage", "hostage negotiator", "ransom"], es: ["rehén", "rehenes", "toma de rehenes", "secuestrados", "cautiverio", "rescate de rehenes", "negociador de rehenes"],
    fr: ["otage", "otages", "prise d'otage", "prise d'otages", "pris en otage", "captivité", "rançon"], zh: ["人质", "劫持", "绑匪", "赎金"], "zh-TW": ["人質", "劫持", "綁匪", "贖金"], ja: ["人質", "立てこもり", "身代金"],
    ar: ["رهينة", "رهائن", "احتجاز رهائن", "فدية", "مختطفون", "خطف طائرة"] } },
  { id: "hitman", parents: ["murder"], words: {
    en: ["hitman", "hired killer", "contract killer", "assassin", "assassins", "hitwoman", "hit man", "hit men", "hired assassin", "female assassin", "killer for hire", "professional killer", "retired assassin", "paid killer"], es: ["sicario", "sicarios", "sicaria", "asesino a sueldo", "asesina a sueldo", "pistolero a sueldo"],
    fr: ["tueur à gages", "tueuse à gages", "tueurs à gages", "homme de main", "sicaire"], zh: ["杀手", "刺客", "职业杀手", "暗杀", "行刺"], "zh-TW": ["殺手", "刺客", "職業殺手", "暗殺", "行刺"], ja: ["殺し屋", "刺客", "暗殺者", "ヒットマン", "暗殺"],
    ar: ["قاتل مأجور", "قتلة مأجورون", "قاتلة مأجورة", "اغتيال", "اغتيالات"] } },
  { id: "treaties-and-sanctions", parents: ["diplomacy"], words: {
    en: ["treaty", "treaties", "alliance between nations", "embargo", "embargoes", "trade embargo", "economic sanctions", "sanctions against", "non-aggression pact", "envoy", "envoys", "emissary"], es: ["tratado internacional", "embargo comercial", "embargos", "sanciones económicas", "enviado especial", "emisario", "pacto de no agresión"],
    fr: ["traité international", "traités internationaux", "embargo", "sanctions économiques", "sanctions internationales", "émissaire", "émissaires", "pacte de non-agression", "envoyé spécial du roi"], zh: ["条约", "联盟国家", "禁运", "经济制裁", "制裁", "特使", "互不侵犯"], "zh-TW": ["條約", "禁運", "經濟制裁", "制裁", "特使", "互不侵犯"], ja: ["条約", "禁輸", "経済制裁", "制裁措置", "特使", "不可侵条約"],
    ar: ["معاهدة", "معاهدات", "حظر تجاري", "عقوبات اقتصادية", "مبعوث", "مبعوثون", "ميثاق عدم اعتداء"] } },
];
