import type { en } from "./en.ts";

export const zh: typeof en = {
  passwordReset: (link) => ({
    subject: "设置新的 Colophon 密码",
    body: `您好：

我们收到了为您的 Colophon 账号重设密码的申请。
请打开以下链接进行设置。链接仅可使用一次，一小时内有效：

${link}

如果不是您本人申请，无需任何操作：您的密码保持不变。

Colophon
`,
  }),
  emailChanged: (link) => ({
    subject: "您的 Colophon 账号已更换邮箱",
    body: `您好：

您的 Colophon 账号刚刚更换了电子邮箱。今后请用新邮箱登录，这是发往原邮箱的最后一封邮件。

如果不是您本人操作，可能有人知道了您的密码，请尽快与我们联系。联系方式见：

${link}

Colophon
`,
  }),
};
