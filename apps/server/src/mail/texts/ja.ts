import type { en } from "./en.ts";

export const ja: typeof en = {
  passwordReset: (link) => ({
    subject: "Colophonのパスワード再設定",
    body: `こんにちは。

Colophonのアカウントで、新しいパスワードの設定が申し込まれました。
次のリンクから設定できます。リンクは1時間以内に1回だけ使えます。

${link}

お心当たりがない場合は、何もしていただく必要はありません。パスワードは今のままです。

Colophon
`,
  }),
  emailChanged: (link) => ({
    subject: "Colophonのメールアドレスが変更されました",
    body: `こんにちは。

Colophonのアカウントのメールアドレスが、先ほど変更されました。
今後は新しいアドレスでログインしてください。以前のアドレスへのメールはこれが最後です。

お心当たりがない場合は、ほかの誰かにパスワードを知られています。すぐにご連絡ください。
連絡先はこちらにあります。

${link}

Colophon
`,
  }),
};
