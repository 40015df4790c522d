import type { OwnerLetters } from "../../letter-text.ts";
import { short } from "../format.ts";

/** Letters about works that change hands, and about disputes. */
export const zhTwOwners: OwnerLetters = {
  transferOffered: ({ title, certificateId, creator, link }) => ({
    subject: `有人向您提出讓與《${short(title)}》的權利`,
    body: [
      "有人向您提出讓與一件已在 Colophon 登記的作品的權利，並填寫了您的電子郵件地址。開啟此連結的頁面，可以看到具體讓與哪些權利。此連結僅可使用一次，七天內有效：",
      {
        facts: [
          ["作品", title],
          ["證書編號", certificateId],
          ...(creator === "" ? [] : [["登記人", creator] as const]),
        ],
      },
      { label: "查看讓與提議", link },
      "您不接受，就不會有任何變動。如果您對此並不知情，無需理會。",
    ],
  }),
  transferOfferedForYou: ({ title, workId }, publicUrl) => ({
    subject: `您的作品《${short(title)}》已向他人提出讓與`,
    body: [
      "我們收到了相關文件，並以您的名義向文件所指的人提出讓與您的作品。證書下的備註說明了依據。對方如在七天內接受，作品將轉入其帳號。",
      "如果有誤，請在作品頁面收回提議，並寫信給我們。只有您能看到的內容絕不會移交。",
      { label: "開啟作品頁面", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  transferAccepted: ({ title, certificateId }, publicUrl) => ({
    subject: `《${short(title)}》已讓與`,
    body: [
      "讓與提議已獲接受。從現在起，只有提議中指定的受讓人可以更正、列出或撤回這件作品。您寄存的檔案私人副本已刪除。只有您能看到的內容沒有移交給任何人。",
      { label: "開啟證書", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
  transferReceived: ({ title, workId }, publicUrl) => ({
    subject: `《${short(title)}》已列入您的作品集`,
    body: [
      "您已接受讓與。從現在起，由您負責這件作品：您可以更正其資料、列出或撤回它。證書仍列明登記人，並註明權利已有讓與。",
      { label: "前往作品", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  transferRefused: ({ title, workId }, publicUrl) => ({
    subject: `《${short(title)}》的讓與提議遭到拒絕`,
    body: [
      "提議未獲接受。作品仍屬於您，沒有發布任何內容。",
      { label: "前往作品", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  disputeOpened: ({ title, workId }, publicUrl) => ({
    subject: `有人對《${short(title)}》提出異議`,
    body: [
      "有人對您作品的登記提出異議。異議內容是公開的，顯示在證書頁面上。證書仍然有效，並註明有異議；登記機構不偏袒任何一方。您也可以公開回覆。任何一方都無法變更或隱藏另一方的話。",
      { label: "閱讀並回覆", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  disputeAnswered: ({ title, certificateId }, publicUrl) => ({
    subject: `對《${short(title)}》異議的回覆`,
    body: [
      "作品的權利人已回覆您的異議。雙方的內容並列顯示在證書頁面上。如果您認為問題已經解決，可以在那裡說明。",
      { label: "閱讀回覆", link: `${publicUrl}/verify/${certificateId}/dispute` },
    ],
  }),
  disputeSettled: ({ title, certificateId }, publicUrl) => ({
    subject: `對《${short(title)}》的異議已解決`,
    body: [
      "對方表示異議已解決。除非還有其他人提出異議，證書不再註明有異議。雙方說過的話仍保留在證書頁面上。",
      { label: "開啟證書", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
};
