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
  emailChanged: (link: string) => ({
    subject: "Your Colophon account has another email address",
    body: `Hello,

the email address of your Colophon account was changed just now. Log in with the
new one from now on; this is the last mail to the former one.

If it was not you, somebody else knows your password. Please write to us at once;
here is how:

${link}

Colophon
`,
  }),
};
