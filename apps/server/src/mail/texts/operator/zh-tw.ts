import type { OperatorLetters } from "../../letter-text.ts";
import { short } from "../format.ts";

/** Letters about what an operator did. */
export const zhTwOperator: OperatorLetters = {
  reportDecided: ({ certificateId, isObjection, isUpheld, answer }, publicUrl) => ({
    subject: isObjection ? "您的申訴已有結果" : "您的檢舉已有結果",
    body: [
      isObjection
        ? isUpheld
          ? "感謝您的申訴。我們已審閱，認為您的申訴成立。"
          : "感謝您的申訴。我們已審閱，維持原來的決定。"
        : isUpheld
          ? "感謝您的檢舉。我們已審閱並處理。"
          : "感謝您的檢舉。我們已審閱，沒有發現需要處理的問題。",
      ...(answer === "" ? [] : ["我們的答覆：", answer]),
      { label: "開啟證書", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
  registrySaid: ({ said, workId, certificateId, title, text }, publicUrl) => ({
    subject: {
      noted: `關於《${short(title)}》的備註`,
      blocked: `《${short(title)}》已被封鎖`,
      unblocked: `《${short(title)}》已解除封鎖`,
    }[said],
    body: [
      {
        noted: "我們為您作品的證書加了一則備註。任何人開啟證書頁面都會看到。",
        blocked:
          "我們不再顯示您的作品，包括標題、您的姓名和簡介。作品不再列入公開目錄，也無法搜尋到。您的證書和證明檔仍然有效，您可以在作品頁面下載證明檔。",
        unblocked: "您的作品已解除封鎖。除非您已撤回作品，否則我們會恢復顯示。",
      }[said],
      {
        facts: [
          ["作品", title],
          ["證書編號", certificateId],
        ],
      },
      "隨證書發布了以下內容：",
      text,
      ...{
        noted: ["如果您認為有誤，請寫信給我們。", { label: "如何聯絡我們", link: `${publicUrl}/help` }],
        blocked: ["如果您認為有誤，可以在作品頁面提出申訴。我們會查看每一份申訴並答覆。"],
        unblocked: [],
      }[said],
      { label: "開啟作品頁面", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  accountSuspended: ({ text }, publicUrl) => ({
    subject: "您的 Colophon 帳號已被停用",
    body: [
      "您的 Colophon 帳號已被停用，所有裝置都已登出。恢復使用之前，任何人都無法登入。您的作品和證書維持不變。",
      "理由：",
      text,
      "如果您認為有誤，請寫信給我們。",
      { label: "如何聯絡我們", link: `${publicUrl}/help` },
    ],
  }),
  accountRestored: (_contents, publicUrl) => ({
    subject: "您的 Colophon 帳號已恢復使用",
    body: [
      "您的 Colophon 帳號已恢復使用，您可以像以前一樣登入。",
      { label: "登入", link: `${publicUrl}/login` },
    ],
  }),
  accountEnded: ({ text }, publicUrl) => ({
    subject: "您的 Colophon 帳號已被關閉",
    body: [
      "我們已永久關閉您的 Colophon 帳號。除收據外，帳號和作品都會刪除。曾轉入或轉出這個帳號的作品會保留，但不再載有您的姓名。已刪除的證書，頁面只會說明證書已刪除。",
      "理由：",
      text,
      "如果您認為有誤，請寫信給我們。",
      { label: "如何聯絡我們", link: `${publicUrl}/help` },
    ],
  }),
};
