import { fewRecoveryCodes, type TokenScope } from "@colophon/api";
import { batchLetters } from "../batch-letters.ts";
import { invitationLetters } from "../invitation-letters.ts";
import type { MailTexts } from "../letter-text.ts";
import { licenceLetters } from "../licence-letters.ts";
import { aboutLinks } from "./about-links.ts";
import { aboutReceipts } from "./about-receipts.ts";
import { longDate, longTime, short } from "./format.ts";
import { zhTwLicences } from "./licences/zh-tw.ts";
import { zhTwLinks } from "./links/zh-tw.ts";
import { zhTwOwners } from "./owners/zh-tw.ts";
import { zhTwOperator } from "./operator/zh-tw.ts";

const toSecurity = (publicUrl: string) => ({
  label: "前往帳號的安全性設定",
  link: `${publicUrl}/account/security`,
});

const ifNotYou = (publicUrl: string) => [
  "如果不是您本人操作，表示有人正在使用您的帳號。請立即變更密碼，登出其他所有裝置，並移除不是您新增的通行密鑰、驗證器應用程式和存取權杖。",
  toSecurity(publicUrl),
];

/** Of a program with an API token. */
const allowed: Record<TokenScope, string> = {
  "works:read": "查看您的作品、證書和訂單",
  "works:register": "以您的名義登記作品",
  "orders:create": "下訂單（但不能付款）",
};

