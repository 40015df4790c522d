import type { en } from "./en.ts";

export const ja: typeof en = {
  passwordReset: (link) => ({
    subject: "Colophonのパスワード再設定",
    body: `Colophonをご利用いただき、ありがとうございます。

Colophonアカウントのパスワード再設定のリクエストを受け付けました。
次のリンクから設定できます。リンクは1時間以内に1回だけ使えます。

${link}

お心当たりがない場合は、何もしていただく必要はありません。パスワードは今のままです。

Colophon
`,
  }),
  emailChanged: (link) => ({
    subject: "Colophonアカウントのメールアドレスが変更されました",
    body: `Colophonをご利用いただき、ありがとうございます。

Colophonのアカウントのメールアドレスが、先ほど変更されました。
今後は新しいアドレスでログインしてください。以前のアドレスへのメールはこれが最後です。

お心当たりがない場合は、第三者にパスワードを知られている可能性があります。すぐにご連絡ください。
連絡先はこちらにあります。

${link}

Colophon
`,
  }),
};
