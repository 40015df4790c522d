import type { en } from "./en.ts";

export const zhTw: typeof en = {
  passwordReset: (link) => ({
    subject: "設定新的 Colophon 密碼",
    body: `您好：

我們收到重設您 Colophon 帳號密碼的要求。
請開啟以下連結進行設定。連結只能使用一次，一小時內有效：

${link}

如果不是您本人提出的要求，您無須採取任何動作：密碼會維持不變。

Colophon
`,
  }),
  emailChanged: (link) => ({
    subject: "您的 Colophon 帳號已更換電子郵件地址",
    body: `您好：

您的 Colophon 帳號剛剛更換了電子郵件地址。今後請用新地址登入，這是寄到原地址的最後一封郵件。

如果不是您本人所為，可能有人知道了您的密碼，請儘快與我們聯絡。聯絡方式請見：

${link}

Colophon
`,
  }),
};
