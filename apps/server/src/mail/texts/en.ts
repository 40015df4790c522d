export const en = {
  passwordReset: (link: string) => ({
    subject: "Set a new password for Colophon",
    body: `Hello,

Someone (most likely you) asked to set a new password for your Colophon account.
You can use this link once, within the next hour:

${link}

If it wasn’t you, you don’t need to do anything: your password stays as it is.

Colophon
`,
  }),
  emailChanged: (link: string) => ({
    subject: "Your Colophon email address was changed",
    body: `Hello,

The email address of your Colophon account has just been changed. From now on, log in
with the new one. This is the last email we send to the old one.

If it wasn’t you, someone else may know your password. Please write to us at once.
Here’s how:

${link}

Colophon
`,
  }),
};
