import type { Concept } from "../concept.ts";

export const lawAndWar: Concept[] = [
  { id: "crime", parents: ["society"], words: {
    en: ["crime", "criminal", "crimes", "delinquency", "felony", "wrongdoing", "crime scene", "outlaw", "outlaws", "robbery", "victim of crime"], es: ["crimen", "criminal", "crímenes", "delito", "delincuencia", "delincuente", "bajos fondos", "criminales"],
    fr: ["crime", "criminel", "crimes", "délinquance", "criminalité", "délit", "délinquant", "pègre", "bas-fonds"], zh: ["犯罪", "罪案", "罪犯", "案件", "案子", "作案", "黑社会"], "zh-TW": ["犯罪", "刑案", "罪犯", "罪案", "案件", "案子", "作案", "黑社會"], ja: ["犯罪", "罪人", "犯人", "非行", "事件", "犯行", "悪党", "闇社会"],
    ar: ["الجريمة", "جريمة", "جرائم", "مجرم", "مجرمون", "إجرام"] } },
  { id: "murder", parents: ["crime", "violence"], words: {
    en: ["murder", "murderer", "killer", "assassination", "homicide", "murders", "killings", "stabbed", "corpse", "dead body", "found dead", "killing spree", "murder victim", "murdered", "poisoning", "strangled"], es: ["asesinato", "asesino", "homicidio", "magnicidio", "asesinatos", "asesina", "cadáver", "crimen", "asesinada", "caso de asesinato"],
    fr: ["meurtre", "meurtrier", "assassinat", "homicide", "assassin", "meurtres", "cadavre", "tuerie", "affaire de meurtre"], zh: ["谋杀", "凶杀", "凶手", "暗杀", "杀人", "命案", "尸体", "杀人案", "凶案", "被杀", "遇害", "杀人案件"], "zh-TW": ["謀殺", "兇殺", "兇手", "暗殺", "殺人", "命案", "屍體", "殺人案", "兇案", "被殺", "遇害", "殺人案件"], ja: ["殺人", "殺人事件", "暗殺", "殺人犯", "殺害", "犯人", "死体", "遺体", "殺し屋"],
    ar: ["القتل", "قتل", "قاتل", "اغتيال", "جريمة قتل", "مقتل", "جثة", "ضحية", "جرائم قتل", "قضية قتل"] } },
  { id: "serial-killer", parents: ["murder"], words: {
    en: ["serial killer", "serial killers"], es: ["asesino en serie", "asesinos en serie"],
    fr: ["tueur en série", "tueurs en série"], zh: ["连环杀手", "连环杀人"], "zh-TW": ["連環殺手", "連環殺人"], ja: ["連続殺人", "連続殺人犯", "殺人鬼", "シリアルキラー"],
    ar: ["القاتل المتسلسل", "قاتل متسلسل", "سفاح"] } },
  { id: "detective", parents: ["crime-fiction"], words: {
    en: ["detective", "detectives", "private eye", "inspector", "sleuth", "investigator", "detective agency", "private investigator", "amateur sleuth", "commissioner", "commissaire", "police inspector", "sleuths", "detective work"], es: ["detective", "detectives", "inspector", "investigador privado", "inspectora", "comisario", "comisaria", "investigadora privada", "sabueso", "agencia de detectives", "labor detectivesca"],
    fr: ["détective", "détectives", "inspecteur", "enquêteur", "enquêtrice", "inspectrice", "commissaire", "agence de détectives", "limier", "travail de détective"], zh: ["侦探", "刑警", "探长", "神探", "警探", "侦探社", "名侦探", "私家侦探", "侦查"], "zh-TW": ["偵探", "刑警", "探長", "神探", "警探", "偵探社", "名偵探", "私家偵探", "偵查"], ja: ["探偵", "名探偵", "警部", "捜査官", "私立探偵", "探偵事務所", "たんてい", "探偵稼業"],
    ar: ["المحقق", "محقق", "مفتش", "مخبر", "تحري", "محققة", "تحر", "محقق خاص", "مفتش شرطة", "عمل المحقق"] } },
  { id: "investigation", parents: ["crime-fiction"], words: {
    en: ["investigation", "murder case", "clues", "evidence", "forensic", "investigate", "investigates", "investigating", "police investigation", "solve a crime", "solves a case", "solving crimes", "crime solving", "whodunnit", "suspect", "suspects", "witness", "clue", "mystery case", "cold cases", "criminal investigation", "interrogation", "police case", "crime investigation"], es: ["investigación criminal", "investigación policial", "pistas y pruebas", "forense", "investiga", "investigar", "investigación", "sospechoso", "testigo", "pistas", "resolver un crimen", "caso policial", "policíaca", "policíaco", "policial"],
    fr: ["enquête", "enquête policière", "indices", "médecine légale", "enquêter", "enquêtes", "suspect", "témoin", "résoudre un crime", "interrogatoire", "enquêtes policières", "policière", "policières", "enquête criminelle"], zh: ["破案", "查案", "线索", "法医", "调查", "追凶", "重查", "嫌疑人", "证人", "刑侦", "办案", "侦破", "刑案"], "zh-TW": ["破案", "查案", "線索", "法醫", "調查", "追兇", "重查", "嫌疑人", "證人", "刑偵", "辦案", "偵破", "刑案"], ja: ["捜査", "事件捜査", "手がかり", "法医学", "鑑識", "推理", "容疑者", "目撃者", "事件を解く", "事件を解決", "犯罪捜査"],
    ar: ["التحقيق الجنائي", "تحقيق جنائي", "أدلة جنائية", "طب شرعي", "تحقيق بوليسي", "تحقيق", "تحقيقات", "يحقق", "مشتبه به", "شاهد", "أدلة", "قضية غامضة", "حل الجريمة", "بوليسي", "بوليسية"] } },
  { id: "organised-crime", parents: ["crime"], words: {
    en: ["mafia", "organised crime", "organized crime", "gangster", "gangsters", "gang", "drug cartel", "yakuza", "triad"], es: ["mafia", "crimen organizado", "pandilla", "pandillas", "narcotráfico", "narco", "gánster"],
    fr: ["mafia", "crime organisé", "gangster", "gang", "narcotrafic", "cartel de drogue"], zh: ["黑帮", "黑社会", "黑手党", "贩毒", "帮派"], "zh-TW": ["黑幫", "黑社會", "黑手黨", "販毒", "幫派"], ja: ["マフィア", "やくざ", "ヤクザ", "暴力団", "ギャング", "極道"],
    ar: ["الجريمة المنظمة", "مافيا", "جريمة منظمة", "عصابة", "عصابات", "تجار المخدرات"] } },
  { id: "theft", parents: ["crime"], words: {
    en: ["theft", "thief", "thieves", "stealing", "burglar", "pickpocket"], es: ["robo", "ladrón", "ladrones", "carterista", "hurto"],
    fr: ["voleur", "voleurs", "vol à la tire", "larcin"], zh: ["盗窃", "小偷", "偷窃", "盗贼"], "zh-TW": ["盜竊", "小偷", "偷竊", "盜賊"], ja: ["泥棒", "盗み", "窃盗", "盗賊"],
    ar: ["السرقة", "سرقة", "لص", "لصوص", "نشال"] } },
  { id: "kidnapping", parents: ["crime"], words: {
    en: ["kidnapping", "kidnapped", "abduction", "missing person", "disappearance", "hostage", "abducted", "kidnapper", "ransom"], es: ["secuestro", "secuestrado", "desaparición", "persona desaparecida", "rehén", "secuestrada", "rapto", "rescate pagado"],
    fr: ["enlèvement", "kidnapping", "disparition", "personne disparue", "otage", "kidnappé", "rançon", "rapt"], zh: ["绑架", "失踪", "人质", "失踪案", "拐卖", "赎金"], "zh-TW": ["綁架", "失蹤", "人質", "失蹤案", "拐賣", "贖金"], ja: ["誘拐", "失踪", "行方不明", "人質", "拉致", "身代金"],
    ar: ["الاختطاف", "اختطاف", "خطف", "اختفاء", "مفقود", "رهينة", "مخطوف", "فدية"] } },
  { id: "prison", parents: ["crime", "justice"], words: {
    en: ["prison", "prisoner", "prisoners", "jail", "imprisonment", "convict", "inmate", "inmates", "cell", "behind bars", "penitentiary", "warden", "incarcerated", "incarceration", "life sentence"], es: ["cárcel", "prisión", "preso", "presos", "prisionero", "encarcelamiento", "celda", "penitenciaría", "recluso", "condena"],
    fr: ["prison", "prisonnier", "prisonniers", "incarcération", "détenu", "bagne", "détenus", "cellule", "pénitencier", "incarcéré", "taulard"], zh: ["监狱", "囚犯", "坐牢", "入狱", "狱中", "牢房", "服刑", "铁窗", "看守所"], "zh-TW": ["監獄", "囚犯", "坐牢", "入獄", "獄中", "牢房", "服刑", "鐵窗", "看守所"], ja: ["刑務所", "囚人", "監獄", "服役", "獄中", "受刑者"],
    ar: ["السجن", "سجن", "سجين", "سجناء", "معتقل", "اعتقال", "زنزانة", "أسير"] } },
  { id: "escape", parents: ["adventure"], words: {
    en: ["escape", "fugitive", "on the run", "escape room"], es: ["fuga", "fugitivo", "huida", "escapar", "evasión"],
    fr: ["évasion", "fugitif", "cavale", "s'échapper", "fuite éperdue"], zh: ["逃亡", "逃脱", "逃犯"], "zh-TW": ["逃亡", "逃脫", "逃犯"], ja: ["脱出", "逃亡", "逃亡者"],
    ar: ["الهروب", "هروب", "هارب", "فرار", "مطارد"] } },
  { id: "law", parents: ["justice"], words: {
    en: ["law", "legal", "legislation", "legal drama"], es: ["leyes", "derecho penal", "jurídico", "legislación"],
    fr: ["lois", "droit pénal", "juridique", "législation"], zh: ["法律", "法制", "律法"], "zh-TW": ["法律", "法制", "律法"], ja: ["法律", "法廷もの", "司法", "法学"],
    ar: ["القانون", "قانون", "قوانين", "قانوني", "تشريع"] } },
  { id: "trial", parents: ["law"], words: {
    en: ["trial", "courtroom", "court case", "judge", "jury", "verdict"], es: ["juicio", "tribunal", "juez", "jurado", "veredicto"],
    fr: ["procès", "tribunal", "juge", "jury", "verdict"], zh: ["法庭", "审判", "法官", "陪审团", "打官司"], "zh-TW": ["法庭", "審判", "法官", "陪審團", "打官司"], ja: ["裁判", "法廷", "裁判官", "陪審員"],
    ar: ["المحاكمات", "محاكمة", "محكمة", "قاضي", "هيئة محلفين"] } },
  { id: "death-penalty", parents: ["law", "death"], words: {
    en: ["death penalty", "death row", "execution"], es: ["pena de muerte", "corredor de la muerte", "ejecución capital"],
    fr: ["peine de mort", "couloir de la mort", "exécution capitale"], zh: ["死刑", "死刑犯", "处决"], "zh-TW": ["死刑", "死刑犯", "處決"], ja: ["死刑", "死刑囚", "処刑"],
    ar: ["عقوبة الإعدام", "إعدام"] } },
  { id: "wrongful-conviction", parents: ["law"], words: {
    en: ["wrongful conviction", "falsely accused", "miscarriage of justice", "innocence"], es: ["error judicial", "condena injusta", "falsamente acusado", "inocencia"],
    fr: ["erreur judiciaire", "accusé à tort", "innocence"], zh: ["冤案", "冤狱", "蒙冤", "冤屈"], "zh-TW": ["冤案", "冤獄", "蒙冤", "冤屈"], ja: ["冤罪", "無実", "誤審", "濡れ衣"],
    ar: ["الإدانة الخاطئة", "إدانة خاطئة", "متهم بريء", "خطأ قضائي", "براءة"] } },
  { id: "fraud", parents: ["crime"], words: {
    en: ["fraud", "con man", "con artist", "scam", "scams", "swindle", "impostor"], es: ["fraude", "estafa", "estafador", "timo", "impostor"],
    fr: ["fraude", "escroc", "escroquerie", "arnaque", "imposteur"], zh: ["诈骗", "骗子", "骗局", "冒名"], "zh-TW": ["詐騙", "騙子", "騙局", "冒名"], ja: ["詐欺", "詐欺師", "ペテン師", "なりすまし"],
    ar: ["الاحتيال", "احتيال", "نصاب", "نصب", "محتال"] } },
  { id: "sexual-violence", parents: ["crime", "violence"], words: {
    en: ["sexual violence", "sexual assault", "rape", "sexual abuse", "metoo"], es: ["violencia sexual", "agresión sexual", "violación", "abuso sexual"],
    fr: ["violence sexuelle", "agression sexuelle", "viol", "abus sexuels", "inceste"], zh: ["性侵", "性暴力", "强奸", "性骚扰"], "zh-TW": ["性侵", "性暴力", "強姦", "性騷擾"], ja: ["性暴力", "性的暴行", "性被害", "性犯罪"],
    ar: ["العنف الجنسي", "عنف جنسي", "اعتداء جنسي", "اغتصاب", "تحرش جنسي"] } },
  { id: "terrorism", parents: ["crime", "politics", "violence"], words: {
    en: ["terrorism", "terrorist", "terrorist attack", "hijacking"], es: ["terrorismo", "terrorista", "atentado", "atentado terrorista"],
    fr: ["terrorisme", "terroriste", "attentat"], zh: ["恐怖主义", "恐怖袭击", "恐怖分子", "恐袭"], "zh-TW": ["恐怖主義", "恐怖攻擊", "恐怖分子", "恐攻"], ja: ["テロ", "テロリスト", "テロリズム", "テロ事件"],
    ar: ["الإرهاب", "إرهاب", "إرهابي", "هجوم إرهابي"] } },
  { id: "violence", parents: [], words: {
    en: ["violence", "violent", "brutality", "police brutality"], es: ["violencia", "violento", "brutalidad"],
    fr: ["violence", "violences", "brutalité"], zh: ["暴力", "暴行", "残暴"], "zh-TW": ["暴力", "暴行", "殘暴"], ja: ["暴力", "暴行", "残虐"],
    ar: ["العنف", "عنف", "عنيف", "وحشية"] } },
  { id: "war", parents: ["history", "violence"], words: {
    en: ["war", "wars", "wartime", "battle", "battlefield", "warfare", "front line", "frontline", "in the war", "combat", "invasion", "battles", "war-torn", "after the war", "postwar", "armed conflict"], es: ["guerra", "guerras", "batalla", "campo de batalla", "bélico", "frente de guerra", "posguerra", "invasión", "combate"],
    fr: ["guerre", "guerres", "bataille", "champ de bataille", "front", "après-guerre", "invasion", "combat", "conflit armé"], zh: ["战争", "战场", "战役", "战火", "打仗", "战后", "抗战", "入侵", "古代战争"], "zh-TW": ["戰爭", "戰場", "戰役", "戰火", "打仗", "戰後", "抗戰", "入侵", "古代戰爭"], ja: ["戦争", "戦場", "戦い", "合戦", "戦時中", "戦時", "戦後", "侵略", "戦火"],
    ar: ["الحرب", "حرب", "حروب", "معركة", "معارك", "ساحة المعركة", "جبهة", "غزو", "قتال"] } },
  { id: "soldier", parents: ["war"], words: {
    en: ["soldier", "soldiers", "military", "army", "veteran", "veterans", "troops", "infantry", "conscript", "conscription", "deserter", "comes back from war", "home from the war", "returning soldier", "officer in the army"], es: ["soldado", "soldados", "militar", "ejército", "veterano de guerra", "tropa", "recluta", "desertor", "veterano", "vuelve de la guerra"],
    fr: ["soldat", "soldats", "militaire", "armée", "ancien combattant", "troupe", "conscrit", "déserteur", "retour de guerre"], zh: ["士兵", "军人", "军队", "老兵", "军事", "战士", "当兵", "退伍", "边塞", "逃兵"], "zh-TW": ["士兵", "軍人", "軍隊", "老兵", "軍事", "戰士", "當兵", "退伍", "邊塞", "逃兵"], ja: ["兵士", "軍人", "軍隊", "兵隊", "退役軍人", "復員", "徴兵", "脱走兵", "元兵士"],
    ar: ["الجنود", "جندي", "جنود", "عسكري", "جيش", "محارب قديم", "مجند", "محارب", "عائد من الحرب"] } },
  { id: "navy-and-air-force", parents: ["war"], words: {
    en: ["navy", "air force", "fighter pilot", "submarine", "warship"], es: ["armada naval", "fuerza aérea", "piloto de caza", "submarino"],
    fr: ["marine de guerre", "armée de l'air", "pilote de chasse", "sous-marin"], zh: ["海军", "空军", "飞行员", "潜艇", "战舰"], "zh-TW": ["海軍", "空軍", "飛行員", "潛艇", "戰艦"], ja: ["海軍", "空軍", "潜水艦", "戦闘機", "軍艦"],
    ar: ["القوات البحرية والجوية", "قوات بحرية", "سلاح الجو", "طيار حربي", "غواصة"] } },
  { id: "civil-war", parents: ["war"], words: {
    en: ["civil war"], es: ["guerra civil"],
    fr: ["guerre civile"], zh: ["内战", "南北战争"], "zh-TW": ["內戰", "南北戰爭"], ja: ["内戦", "南北戦争"],
    ar: ["الحرب الأهلية", "حرب أهلية"] } },
  { id: "first-world-war", parents: ["war"], words: {
    en: ["first world war", "world war one", "world war i", "great war", "trench warfare"], es: ["primera guerra mundial", "gran guerra", "trincheras"],
    fr: ["première guerre mondiale", "grande guerre", "tranchées", "poilus"], zh: ["一战", "第一次世界大战"], "zh-TW": ["一戰", "第一次世界大戰"], ja: ["第一次世界大戦", "塹壕"],
    ar: ["الحرب العالمية الأولى", "خنادق"] } },
  { id: "second-world-war", parents: ["war"], words: {
    en: ["second world war", "world war two", "world war ii", "wwii", "ww2"], es: ["segunda guerra mundial"],
    fr: ["seconde guerre mondiale", "deuxième guerre mondiale", "occupation allemande"], zh: ["二战", "第二次世界大战", "抗日", "抗战"], "zh-TW": ["二戰", "第二次世界大戰", "抗日", "抗戰", "太平洋戰爭"], ja: ["第二次世界大戦", "太平洋戦争", "戦後", "終戦"],
    ar: ["الحرب العالمية الثانية"] } },
  { id: "holocaust", parents: ["second-world-war", "genocide"], words: {
    en: ["holocaust", "shoah", "concentration camp", "nazi", "nazism"], es: ["holocausto", "campo de concentración", "nazi", "nazismo"],
    fr: ["shoah", "holocauste", "camp de concentration", "nazi", "nazisme", "déportation"], zh: ["纳粹", "集中营", "犹太人大屠杀"], "zh-TW": ["納粹", "集中營", "猶太人大屠殺"], ja: ["ホロコースト", "ナチス", "強制収容所"],
    ar: ["المحرقة", "محرقة", "الهولوكوست", "معسكر اعتقال", "نازية"] } },
  { id: "genocide", parents: ["war"], words: {
    en: ["genocide", "massacre", "ethnic cleansing", "war crimes"], es: ["genocidio", "masacre", "limpieza étnica", "crímenes de guerra"],
    fr: ["génocide", "massacre", "nettoyage ethnique", "crimes de guerre"], zh: ["大屠杀", "种族灭绝", "屠杀", "战争罪"], "zh-TW": ["大屠殺", "種族滅絕", "屠殺", "戰爭罪"], ja: ["虐殺", "大虐殺", "ジェノサイド", "民族浄化", "戦争犯罪"],
    ar: ["الإبادة الجماعية", "إبادة جماعية", "مجزرة", "مذبحة", "تطهير عرقي", "جرائم حرب"] } },
  { id: "cold-war", parents: ["history", "politics"], words: {
    en: ["cold war", "berlin wall", "iron curtain"], es: ["guerra fría", "muro de berlín", "telón de acero"],
    fr: ["guerre froide", "mur de berlin", "rideau de fer"], zh: ["冷战", "柏林墙", "铁幕"], "zh-TW": ["冷戰", "柏林牆", "鐵幕"], ja: ["冷戦", "ベルリンの壁", "鉄のカーテン"],
    ar: ["الحرب الباردة", "جدار برلين", "الستار الحديدي"] } },
  { id: "nuclear-war", parents: ["war"], words: {
    en: ["nuclear war", "atomic bomb", "hiroshima", "nuclear weapons"], es: ["guerra nuclear", "bomba atómica", "armas nucleares", "hiroshima"],
    fr: ["guerre nucléaire", "bombe atomique", "armes nucléaires", "hiroshima"], zh: ["核战争", "原子弹", "核武器", "广岛"], "zh-TW": ["核戰爭", "原子彈", "核武器", "廣島"], ja: ["核戦争", "原爆", "原子爆弾", "広島", "長崎", "被爆"],
    ar: ["الحرب النووية", "حرب نووية", "قنبلة نووية", "قنبلة ذرية", "هيروشيما"] } },
  { id: "peace", parents: [], words: {
    en: ["peace", "pacifism", "anti-war", "peacemaker"], es: ["paz", "pacifismo", "antibelicista"],
    fr: ["paix", "pacifisme", "pacifiste", "antiguerre"], zh: ["和平", "反战"], "zh-TW": ["和平", "反戰"], ja: ["平和", "反戦"],
    ar: ["السلام", "سلام", "سلمية", "مناهضة الحرب"] } },
  { id: "bombing-and-siege", parents: ["war"], words: {
    en: ["bombing", "siege", "occupation", "air raid", "under siege"], es: ["bombardeo", "asedio", "ocupación militar", "sitio de la ciudad"],
    fr: ["bombardement", "siège de la ville", "occupation militaire"], zh: ["轰炸", "围城", "空袭", "占领"], "zh-TW": ["轟炸", "圍城", "空襲", "佔領"], ja: ["空襲", "爆撃", "包囲", "占領"],
    ar: ["القصف والحصار", "قصف", "حصار", "غارة جوية"] } },
];
