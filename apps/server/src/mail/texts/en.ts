export const en = {
  passwordReset: (link: string) => ({
    subject: "Set a new password for Colophon",
    body: `Hello,

somebody, most likely you, asked to set a new password for your Colophon account.
This link does it, once, within the next hour:

${link}

If it was not you, you need not do anything: your password stays as it is.

Colophon
`,
  }),
};