export const zhTw: MailTexts = {
  language: "zh-TW",
  greeting: (name) => (name === "" ? "您好：" : `${name}，您好：`),
  readIn: "用其他語言閱讀：",
  stop: "不再接收這類郵件",
  stopAddress: "不再寄信到這個地址",
  stopPage: {
    title: "關於作品的郵件",
    question: "要停止寄送這類與您帳號有關的郵件嗎？您隨時可以在帳號設定中重新開啟。",
    confirm: "不再接收",
    done: "您不會再收到這類郵件。",
  },
  stopAddressPage: {
    title: "寄到這個地址的郵件",
    question:
      "要讓 Colophon 不再寄信到這個地址嗎？此後，如有人在作品中列出您的名字，我們不會再請您確認，他人也無法向您提議轉讓權利。如果您有帳號，關於帳號的郵件仍會寄送。",
    confirm: "不再寄送",
    done: "已完成。除了關於使用這個地址的帳號或填有這個地址的檢舉，Colophon 不會再寄信到這裡。",
  },
  letters: {
    confirmAddress: ({ link }) => ({
      subject: "請驗證您的電子郵件地址",
      body: [
        "有人（可能是您本人）為 Colophon 帳號填寫了這個地址。驗證之後，它才能出現在您的證書上，我們也才能寄送關於證書的郵件給您。以下連結只能使用一次，24 小時內有效：",
        { label: "驗證這個地址", link },
        "如果不是您本人操作，請忽略這封郵件：未經您驗證，任何證書都不會將這個地址顯示為登記人的電子郵件地址。",
      ],
    }),
    passwordReset: ({ link }) => ({
      subject: "設定新的 Colophon 密碼",
      body: [
        "我們收到重設您 Colophon 帳號密碼的要求。請開啟以下連結設定新密碼。連結只能使用一次，自提出要求起一小時內有效：",
        { label: "設定新密碼", link },
        "如果不是您本人提出的要求，請忽略這封郵件：密碼會維持不變。",
      ],
    }),
    deviceLink: ({ link }) => ({
      subject: "請確認登入 Colophon 的新裝置",
      body: [
        "有人（可能是您本人）在一台我們不認得的裝置上輸入了您 Colophon 帳號的正確密碼。由於最近有人多次用錯誤的密碼嘗試登入，我們還需要透過這個連結確認。如果是您本人，請在一小時內用那台裝置開啟連結，然後登入：",
        { label: "確認裝置", link },
        "如果不是您本人操作，表示有人知道您的密碼，請立即變更。",
      ],
    }),
    emailChanged: ({ undoUrl }, publicUrl) => ({
      subject: "您 Colophon 帳號的電子郵件地址已變更",
      body: [
        "您 Colophon 帳號的電子郵件地址已變更。今後請用新地址登入。",
        ...(undoUrl === undefined
          ? [
              "如果不是您本人操作，可能有人知道了您的密碼，請儘快與我們聯絡：",
              { label: "聯絡方式", link: `${publicUrl}/help` },
            ]
          : [
              "如果不是您本人操作，可能有人知道了您的密碼。您可以在 72 小時內恢復原來的地址：",
              { label: "恢復原來的地址", link: undoUrl },
            ]),
      ],
    }),
    passwordChanged: (_contents, publicUrl) => ({
      subject: "您的 Colophon 密碼已變更",
      body: [
        "您 Colophon 帳號的密碼已變更，其他裝置都已登出。",
        "如果不是您本人操作，可能有人正在使用您的帳號。請在登入頁面選擇「忘記密碼？」，我們會將連結寄到這個地址，讓您設定新密碼。",
        { label: "前往登入頁面", link: `${publicUrl}/login` },
      ],
    }),
    newDevice: ({ device, at }, publicUrl) => ({
      subject: "有新裝置登入您的 Colophon 帳號",
      body: [
        "有人（可能是您本人）從一台先前沒有登入過的裝置登入了您的 Colophon 帳號：",
        {
          facts: [
            ["裝置", device === "" ? "不明" : device],
            ["時間", longTime("zh-TW", at)],
          ],
        },
        "如果是您本人，無須另外處理。如果不是，請立即變更密碼：其他裝置會全部登出。",
        { label: "前往帳號", link: `${publicUrl}/account` },
      ],
    }),
    factorAdded: ({ factor, name }, publicUrl) => ({
      subject: {
        passkey: "您的 Colophon 帳號新增了通行密鑰",
        totp: "您的 Colophon 帳號新增了驗證器應用程式",
        recovery_codes: "已為您的 Colophon 帳號產生新的復原碼",
      }[factor],
      body: [
        {
          passkey: `您的 Colophon 帳號新增了通行密鑰「${name}」。單憑這個通行密鑰就能登入；用密碼登入時，還需要兩步驟驗證。`,
          totp: "今後用密碼登入您的 Colophon 帳號時，還需要驗證器應用程式中的驗證碼，或您設定的其他驗證方式。",
          recovery_codes: "已為您的 Colophon 帳號產生十組新的復原碼，先前的復原碼都已失效。",
        }[factor],
        ...ifNotYou(publicUrl),
      ],
    }),
    factorRemoved: ({ factor, name }, publicUrl) => ({
      subject: {
        passkey: "您的 Colophon 帳號移除了一個通行密鑰",
        totp: "您的 Colophon 帳號移除了驗證器應用程式",
      }[factor],
      body: [
        {
          passkey: `通行密鑰「${name}」已從您的 Colophon 帳號移除，不能再用它登入。`,
          totp: "您的 Colophon 帳號不再接受驗證器應用程式的驗證碼。",
        }[factor],
        ...ifNotYou(publicUrl),
      ],
    }),
    passkeyBlocked: ({ name }, publicUrl) => ({
      subject: "您 Colophon 帳號的一個通行密鑰已停用",
      body: [
        `您的通行密鑰「${name}」似乎已遭複製，因此無法再用來登入。請在帳號的安全性設定中將它移除，並新增一個通行密鑰。在此之前，請用其他方式登入。`,
        toSecurity(publicUrl),
      ],
    }),
    recoveryCodeUsed: ({ left }, publicUrl) => ({
      subject: "您 Colophon 帳號的一組復原碼已使用",
      body: [
        "有人（可能是您本人）在您的 Colophon 帳號中使用了一組復原碼。這組復原碼已失效。",
        { facts: [["剩餘復原碼", String(left)]] },
        ...(left <= fewRecoveryCodes ? ["復原碼所剩不多。您可以在帳號的安全性設定中產生新的復原碼。"] : []),
        ...ifNotYou(publicUrl),
      ],
    }),
    recoveryLink: ({ link }) => ({
      subject: "用來關閉 Colophon 帳號兩步驟驗證的連結",
      body: [
        "有人（可能是您本人）輸入了您 Colophon 帳號的正確密碼，並表示通行密鑰、驗證器應用程式和復原碼都已遺失。如果是您本人，請開啟此連結並確認，之後須等待 72 小時。等待結束後用密碼登入，上述驗證方式就會全部移除。連結只能使用一次，一小時內有效：",
        { label: "開始 72 小時等待期", link },
        "如果不是您本人，表示有人知道您的密碼，請立即變更。不開啟此連結，就不會有任何變化。",
      ],
    }),
    recoveryBegun: ({ link, readyAt, endsAt }) => ({
      subject: "有人要求關閉您 Colophon 帳號的兩步驟驗證",
      body: [
        "有人（可能是您本人）聲稱遺失了通行密鑰、驗證器應用程式和復原碼，要求將這些驗證方式從您的 Colophon 帳號移除。目前尚未移除任何驗證方式。在以下期間用密碼登入，就會全部移除：",
        {
          facts: [
            ["開始", longTime("zh-TW", readyAt)],
            ["結束", longTime("zh-TW", endsAt)],
          ],
        },
        "如果不是您本人，請立即取消移除並設定新密碼：可能有人知道您的密碼，並能看到您的郵件。",
        { label: "保留兩步驟驗證", link },
      ],
    }),
    recoveryReminder: (contents, publicUrl) => ({
      ...zhTw.letters.recoveryBegun(contents, publicUrl),
      subject: "提醒：有人要求關閉您 Colophon 帳號的兩步驟驗證",
    }),
    factorsRecovered: (_contents, publicUrl) => ({
      subject: "您 Colophon 帳號的兩步驟驗證已關閉",
      body: [
        "72 小時的等待結束後，有人（可能是您本人）用密碼登入了您的 Colophon 帳號。所有通行密鑰、驗證器應用程式和復原碼都已移除，其他裝置都已登出。您可以在帳號的安全性設定中重新設定兩步驟驗證。",
        ...ifNotYou(publicUrl),
      ],
    }),
    tokenMade: ({ name, scopes, expiresAt }, publicUrl) => ({
      subject: "您的 Colophon 帳號中建立了存取權杖",
      body: [
        "您的 Colophon 帳號中建立了一個供程式使用的存取權杖。在權杖到期或刪除之前，持有權杖的任何程式都可以執行以下操作：",
        {
          facts: [
            ["名稱", name],
            ["允許的操作", scopes.map((scope) => allowed[scope]).join("；")],
            ["到期日", longDate("zh-TW", expiresAt)],
          ],
        },
        ...ifNotYou(publicUrl),
      ],
    }),
    welcome: (_contents, publicUrl) => ({
      subject: "歡迎使用 Colophon",
      body: [
        "您的電子郵件地址已驗證。今後，這個地址可以依您的意願顯示在證書上，關於帳號和作品的消息也會寄到這裡。",
        "登記作品時，請選擇作品的檔案。除非您寄存保密副本，否則檔案只留在您的裝置上。您會得到一份證書。即使沒有我們，任何人也能查驗這份證書。",
        { label: "登記作品", link: `${publicUrl}/register-ip` },
      ],
    }),
    accountErased: (_contents, publicUrl) => ({
      subject: "您的 Colophon 帳號已刪除",
      body: [
        "有人（可能是您本人）刪除了您的 Colophon 帳號。帳號中的作品、保密副本和您的個人資料（收據除外）正在刪除。曾轉入或轉出這個帳號的作品會保留，但不再載有您的姓名。已刪除的證書，頁面只會說明證書已刪除。此操作無法復原。關於這個帳號，我們不會再寄信到這個地址。",
        "您自己保存的證書（PDF）或證明檔仍可查驗：",
        { label: "查驗證書", link: `${publicUrl}/verify` },
        "如果不是您本人操作，表示有人進入了您的帳號。請寫信給我們，並在所有使用同一密碼的地方更換密碼。",
        { label: "如何聯絡我們", link: `${publicUrl}/help` },
      ],
    }),
    ...zhTwOwners,
    ...licenceLetters("zh-TW", zhTwLicences),
    ...aboutLinks(zhTwLinks),
    certificateReady: (certificate, publicUrl) => ({
      subject: `《${short(certificate.title)}》的證書`,
      body: [
        "您的作品已登記。隨信附上證書的 PDF，可供閱讀和列印。另附證明檔：任何人都可以用這個小檔案查驗證書，不必透過我們。請將這兩個檔案與作品一併保存，作品本身請保持原樣。",
        {
          facts: [
            ["作品", certificate.title],
            ["證書編號", certificate.certificateId],
            ["登記日期", longDate("zh-TW", certificate.registeredAt)],
          ],
        },
        { label: "開啟證書", link: `${publicUrl}/verify/${certificate.certificateId}` },
        certificate.isFinal
          ? "您的登記已寫入區塊鏈。證書上註明了是哪一條區塊鏈，以及這能否證明日期。"
          : "日期證明尚待確認；確認之前，證書上會如此註明。您隨時可以在證書頁面下載這兩個檔案的最新版本。",
      ],
    }),
    finalProof: (certificate, publicUrl) => ({
      subject: `《${short(certificate.title)}》的完整證明檔`,
      body: [
        "您的登記已寫入區塊鏈。證書上註明了是哪一條區塊鏈，以及這能否證明日期。隨信附上的證書和證明檔現已完整，請將它們與作品一併保存，取代先前的檔案。作品本身請保持原樣。",
        {
          facts: [
            ["作品", certificate.title],
            ["證書編號", certificate.certificateId],
            ["登記日期", longDate("zh-TW", certificate.registeredAt)],
          ],
        },
        { label: "開啟證書", link: `${publicUrl}/verify/${certificate.certificateId}` },
      ],
    }),
    ...batchLetters("zh-TW", {
      ready: {
        subject: (count) => `您的 ${count} 件作品的證書`,
        opening:
          "您的作品已登記，每件作品都有各自的證書。證書和證明檔可在您的作品集中下載，請與作品一併保存，作品本身請保持原樣。",
      },
      final: {
        subject: (count) => `${count} 件作品的完整證明檔`,
        opening:
          "您的登記已寫入區塊鏈。每份證書上都註明了是哪一條區塊鏈，以及這能否證明日期。作品集中的證書和證明檔現已完整，請用它們取代先前的檔案。",
      },
      isFinal: "您的登記已寫入區塊鏈。每份證書上都註明了是哪一條區塊鏈，以及這能否證明日期。",
      isPending: "日期證明尚待確認；確認之前，每份證書上都會如此註明。",
      count: "作品數量",
      registered: "登記日期",
      others: (count) => `另有 ${count} 件。`,
      button: "查看您的作品",
    }),
    ...aboutReceipts("zh-TW"),
    ...zhTwOperator,
    ...invitationLetters("zh-TW", {
      subject: (registrant, title) => `${registrant}在《${title}》中將您列為共同創作者`,
      reminder: (registrant, title) => `提醒：${registrant}在《${title}》中將您列為共同創作者`,
      opening: (registrant) =>
        `${registrant}在公開的創意作品登記機構 Colophon 登記了一件作品，並將您列為共同創作者。情況屬實嗎？只需一分鐘即可回覆：`,
      reminded: (registrant) =>
        `${registrant}在作品中列出了您的名字。一週前，我們曾問您情況是否屬實。您現在仍可以回覆：`,
      several: {
        subject: (registrant, count) => `${registrant}在 ${count} 件作品中將您列為共同創作者`,
        reminder: (registrant, count) => `提醒：${registrant}在 ${count} 件作品中將您列為共同創作者`,
        opening: (registrant) =>
          `${registrant}在公開的創意作品登記機構 Colophon 登記了多件作品，並將您列為共同創作者。情況屬實嗎？請開啟每件作品回覆：`,
        reminded: (registrant) =>
          `${registrant}在多件作品中列出了您的名字。一週前，我們曾問您情況是否屬實。以下作品您現在仍可以回覆：`,
        others: (count) => `另有 ${count} 件，以這個地址的帳號登入後可在帳號中查看。`,
      },
      work: "作品",
      name: "所列姓名",
      role: "分工",
      share: "持分",
      button: "查看作品並回覆",
      consequences: [
        "如果您確認，證書會公開註明您已確認。確認需要使用這個地址的帳號，可在該頁面註冊。",
        "如果您拒絕，我們將不再向他人顯示您在這件作品中的姓名、電子郵件地址、分工和持分。拒絕不需要帳號。",
      ],
      once: "如果您不回覆，證書會註明您尚未回覆。我們會在一週後提醒一次。",
      last: "如果您不回覆，證書會註明您尚未回覆。我們不會再詢問。",
      confirmed: {
        subject: (name, title) => `${name}已確認參與《${title}》`,
        body: "證書現已註明此項確認及其日期。",
      },
      declined: {
        subject: (name, title) => `${name}拒絕列為《${title}》的共同創作者`,
        body: "除您之外，我們不再向任何人顯示此人的姓名、電子郵件地址、分工和持分。登記內容及其證明維持不變。",
      },
      person: "姓名",
      open: "開啟證書",
    }),
  },
};
