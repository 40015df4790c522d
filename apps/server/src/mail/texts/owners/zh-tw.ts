import type { OwnerLetters } from "../../letter-text.ts";
import { short } from "../format.ts";

/** Letters about works that change hands, and about disputes, to whoever is on either side: `letter-kinds.ts` says who. */
export const zhTwOwners: OwnerLetters = {
  transferOffered: ({ title, certificateId, creator, link, isDisputed, isSuperseded }) => ({
    subject: `有人想把《${short(title)}》的權利轉讓給您`,
    body: [
      "有人想把一件已在 Colophon 登記的作品的權利轉讓給您，並填寫了您的電子郵件地址。開啟以下連結，可以看到具體轉讓哪些權利。您可以在七天內回覆一次：",
      {
        facts: [
          ["作品", title],
          ["證書編號", certificateId],
          ...(creator === "" ? [] : [["登記人", creator] as const]),
        ],
      },
      ...(isDisputed ? ["回覆前請注意：有人對這項登記提出異議，其內容公開顯示在證書頁面上。"] : []),
      ...(isSuperseded ? ["回覆前請注意：這件作品後來登記了新版本。本提議僅涉及舊版本。"] : []),
      { label: "查看轉讓提議", link },
      "您不接受，就不會有任何變動。如果您不知道這項轉讓是怎麼回事，無須理會這封郵件。",
    ],
  }),
  transferOfferedForYou: ({ title, workId }, publicUrl) => ({
    subject: `已提議將您的作品《${short(title)}》的權利轉讓給他人`,
    body: [
      "我們收到了與這件作品有關的文件，並以您的名義，向文件所指的人提議轉讓這件作品的權利。證書下的備註說明了依據。對方如在七天內接受，作品將轉入對方的帳號。",
      "如果有誤，請在作品頁面收回提議，並寫信給我們。只有您能看到的內容絕不會移交。",
      { label: "開啟作品頁面", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  transferAccepted: ({ title, certificateId }, publicUrl) => ({
    subject: `《${short(title)}》的權利已轉讓`,
    body: [
      "轉讓提議已獲接受。從現在起，只有提議中指定的受讓人可以更正這件作品、將它列入公開目錄或撤回。如果我們原先存有檔案的保密副本，副本現已刪除。只有您能看到的內容沒有移交給任何人。",
      { label: "開啟證書", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
  transferReceived: ({ title, workId }, publicUrl) => ({
    subject: `《${short(title)}》已移入您的作品集`,
    body: [
      "您已接受轉讓。從現在起，您可以更正這件作品的資料、將它列入公開目錄或撤回。證書仍列明登記人，並註明權利已轉讓。",
      { label: "前往作品", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  transferRefused: ({ title, workId }, publicUrl) => ({
    subject: `《${short(title)}》的轉讓提議已被拒絕`,
    body: [
      "提議已被拒絕。作品仍在您的帳號中，沒有發布任何內容。",
      { label: "前往作品", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  disputeOpened: ({ title, workId }, publicUrl) => ({
    subject: `有人對《${short(title)}》提出異議`,
    body: [
      "有人對您作品的登記提出異議。異議內容是公開的。證書仍然有效，並註明有異議；我們不偏袒任何一方。您也可以公開回覆。任何一方都無法變更或隱藏另一方寫的內容。",
      { label: "閱讀並回覆", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  disputeAnswered: ({ title, certificateId }, publicUrl) => ({
    subject: `您對《${short(title)}》的異議已獲回覆`,
    body: [
      "證書持有人已回覆您的異議。回覆已在證書頁面上公開。如果您認為問題已經解決，可以在證書頁面將異議標記為已解決。",
      { label: "閱讀回覆", link: `${publicUrl}/verify/${certificateId}/dispute` },
    ],
  }),
  disputeSettled: ({ title, certificateId }, publicUrl) => ({
    subject: `對《${short(title)}》的一項異議已解決`,
    body: [
      "對方已將異議標記為已解決。證書不再註明有異議，除非另有尚未解決的異議。雙方寫下的內容仍然公開。",
      { label: "開啟證書", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
};
