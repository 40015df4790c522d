import type { LicenceLetterWords } from "../../licence-letters.ts";

export const zhTwLicences: LicenceLetterWords = {
  work: "作品",
  certificate: "證書編號",
  licence: "授權編號",
  other: { licensor: "被授權人", licensee: "授權人" },
  price: "價格",
  free: "免費",
  noPrice: "由授權人提出",
  openRequest: "開啟申請",
  openLicence: "開啟授權",
  asked: (name, title, isPriced) => ({
    subject: `${name}申請《${title}》的授權`,
    body: [
      `一位有 Colophon 帳號的人向您申請作品的授權。您可以在下方連結的頁面上查看對方希望如何使用作品，再${isPriced ? "接受、提出其他條款或價格，或者拒絕。" : "提出價格或其他條款，或者拒絕。"}授權核發之前，對方尚未取得任何使用許可。`,
      "我們沒有查證申請人的身分：姓名是對方自行填寫的。",
    ],
  }),
  countered: (name, title) => ({
    subject: `${name}對《${title}》的授權提出了其他條款或價格`,
    body: [
      "對方提出了其他條款或價格，正在等您回覆。您可以接受、提出其他條款或拒絕。授權核發之前，尚未給予任何使用許可。",
    ],
  }),
  agreed: {
    licensor: (title) => ({
      subject: `已就《${title}》的授權達成協議`,
      body: [
        "您與被授權人已達成協議。對方依雙方議定的方式直接向您付款。Colophon 不收取這筆款項，也看不到付款情形。",
        "收到款項後，請在申請頁面上確認。您確認後，就會核發授權。在此之前，對方尚未取得任何使用許可。",
      ],
    }),
    licensee: (title) => ({
      subject: `您申請的《${title}》授權已達成協議`,
      body: [
        "您與授權人已達成協議。請依雙方議定的方式直接向授權人付款。Colophon 不收取這筆款項，也無法退款。",
        "授權人確認收款後，就會核發授權。我們會將授權書寄給您。在此之前，您尚未取得任何使用許可。",
      ],
    }),
  },
  issued: (title) => ({
    subject: `《${title}》的授權書`,
    body: [
      "授權已核發。隨信附上經簽署的 PDF，其中寫明允許的內容，並附有可證明授權的檔案。拿到這份 PDF 的人都可以查驗，不一定要透過 Colophon。請妥善保存。",
      "授權不公開：其他人開啟授權頁面，只能看到有這份授權、是否有效以及涉及哪件作品。只有雙方都選擇公開，其餘內容（價格除外）才會顯示。",
    ],
  }),
  declined: (title) => ({
    subject: `《${title}》的授權申請已結束，未核發授權`,
    body: [
      "對方已拒絕申請，因此沒有給予任何使用許可。",
      "如果已經付款，請雙方自行結清：Colophon 沒有收取這筆款項。",
    ],
  }),
  withdrawn: (title) => ({
    subject: `《${title}》的授權申請已撤回`,
    body: ["申請人已撤回申請，不會核發授權。", "如果已經付款，請雙方自行結清：Colophon 沒有收取這筆款項。"],
  }),
  lapsed: (title) => ({
    subject: `《${title}》的授權申請已失效`,
    body: [
      "這份授權已無法核發。原因可能是作品已轉讓、撤回或遭封鎖，有帳號已刪除，或已核發與此衝突的另一份授權。沒有給予任何使用許可。",
      "如果已經付款，請雙方自行結清：Colophon 沒有收取這筆款項。",
    ],
  }),
  ending: (name, title) => ({
    subject: `${name}聲明《${title}》的授權應終止`,
    body: [
      "對方聲明這份授權應提前終止。單憑對方的聲明，授權不會終止；您也作出同樣的聲明後，授權才會終止。如果不同意，無須處理。",
    ],
  }),
  ended: (title) => ({
    subject: `《${title}》的授權已終止`,
    body: ["您與對方都已聲明這份授權應終止，因此授權已終止。授權頁面也已註明終止。"],
  }),
  revoked: (title) => ({
    subject: `《${title}》的授權已遭撤銷`,
    body: [
      "授權人已依條款撤銷這份授權。從現在起，這份授權不再允許任何使用。授權頁面會註明授權已撤銷，並顯示授權人所寫的理由（如有）。",
    ],
  }),
};
