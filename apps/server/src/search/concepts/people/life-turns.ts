import type { Concept } from "../concept.ts";

export const lifeTurns: Concept[] = [
  { id: "birthday", parents: ["celebration"], words: {
    en: ["birthday", "birthdays", "birthday party", "birthday cake", "turning eighteen"], es: ["cumpleaños", "fiesta de cumpleaños", "tarta de cumpleaños"],
    fr: ["anniversaire", "anniversaires", "fête d'anniversaire", "gâteau d'anniversaire"], zh: ["生日", "生日派对", "生日蛋糕", "过生日"], "zh-TW": ["生日", "生日派對", "生日蛋糕", "過生日"], ja: ["誕生日", "誕生会", "バースデー"],
    ar: ["عيد ميلاده", "عيد ميلادها", "حفلة عيد ميلاد", "أعياد الميلاد", "كعكة عيد ميلاد"] } },
  { id: "gifts", parents: ["celebration"], words: {
    en: ["gift", "gifts", "birthday present", "birthday presents", "gift-giving", "wrapped present"], es: ["regalo", "regalos", "regalar"],
    fr: ["cadeau", "cadeaux", "offrir un cadeau"], zh: ["礼物", "送礼", "生日礼物"], "zh-TW": ["禮物", "送禮", "生日禮物"], ja: ["プレゼント", "贈り物", "贈り物をする", "お土産"],
    ar: ["هدية", "هدايا", "إهداء"] } },
  { id: "midlife", parents: ["human-condition"], words: {
    en: ["midlife crisis", "midlife", "middle age", "middle-aged", "turning forty", "turning fifty", "in their forties"], es: ["crisis de los cuarenta", "mediana edad", "los cincuenta años", "crisis de la mediana edad"],
    fr: ["crise de la quarantaine", "quarantaine passée", "crise de la cinquantaine", "quadragénaire", "quinquagénaire"], zh: ["中年危机", "中年人", "中年男人", "中年女人", "人到中年"], "zh-TW": ["中年危機", "中年人", "中年男人", "中年女人", "人到中年"], ja: ["中年の危機", "中年", "アラフォー", "更年期の男", "四十代"],
    ar: ["أزمة منتصف العمر", "منتصف العمر", "كهولة"] } },
  { id: "turning-points", parents: ["fate"], words: {
    en: ["turning point", "turning points", "life choices", "life decision", "difficult decision", "hard choices", "at a crossroads in life", "life-changing"], es: ["punto de inflexión", "decisión difícil", "decisiones de vida", "encrucijada vital", "cambio de vida", "giro de la vida"],
    fr: ["tournant de la vie", "choix de vie", "décision difficile", "choix difficile", "changer de vie", "bouleversement"], zh: ["人生转折", "转折点", "人生选择", "抉择", "人生路口"], "zh-TW": ["人生轉折", "轉折點", "人生選擇", "抉擇", "人生路口"], ja: ["人生の転機", "転機", "岐路", "決断", "人生の選択"],
    ar: ["نقطة تحول", "منعطف", "قرار صعب", "قرارات مصيرية"] } },
  { id: "empty-nest", parents: ["parenthood"], words: {
    en: ["empty nest", "children leaving home", "children moving out", "when children leave"], es: ["nido vacío", "hijos que se van de casa", "los hijos se van"],
    fr: ["nid vide", "départ des enfants", "enfants qui quittent la maison"], zh: ["空巢", "子女离家", "孩子离家"], "zh-TW": ["空巢", "子女離家", "孩子離家"], ja: ["巣立ち", "空の巣", "子離れ", "親離れ"],
    ar: ["عش فارغ", "مغادرة الأبناء", "رحيل الأبناء"] } },
  { id: "losing-a-job", parents: ["unemployment"], words: {
    en: ["dismissed", "dismissal", "redundancy", "laid-off", "quits her job", "quits his job", "resignation", "bankrupt", "bankruptcy", "factory closure"], es: ["despido", "despedido", "despedida laboral", "quiebra", "bancarrota", "quedarse sin trabajo", "renuncia al trabajo", "cierre de la fábrica"],
    fr: ["licenciement", "licencié", "licenciée", "faillite", "perte d'emploi", "démission", "fermeture de l'usine"], zh: ["裁员", "下岗", "被辞退", "辞职", "破产", "丢了工作"], "zh-TW": ["裁員", "下崗", "被辭退", "辭職", "破產", "丟了工作", "資遣"], ja: ["リストラ", "解雇", "クビ", "辞職", "破産", "倒産", "退職"],
    ar: ["فصل من العمل", "تسريح", "إفلاس", "فقدان الوظيفة", "إقالة"] } },
  { id: "near-death", parents: ["death", "survival"], words: {
    en: ["near-death experience", "brush with death", "close to death", "cheating death", "coma", "in a coma", "waking from a coma"], es: ["experiencia cercana a la muerte", "al borde de la muerte", "coma profundo", "en coma"],
    fr: ["expérience de mort imminente", "aux portes de la mort", "dans le coma", "comateux"], zh: ["濒死", "死里逃生", "昏迷", "植物人"], "zh-TW": ["瀕死", "死裡逃生", "昏迷", "植物人"], ja: ["臨死体験", "昏睡", "九死に一生", "植物状態"],
    ar: ["تجربة الاقتراب من الموت", "غيبوبة", "على حافة الموت"] } },
  { id: "last-days", parents: ["death", "illness"], words: {
    en: ["last days", "final days", "dying well", "bucket list", "euthanasia", "assisted dying", "assisted suicide", "months to live"], es: ["eutanasia", "últimos días", "muerte digna", "meses de vida", "cuidados al final de la vida"],
    fr: ["euthanasie", "fin de vie", "derniers jours", "suicide assisté", "mourir dans la dignité", "soins de fin de vie"], zh: ["临终", "安乐死", "遗愿清单", "最后的日子", "生命尽头", "绝症"], "zh-TW": ["臨終", "安樂死", "遺願清單", "最後的日子", "生命盡頭", "絕症"], ja: ["終末期", "安楽死", "余命", "最期の日々", "終活"],
    ar: ["احتضار", "القتل الرحيم", "أيام أخيرة", "موت رحيم", "نهاية الحياة"] } },
  { id: "keepsakes", parents: ["memory"], words: {
    en: ["keepsake", "keepsakes", "heirlooms", "memento", "mementos", "old photographs", "old photos", "family photographs", "box of letters"], es: ["recuerdos de familia", "fotos antiguas", "foto antigua", "fotos familiares", "fotografías antiguas", "caja de recuerdos"],
    fr: ["vieilles photos", "photos de famille", "objet de famille", "boîte à souvenirs", "souvenirs de famille"], zh: ["老照片", "旧照片", "纪念品", "信物", "传家宝"], "zh-TW": ["老照片", "舊照片", "紀念品", "信物", "傳家寶"], ja: ["思い出の品", "古い写真", "家宝", "家族写真"],
    ar: ["تذكار", "تذكارات", "صور قديمة", "مقتنيات العائلة", "صندوق الذكريات"] } },
  { id: "remembering-the-dead", parents: ["grief", "memory"], words: {
    en: ["memorial", "memorials", "commemoration", "tribute to the dead", "visiting the grave", "day of remembrance"], es: ["conmemoración", "homenaje póstumo", "visitar la tumba", "en memoria de"],
    fr: ["commémoration", "hommage posthume", "à la mémoire de", "se recueillir", "devoir de mémoire"], zh: ["纪念逝者", "祭奠", "缅怀"], "zh-TW": ["紀念逝者", "祭奠", "緬懷"], ja: ["供養", "追悼", "慰霊", "お墓参り"],
    ar: ["زيارة القبر", "زيارة القبور", "إحياء ذكرى", "ذكرى الراحل", "رثاء", "مرثية"] } },
  { id: "return-after-years", parents: ["memory", "travel"], words: {
    en: ["return after years", "returns after years", "returning after years", "back after twenty years", "revisiting"], es: ["regresa después de años", "vuelve años después", "regreso tras años"],
    fr: ["retour après des années", "revient après des années", "vingt ans après"], zh: ["多年后归来", "重返", "故地重游", "时隔多年"], "zh-TW": ["多年後歸來", "重返", "故地重遊", "時隔多年"], ja: ["再訪", "数年ぶり", "何年ぶり", "二十年ぶり", "帰ってくる"],
    ar: ["عودة بعد سنوات", "بعد غياب طويل", "يعود بعد غياب", "لقاء بعد فراق"] } },
  { id: "waiting-for-child", parents: ["pregnancy"], words: {
    en: ["trying for a baby", "expecting a baby", "birth of a child", "birth of a sibling", "becoming a mother", "becoming a father", "becoming parents"], es: ["dar a luz", "nacimiento de un hijo", "convertirse en madre", "convertirse en padre", "esperar un bebé", "ser madre", "ser padre"],
    fr: ["devenir mère", "devenir père", "devenir parents", "naissance d'un enfant", "attendre un bébé", "donner naissance"], zh: ["待产", "当妈妈", "当爸爸", "初为人母", "初为人父", "孩子出生"], "zh-TW": ["待產", "當媽媽", "當爸爸", "初為人母", "初為人父", "孩子出生"], ja: ["出産", "母になる", "父になる", "親になる", "子どもの誕生", "マタニティ"],
    ar: ["ولادة طفل", "انتظار مولود", "تصبح أما", "يصبح أبا", "أم جديدة"] } },
];
