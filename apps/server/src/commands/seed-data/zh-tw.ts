import type { SeedCreator } from "./seed-work.ts";

export const zhTw = [
  {
    name: "陳語柔",
    email: "yurou.chen@example.org",
    profile: {
      visibility: "public",
      title: "紀錄片導演、詩人",
      bio: "拍沒有腳本的日常，也寫跟海有關的詩。",
    },
    works: [
      {
        title: "頂樓加蓋的夏天",
        description:
          "沒有腳本的生活實境影集。五戶住在頂樓加蓋的人家，一台電風扇，一整個夏天；導演只負責遞冰棒。",
        keywords: ["實境節目", "生活風格", "無腳本", "城市"],
        materialType: "documentary",
        medium: "tv",
        categories: ["dramatic"],
        published: { date: "2023-08-05", city: "板橋區", province: "新北市" },
        collaborators: [{ givenName: "柏睿", familyName: "蔡", email: "borui.tsai@example.org" }],
      },
      {
        title: "島上代班",
        description:
          "無腳本的網路實境節目：六位上班族到離島替休假的島民代班一個月，煎蛋餅、修漁船、餵山羊。沒有人會被淘汰，除了暈船的那位。",
        keywords: ["實境節目", "無腳本", "離島", "生活風格"],
        materialType: "documentary",
        medium: "online",
        categories: ["dramatic"],
        published: { date: "2024-07-20", city: "馬公", province: "澎湖縣" },
      },
      {
        title: "把海摺起來",
        description: "詩集。寫給漁港、退潮與一位不識字的母親；書頁沿虛線摺好，每首詩都是一艘紙船。",
        keywords: ["詩集", "海", "母親"],
        materialType: "book",
        medium: "literary",
        categories: ["literary"],
        published: { date: "2018-05-13", city: "仁愛區", province: "基隆市" },
      },
      {
        title: "凌晨三點，歡迎光臨",
        description:
          "廣播劇，全六集。每到凌晨三點，便利商店的自動門就為看不見的客人打開，而大夜班店員決定開始招呼他們。",
        keywords: ["廣播劇", "便利商店", "奇幻"],
        materialType: "script",
        medium: "radio",
        categories: ["dramatic", "literary"],
        file: {
          name: "凌晨三點_第一集.txt",
          mediaType: "text/plain",
          text: "第一集。（自動門叮咚）店員：歡迎光臨……（停頓）今天有買一送一喔。",
        },
      },
      {
        title: "騎樓",
        description: "雨天的騎樓是全城最長的客廳。四十張照片，從下棋的人拍到收攤的人。",
        keywords: ["攝影", "街景", "雨"],
        materialType: "photograph",
        medium: "online",
        categories: ["artistic"],
      },
    ],
  },
  {
    name: "林承翰",
    email: "chenghan@chaosheng.example",
    works: [
      {
        title: "潮間古墓",
        description:
          "動作冒險遊戲。水下考古學家趁著大退潮潛入三百年前的海商墓室，把被盜的文物一件一件放回原處。潮水回來之前，你只有二十分鐘。",
        keywords: ["冒險遊戲", "考古", "古墓", "寶藏"],
        materialType: "animation",
        medium: "videogame",
        categories: ["artistic", "dramatic"],
        published: { date: "2023-11-17", city: "中西區", province: "台南市" },
        collaborators: [
          { givenName: "芷晴", familyName: "郭", email: "zhiqing@chaosheng.example" },
          { givenName: "冠宇", familyName: "許" },
        ],
      },
      {
        title: "族譜裡的海圖",
        description:
          "冒險小說。一張夾在族譜裡的海圖，讓三個互不信任的表兄妹駛向一座早已從地圖上抹去的小島，去找一筆誰也說不清是寶藏還是債的東西。",
        keywords: ["冒險小說", "尋寶", "航海"],
        materialType: "book",
        medium: "literary",
        categories: ["literary"],
        published: { date: "2019-06-07", city: "中西區", province: "台南市" },
      },
      {
        title: "封墓的人",
        description: "電影劇本。考古所研究生發現，論文裡最關鍵的那座古墓，正是失蹤的父親當年親手封上的。",
        keywords: ["電影劇本", "考古", "古墓", "懸疑"],
        materialType: "screenplay",
        medium: "screen",
        categories: ["dramatic", "literary"],
        file: {
          name: "封墓的人_三稿.docx",
          mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
          text: "第一場。夜，外景，山坡。手電筒的光停在一塊不該出現的磚上。",
        },
      },
      {
        title: "廟埕電音",
        description: "北管鑼鼓與合成器正面對決，錄於媽祖生日前夕，中途被鞭炮打斷三次，全部保留。",
        keywords: ["電子音樂", "北管", "廟會"],
        materialType: "music",
        medium: "music",
        categories: ["musical"],
        published: { date: "2022-04-16", city: "北港", province: "雲林縣" },
      },
      {
        title: "月台上的戲偶",
        description: "定格動畫影集。一尊被遺忘在月台的布袋戲偶，每天替一位旅客演完那段沒說出口的話。",
        keywords: ["定格動畫", "布袋戲", "影集"],
        materialType: "animation",
        medium: "tv",
        categories: ["artistic", "dramatic"],
        published: { date: "2021-12-24", city: "東區", province: "嘉義市" },
        copyrightRelation: "assignee",
      },
    ],
  },
  {
    name: "吳沛珊",
    email: "peishan.wu@example.org",
    works: [
      {
        title: "我和我的烏雲室友",
        description:
          "漫畫。憂鬱症確診那天，一朵烏雲搬進了她的租屋處。雙方約法三章：輪流倒垃圾、不准同一天哭、出太陽要打招呼。",
        keywords: ["漫畫", "心理健康", "憂鬱症", "圖像小說"],
        materialType: "book",
        medium: "literary",
        categories: ["literary", "artistic"],
        published: { date: "2022-02-25", city: "西區", province: "台中市" },
      },
      {
        title: "心跳太大聲",
        description:
          "網路漫畫。恐慌發作的時候，主角的心跳會變成對話框，把整節捷運車廂塞滿。談焦慮與心理健康，未分級。",
        keywords: ["網路漫畫", "恐慌", "焦慮", "心理健康"],
        materialType: "book",
        medium: "online",
        categories: ["literary", "artistic"],
        published: { date: "2024-04-01", city: "大安區", province: "台北市" },
      },
      {
        title: "諮商室的盆栽",
        description:
          "無字漫畫。從一盆植物的角度，看五十位來談者坐下、沉默、換位子、道別；植物自己也長高了一點。",
        keywords: ["漫畫", "諮商", "心理健康", "無字書"],
        materialType: "art",
        medium: "literary",
        categories: ["artistic"],
      },
      {
        title: "底片還在嗎",
        description:
          "獨幕喜劇。小鎮照相館歇業前一晚，老闆宣布：想拿回底片的人，得先說一件照片裡看不出來的事。",
        keywords: ["舞台劇", "喜劇", "照相館"],
        materialType: "script",
        medium: "stage",
        categories: ["dramatic"],
        published: { date: "2017-10-28", city: "西區", province: "台中市" },
      },
      {
        title: "植物園失物招領",
        description: "互動插畫。在線上植物園裡撿到別人遺失的東西，替它寫一張招領單，等它的主人路過。",
        keywords: ["互動藝術", "插畫", "植物園"],
        materialType: "art",
        medium: "interactive",
        categories: ["artistic", "literary"],
        unlisted: true,
      },
    ],
  },
  {
    name: "潘以諾",
    email: "inuo.pan@tidelog.example",
    works: [
      {
        title: "走回舊部落",
        description:
          "紀錄片。七十二歲的獵人帶著孫女走了五天山路，回到六十年前被迫遷離的家屋；屋頂已經長成一棵樹。",
        keywords: ["紀錄片", "原住民", "遷徙", "祖孫"],
        materialType: "documentary",
        medium: "screen",
        categories: ["dramatic"],
        published: { date: "2020-10-09", city: "花蓮市", province: "花蓮縣" },
        collaborators: [
          { givenName: "雅雯", familyName: "高", email: "yawen@tidelog.example" },
          { givenName: "孟哲", familyName: "田" },
        ],
      },
      {
        title: "小米田夜曲",
        description: "吉他、口簧琴與一整片趕鳥的竹片。七首寫給收穫前最後一夜的曲子。",
        keywords: ["口簧琴", "民謠", "收穫"],
        materialType: "music",
        medium: "online",
        categories: ["musical"],
        published: { date: "2021-07-31", city: "台東市", province: "台東縣" },
      },
      {
        title: "山羌電台",
        description:
          "給孩子的動畫短片。山羌在山頂架起一座廣播電台，為每一種動物播報氣象，只有飛鼠老是打電話進來點歌。",
        keywords: ["動畫短片", "兒童", "山林"],
        materialType: "animation",
        medium: "online",
        categories: ["artistic", "dramatic"],
      },
      {
        title: "末班車不停北埔",
        description:
          "迷你影集劇本，共四集。區間車司機每晚都看見同一名乘客在不停靠的小站招手，直到有一天他踩了煞車。",
        keywords: ["影集劇本", "鐵道", "懸疑"],
        materialType: "screenplay",
        medium: "tv",
        categories: ["dramatic", "literary"],
      },
      {
        title: "霧線以上",
        description: "雲霧林攝影集，十二個月份，同一條稜線，能見度從三十公尺到零。",
        keywords: ["攝影集", "森林", "霧"],
        materialType: "photograph",
        medium: "literary",
        categories: ["artistic"],
        published: { date: "2016-12-21", city: "宜蘭市", province: "宜蘭縣" },
      },
    ],
  },
] as const satisfies readonly SeedCreator[];
