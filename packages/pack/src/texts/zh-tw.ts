import type { ReadMeTexts } from "./texts.ts";

export const zhTw: ReadMeTexts = {
  title: "證書 {id} 的證據包",
  made: {
    page: "{date} 透過登記機構的網頁，在瀏覽器中產生。",
    command: "{date} 以指令 colophon-verify pack 產生。",
  },
  about:
    "證書證明某些資料（可能還有檔案）在某個時間之前已經登記。不必透過登記機構，用本證據包就能查驗這項登記；以下說明每項查驗能證明什麼。",
  vouch:
    "本證據包無法證明自己是真的。作為信任依據的金鑰和查驗工具都在包內。冒充的登記機構可以放入自己的金鑰和查驗工具，這樣一來，除第 1 步外，其餘各步都會通過。因此，請勿略過第 1 步。",
  run: "指令在 Linux 或 macOS 的終端機中執行；在 Windows 上，請使用 WSL 或 Git Bash。請在資料夾「evidence」中開啟終端機，並從 READ ME.html 依序複製指令。需要 OpenSSL 3，以及 Node.js 20 或更新的版本。使用「ots」的步驟還需要 OpenTimestamps 用戶端。",
  step: "{number}. {title}",
  steps: {
    origin: {
      title: "包內的金鑰是誰的？",
      text: "trust.json 列明誰的簽章可採信。請從別處取得登記機構的信任檔：在瀏覽器中輸入您已知的網址，並在其後加上 /.well-known/colophon-trust.json。請勿點選此處的任何連結。證書自稱由 {registry} 核發。您也可以詢問持有該登記機構其他證書的人，或關注其公開日誌的人：他們都有日誌的金鑰，即 trust.json 中的「vkey」。請將取得的檔案存入本資料夾，命名為 trust-elsewhere.json。第一個指令顯示的指紋可以透過電話比對。第二個指令應顯示「same」。",
    },
    whole: {
      title: "檔案是否與打包時一致？",
      text: "每一行都應以「OK」結尾。這一步只能發現損壞，無法發現偽造：能改動檔案的人，也能改動這份清單。",
    },
    keys: {
      title: "OpenSSL 所用的金鑰是否就是信任檔中的金鑰？",
      text: "log.pem 和 issuer.pem 是供 OpenSSL 使用的金鑰。每個指令都會顯示 trust.json 中的同一把金鑰。如果指令沒有顯示任何內容，那把金鑰就不可採信。",
    },
    record: {
      title: "登記機構是否簽署了這份紀錄？",
      text: "「Verified OK」表示 record.jwt 確由登記機構的金鑰簽署，且與此處的檔案完全一致，但不能證明簽署的時間，也不能證明紀錄的內容屬實。",
    },
    file: {
      title: "紀錄中的檔案是否就是這個檔案？（{name}）",
      text: "指令會顯示兩行：檔案的指紋，以及已簽署的紀錄中代表該檔案的編碼。只要少了一行，就不是同一個檔案。",
    },
    checkpoint: {
      title: "登記機構是否簽署了日誌的狀態？",
      text: "「Signature Verified Successfully」表示 checkpoint.txt 確由日誌的金鑰簽署。下文的查驗工具會證明日誌在這個狀態時已含有紀錄；能讀取 C2SP tlog-proof 的程式，也可用 record.tlog-proof 查驗。",
    },
    token: {
      title: "時間戳記機構是否見過日誌的這個狀態？",
      text: "「Verification: OK」表示，據該機構證實，checkpoint.txt 在 {time} 之前已經存在。請將根憑證與該機構公布的比對。OpenSSL 不會詢問該機構的憑證是否已遭廢止；查驗工具會讀取留存的答覆。",
    },
    bitcoin: {
      title: "紀錄是否在比特幣區塊鏈上？",
      text: "指令會顯示一個區塊的編號和它的默克爾根。請在您自選的兩個區塊鏈查詢網站上比對。如果一致，就表示紀錄在該區塊產生時已經存在，誤差不超過兩小時。",
    },
    earlier: {
      title: "檔案是否更早就已存在？（earlier-{number}）",
      text: "這份證明早於登記，能證明檔案當時已經存在，但不能證明當時在誰手中。紀錄是否確實指向這份證明，可用下文的查驗工具查驗。",
    },
    checker: {
      title: "一次完成證書的全部查驗",
      text: "查驗工具會重新執行與紀錄有關的各個步驟，並查驗變更清單和紀錄在日誌中的位置。大寫的字詞就是結論。緊接著執行「echo $?」：0 表示有效，1 表示無效，2 表示無法查驗。",
    },
    document: {
      title: "PDF 是否出自登記機構？",
      text: "查驗工具會指出登記機構是否為這份證書簽署了整個 PDF。有些 PDF 軟體也會顯示同一簽章，但不認識登記機構的根憑證；根憑證在 trust.json 中。",
    },
  },
  differs:
    "如果兩者不同，可能是登記機構此後更換了金鑰，也可能本證據包是偽造的。這時，請在以下各步中用 trust-elsewhere.json 代替 trust.json。用 trust-elsewhere.json 查驗未通過的，一概不要採信。假的查驗工具可以任意顯示結果，如有可能，請也從別處取得查驗工具。",
  bring: "這個檔案不在本證據包內。請將一份未經改動的副本放入本資料夾，命名為 {name}。",
  needsRoot: "這個時間戳記不含根憑證。指令使用 Debian 電腦上的根憑證；在其他系統上，請換成該系統的根憑證。",
  statusAt: "變更清單反映的是 {date} 的情況，此後的變更不在其中。",
  noStatus: "本證據包沒有變更清單，因此無法得知作品是否已撤回，也無法得知是否有人提出異議。",
  offline:
    "未連線時，查驗工具不會向區塊鏈查詢日期。連線時，請加上 --rpc 和該區塊鏈任一節點的網址；再加上 --registry 和登記機構的網址，即可取得最新的變更清單。",
  filesTitle: "每個檔案能證明什麼",
  shows: "顯示",
  not: "不能證明",
  believe: "須信任誰",
  kinds: {
    document: {
      shows: "供人閱讀的證書，內含證明檔",
      not: "PDF 產生之後的變更",
      believe: "登記機構：它的簽章涵蓋整個 PDF",
    },
    bundle: {
      shows: "紀錄、紀錄在日誌中的位置，以及日期的證明",
      not: "作品由誰創作，登記的人究竟是誰",
      believe: "簽章：登記機構；日期：各步驟所列的來源",
    },
    status: {
      shows: "登記之後有關證書的聲明",
      not: "清單日期之後的聲明",
      believe: "登記機構，尤其要相信它向所有人出示同一份日誌",
    },
    trust: {
      shows: "哪些金鑰可採信",
      not: "這些金鑰確是登記機構的金鑰",
      believe: "向您提供比對副本的人",
    },
    checker: {
      shows: "全部查驗的結果",
      not: "查驗工具本身是真的",
      believe: "查驗工具的程式碼（任何人都可以閱讀），或從別處取得的副本",
    },
    format: {
      shows: "如何另寫一個查驗工具",
      not: "任何有關這份證書的內容",
      believe: "無須信任任何人：這只是說明",
    },
    work: {
      shows: "已登記的檔案本身",
      not: "由誰創作",
      believe: "無須信任任何人：比對指紋即可",
    },
    record: {
      shows: "證明檔的各部分，供其他程式使用",
      not: "證明檔以外的內容",
      believe: "與證明檔相同",
    },
    keys: {
      shows: "供 OpenSSL 使用的金鑰和簽章",
      not: "金鑰是誰的",
      believe: "經過比對的 trust.json",
    },
    clock: {
      shows: "日誌的某個狀態在某個時間之前已經存在",
      not: "紀錄的內容，以及內容是否屬實",
      believe: "時間戳記機構；或兩個查詢網站所示的比特幣區塊",
    },
    earlier: {
      shows: "檔案在登記之前已經存在",
      not: "當時在誰手中",
      believe: "時間戳記機構，或比特幣的區塊",
    },
    sums: {
      shows: "各檔案的指紋",
      not: "檔案未遭故意改動",
      believe: "無須信任任何人：可自行重新計算",
    },
  },
  custodyTitle: "指紋從何而來",
  custody: {
    registered: "已登記檔案的指紋在紀錄中。指紋在送達登記機構之前算出，登記機構依收到的指紋原樣簽署。",
    page: "上列各檔案的 SHA-256 是在產生本證據包時，由瀏覽器算出的。PDF、變更清單、信任檔、查驗工具和格式說明來自登記機構。",
    command:
      "上列各檔案的 SHA-256 是在產生本證據包時，由指令算出的。這些檔案由執行指令的人提供，或來自其指定的登記機構。",
    cut: "供 OpenSSL 和其他程式使用的檔案是從證明檔中取出的。重新取出一次，得到的位元組也會完全相同。",
  },
  limitsTitle: "以上各步都無法證明的事",
  limits:
    "登記不證明作品由誰創作，也不證明登記所用的名字是真名。本文只是說明，不是法律意見。本文沒有簽章：請以查驗結果為準。",
};
