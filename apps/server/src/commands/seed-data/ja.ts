import type { SeedCreator } from "./seed-work.ts";

export const ja = [
  {
    name: "水野葵",
    email: "mizuno.aoi@example.org",
    profile: {
      visibility: "public",
      title: "ドキュメンタリー作家・詩人",
      bio: "台本のない暮らしを撮り、撮れなかったものを詩に書いています。",
    },
    works: [
      {
        title: "湯気のほうへ",
        description:
          "台本なしの生活ドキュメンタリー。路地裏の銭湯に集まる人びとを、開店前の掃除から番台の灯が消えるまで見つめる。演出なし、湯気あり。",
        keywords: ["台本なし", "ライフスタイル", "リアリティ番組", "銭湯"],
        materialType: "documentary",
        medium: "tv",
        categories: ["dramatic"],
        published: { date: "2022-11-26", city: "京都市", province: "京都府" },
        collaborators: [
          { givenName: "千尋", familyName: "岸本", email: "kishimoto.chihiro@example.org" },
          { givenName: "大輔", familyName: "森" },
        ],
      },
      {
        title: "島で間借り",
        description:
          "台本も審査もないリアリティ番組。都会から来た六人が離島の空き家を借り、直し、ときどき諦める一年を追う。",
        keywords: ["リアリティ番組", "台本なし", "移住", "ライフスタイル"],
        materialType: "documentary",
        medium: "online",
        categories: ["dramatic"],
        published: { date: "2024-04-27", city: "小豆島町", province: "香川県" },
      },
      {
        title: "雨の索引",
        description:
          "長編小説。図書館司書の娘が、亡き父の蔵書に残された栞を雨の種類ごとに並べ直していく。最後の一枚だけ、晴れた日に挟まれていた。",
        keywords: ["長編小説", "父と娘", "図書館"],
        materialType: "book",
        medium: "literary",
        categories: ["literary"],
        published: { date: "2019-06-11", city: "京都市", province: "京都府" },
      },
      {
        title: "午前零時の天気予報",
        description:
          "全八話のラジオドラマ。誰も聴いていないはずの時刻に、まだ降っていない雨を読み上げるアナウンサーがいる。",
        keywords: ["ラジオドラマ", "天気予報", "幻想"],
        materialType: "script",
        medium: "radio",
        categories: ["dramatic", "literary"],
        file: {
          name: "午前零時の天気予報_第一話.txt",
          mediaType: "text/plain",
          text: "第一話。時報。アナウンサー「あすの雨は、あなたの窓から降りはじめます」",
        },
      },
      {
        title: "路地の椅子",
        description:
          "玄関先に出された椅子だけを撮りつづけた写真。座っている人は一人も写っていないのに、留守の気配はない。",
        keywords: ["写真", "路地", "静物"],
        materialType: "photograph",
        medium: "online",
        categories: ["artistic"],
      },
    ],
  },
  {
    name: "榊原健太",
    email: "kenta@tomori.example",
    works: [
      {
        title: "墓守のランタン",
        description:
          "アクションアドベンチャーゲーム。若い考古学者が水没した王墓に潜り、盗掘された副葬品をもとの場所へ返してゆく。灯りが尽きる前に、来た道を思い出せるか。",
        keywords: ["アドベンチャーゲーム", "考古学", "王墓", "冒険", "秘宝"],
        materialType: "animation",
        medium: "videogame",
        categories: ["artistic", "dramatic"],
        published: { date: "2023-02-23", city: "福岡市", province: "福岡県" },
        collaborators: [
          { givenName: "沙耶", familyName: "古賀", email: "saya@tomori.example" },
          { givenName: "亮", familyName: "江口", email: "ryo@tomori.example" },
        ],
        file: {
          name: "墓守のランタン_企画書.pdf",
          mediaType: "application/pdf",
          text: "墓守のランタン企画書。王墓の断面図、油の残量、返すべき副葬品の一覧。",
        },
      },
      {
        title: "海底神殿のための組曲",
        description: "冒険ゲームのために書かれた十一曲。低い弦と水中録音、そして一度だけ鳴る鐘。",
        keywords: ["ゲーム音楽", "組曲", "冒険"],
        materialType: "music",
        medium: "videogame",
        categories: ["musical"],
        published: { date: "2023-03-17", city: "福岡市", province: "福岡県" },
        copyrightRelation: "owner",
      },
      {
        title: "砂の井戸、星の地図",
        description:
          "冒険小説。井戸の底にだけ映る星図を頼りに、少年と老測量士が砂漠に埋もれた都の宝をめざす。",
        keywords: ["冒険小説", "宝探し", "砂漠", "遺跡"],
        materialType: "book",
        medium: "literary",
        categories: ["literary"],
        published: { date: "2017-07-20", city: "長崎市", province: "長崎県" },
      },
      {
        title: "第七古墳の夜",
        description:
          "長編映画の脚本。宝探しに憑かれた男たちが一夜だけ古墳に閉じ込められ、いちばん見つけたくなかったものを掘り当てる。",
        keywords: ["映画脚本", "古墳", "宝探し", "サスペンス"],
        materialType: "screenplay",
        medium: "screen",
        categories: ["dramatic", "literary"],
      },
      {
        title: "迷子のからくり",
        description:
          "子ども向けアニメーション。茶運び人形が届け先を忘れたまま城下町を歩き、行く先々で少しずつお茶をこぼす。",
        keywords: ["アニメーション", "子ども向け", "からくり人形"],
        materialType: "animation",
        medium: "tv",
        categories: ["artistic", "dramatic"],
        published: { date: "2021-10-03", city: "久留米市", province: "福岡県" },
      },
    ],
  },
  {
    name: "小野寺澪",
    email: "onodera.mio@example.org",
    works: [
      {
        title: "今日はここまで",
        description:
          "うつ病と診断された編集者が、その日できたことを一コマだけ描きつづけた漫画。何も描けなかった日の白いコマにも、日付はある。",
        keywords: ["漫画", "メンタルヘルス", "うつ病", "コミックエッセイ"],
        materialType: "book",
        medium: "literary",
        categories: ["literary", "artistic"],
        published: { date: "2020-09-10", city: "仙台市", province: "宮城県" },
      },
      {
        title: "充電、残り三パーセント",
        description:
          "パニック障害の大学生が、自分の電池残量を気にしながら街を歩くウェブ漫画。心の健康をめぐる小さな笑い話。充電できる場所の地図つき、年齢区分なし。",
        keywords: ["ウェブ漫画", "パニック障害", "不安", "メンタルヘルス"],
        materialType: "book",
        medium: "online",
        categories: ["literary", "artistic"],
        published: { date: "2023-05-15", city: "仙台市", province: "宮城県" },
      },
      {
        title: "保健室のカーテン",
        description: "教室に行けない中学生の一年を、保健室のカーテンの揺れだけで描いた、せりふのない漫画。",
        keywords: ["漫画", "不登校", "メンタルヘルス", "学校"],
        materialType: "art",
        medium: "literary",
        categories: ["artistic"],
      },
      {
        title: "幕間の弁当",
        description:
          "二幕の喜劇。主役の弁当を誰かが食べてしまい、第二幕の開演まで十五分、犯人捜しは本編より盛り上がる。",
        keywords: ["舞台", "喜劇", "楽屋"],
        materialType: "script",
        medium: "stage",
        categories: ["dramatic"],
        published: { date: "2018-03-24", city: "盛岡市", province: "岩手県" },
        collaborators: [{ givenName: "誠", familyName: "千葉", email: "chiba.makoto@example.org" }],
      },
      {
        title: "返事のいらない郵便局",
        description:
          "手紙を一通投函すると、見知らぬ誰かの窓辺の絵が一枚届く。返事の書けないインタラクティブ作品。",
        keywords: ["インタラクティブアート", "手紙", "イラスト"],
        materialType: "art",
        medium: "interactive",
        categories: ["artistic", "literary"],
        unlisted: true,
      },
    ],
  },
  {
    name: "比嘉航",
    email: "wataru@urizun.example",
    works: [
      {
        title: "サンゴの引っ越し",
        description:
          "ドキュメンタリー映画。埋め立てを前に、漁師とダイバーがサンゴを一株ずつ手で運ぶ。そのうち一株だけが、どうしても岩を離れない。",
        keywords: ["ドキュメンタリー", "海", "サンゴ", "沖縄"],
        materialType: "documentary",
        medium: "screen",
        categories: ["dramatic"],
        published: { date: "2021-07-22", city: "名護市", province: "沖縄県" },
      },
      {
        title: "うりずん",
        description:
          "三線と古いリズムマシンのためのアルバム。若葉の季節に窓を開けて録音した九曲。鳥の声も消していない。",
        keywords: ["三線", "アルバム", "電子音楽"],
        materialType: "music",
        medium: "music",
        categories: ["musical"],
        published: { date: "2022-04-05", city: "那覇市", province: "沖縄県" },
        collaborators: [{ givenName: "美咲", familyName: "宮城" }],
      },
      {
        title: "最終便のあとで",
        description:
          "全五話の連続ドラマ脚本。台風で欠航した空港に残された七人が、夜明けまでに一つだけ嘘をやめると約束する。",
        keywords: ["ドラマ脚本", "空港", "台風"],
        materialType: "screenplay",
        medium: "tv",
        categories: ["dramatic", "literary"],
      },
      {
        title: "市場、最後の朝",
        description:
          "建て替えを控えた市場の写真集。値札、長靴、まな板のくぼみ、そして閉まったままの十二番の店。",
        keywords: ["写真集", "市場", "記録"],
        materialType: "photograph",
        medium: "literary",
        categories: ["artistic"],
        published: { date: "2019-06-16", city: "那覇市", province: "沖縄県" },
      },
      {
        title: "キジムナー不動産",
        description:
          "短編アニメーション。ガジュマルの精が営む不動産屋は、家賃を歌で受け取る。音痴の客が来た日から、森が少しずつ傾きはじめる。",
        keywords: ["短編アニメーション", "妖怪", "民話"],
        materialType: "animation",
        medium: "online",
        categories: ["artistic", "dramatic"],
        published: { date: "2024-01-19", city: "石垣市", province: "沖縄県" },
      },
    ],
  },
] as const satisfies readonly SeedCreator[];
