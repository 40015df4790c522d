import type { en } from "./en.ts";

export const zhTw: typeof en = {
  passwordReset: (link) => ({
    subject: "設定新的 Colophon 密碼",
    body: `您好：

有人要求為您的 Colophon 帳號設定新密碼，想必就是您本人。
請開啟以下連結進行設定。連結只能使用一次，一小時內有效：

${link}

如果不是您本人提出的要求，您無須採取任何動作：密碼會維持不變。

Colophon
`,
  }),
};
