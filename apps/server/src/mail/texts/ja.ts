import { fewRecoveryCodes, type TokenScope } from "@colophon/api";
import { batchLetters } from "../batch-letters.ts";
import { invitationLetters } from "../invitation-letters.ts";
import type { MailTexts } from "../letter-text.ts";
import { licenceLetters } from "../licence-letters.ts";
import { aboutLinks } from "./about-links.ts";
import { aboutReceipts } from "./about-receipts.ts";
import { longDate, longTime, short } from "./format.ts";
import { jaLicences } from "./licences/ja.ts";
import { jaLinks } from "./links/ja.ts";
import { jaOwners } from "./owners/ja.ts";
import { jaOperator } from "./operator/ja.ts";

const toSecurity = (publicUrl: string) => ({
  label: "アカウントのセキュリティを開く",
  link: `${publicUrl}/account/security`,
});

const ifNotYou = (publicUrl: string) => [
  "お心当たりがない場合は、第三者がアカウントを使っているおそれがあります。すぐにパスワードを変更し、ほかのすべての端末からログアウトしてください。見覚えのないパスキー、認証アプリ、アクセストークンも削除してください。",
  toSecurity(publicUrl),
];

/** Of a program with an API token. */
const allowed: Record<TokenScope, string> = {
  "works:read": "作品、証明書、注文の閲覧",
  "works:register": "アカウントの名義での作品の登録",
  "orders:create": "注文（支払いはできません）",
};

export const ja: MailTexts = {
  language: "ja",
  greeting: (name) => `${name === "" ? "" : `${name} 様、`}Colophonからのお知らせです。`,
  readIn: "ほかの言語で読む：",
  stop: "この種類のメールの配信を停止する",
  stopAddress: "Colophonからのメールを停止する",
  stopPage: {
    title: "作品に関するメール",
    question: "この種類のメールの配信を停止しますか。アカウントの設定でいつでも再開できます。",
    confirm: "配信を停止する",
    done: "この種類のメールの配信を停止しました。",
  },
  stopAddressPage: {
    title: "このアドレスへのメール",
    question:
      "Colophonからこのアドレスへのメールを停止しますか。作品にお名前が載ったときの確認や、作品の譲渡の申し出が届かなくなります。アカウントをお持ちの場合、アカウントに関するメールは引き続き届きます。",
    confirm: "メールを停止する",
    done: "停止しました。今後は、このアドレスのアカウントか、このアドレスを記した報告に関するメールだけをお送りします。",
  },
  letters: {
    confirmAddress: ({ link }) => ({
      subject: "メールアドレスの確認のお願い",
      body: [
        "Colophonアカウントのメールアドレスとして、このアドレスが入力されました。確認していただくと、証明書にこのアドレスを記載でき、証明書に関するお知らせもお送りできるようになります。リンクは24時間以内に1回だけ使えます。",
        { label: "このアドレスを確認する", link },
        "お心当たりがない場合は、何もしていただく必要はありません。確認されない限り、このアドレスが登録者のメールアドレスとして証明書に載ることはありません。",
      ],
    }),
    passwordReset: ({ link }) => ({
      subject: "Colophonのパスワード再設定",
      body: [
        "Colophonアカウントのパスワード再設定のリクエストを受け付けました。新しいパスワードは次のリンクから設定できます。リンクはリクエストから1時間以内に1回だけ使えます。",
        { label: "新しいパスワードを設定する", link },
        "お心当たりがない場合は、何もしていただく必要はありません。パスワードは今のままです。",
      ],
    }),
    deviceLink: ({ link }) => ({
      subject: "Colophonにログインする端末の承認",
      body: [
        "これまでに使われたことのない端末で、お使いのColophonアカウントの正しいパスワードが入力されました。最近、誤ったパスワードによるログインが何度も試みられたため、このリンクによる承認もお願いしています。ログインしようとしたのがご本人であれば、1時間以内にその端末でリンクを開いてから、ログインしてください。",
        { label: "端末を承認する", link },
        "お心当たりがない場合、パスワードを知られているおそれがあります。すぐに変更してください。",
      ],
    }),
    emailChanged: ({ undoUrl }, publicUrl) => ({
      subject: "Colophonアカウントのメールアドレスが変更されました",
      body: [
        "Colophonアカウントのメールアドレスが変更されました。今後は新しいアドレスでログインしてください。",
        ...(undoUrl === undefined
          ? [
              "お心当たりがない場合は、第三者にパスワードを知られている可能性があります。すぐにご連絡ください。",
              { label: "連絡先", link: `${publicUrl}/help` },
            ]
          : [
              "お心当たりがない場合は、第三者にパスワードを知られている可能性があります。72時間以内であれば、変更を取り消せます。",
              { label: "変更を取り消す", link: undoUrl },
            ]),
      ],
    }),
    passwordChanged: (_contents, publicUrl) => ({
      subject: "Colophonのパスワードが変更されました",
      body: [
        "Colophonアカウントのパスワードが変更され、ほかのすべての端末からログアウトしました。",
        "お心当たりがない場合は、第三者がアカウントを使っている可能性があります。ログインページで「パスワードをお忘れですか？」を選ぶと、再設定用のリンクをこのアドレスにお送りします。",
        { label: "ログインページを開く", link: `${publicUrl}/login` },
      ],
    }),
    newDevice: ({ device, at }, publicUrl) => ({
      subject: "新しい端末からColophonへのログインがありました",
      body: [
        "これまでログインしていなかった端末から、Colophonアカウントへのログインがありました。",
        {
          facts: [
            ["端末", device === "" ? "不明" : device],
            ["日時", longTime("ja", at)],
          ],
        },
        "ご本人によるものであれば、何もしていただく必要はありません。お心当たりがない場合は、すぐにパスワードを変更してください。変更すると、ほかのすべての端末からログアウトします。",
        { label: "アカウントを開く", link: `${publicUrl}/account` },
      ],
    }),
    factorAdded: ({ factor, name }, publicUrl) => ({
      subject: {
        passkey: "Colophonアカウントにパスキーが追加されました",
        totp: "Colophonアカウントに認証アプリが追加されました",
        recovery_codes: "Colophonアカウントの新しいリカバリーコード",
      }[factor],
      body: [
        {
          passkey: `パスキー「${name}」がColophonアカウントに追加されました。このパスキーがあれば、パスワードなしでログインできます。パスワードでのログインには、2段階認証も必要です。`,
          totp: "今後、パスワードでログインする際は、認証アプリのコード、または設定済みのほかの方法での認証も必要です。",
          recovery_codes:
            "Colophonアカウントの新しいリカバリーコードが10個作成されました。以前のコードは使えません。",
        }[factor],
        ...ifNotYou(publicUrl),
      ],
    }),
    factorRemoved: ({ factor, name }, publicUrl) => ({
      subject: {
        passkey: "Colophonアカウントからパスキーが削除されました",
        totp: "Colophonアカウントから認証アプリが削除されました",
      }[factor],
      body: [
        {
          passkey: `パスキー「${name}」がColophonアカウントから削除されました。このパスキーではログインできません。`,
          totp: "Colophonアカウントでは、認証アプリのコードが使えなくなりました。",
        }[factor],
        ...ifNotYou(publicUrl),
      ],
    }),
    passkeyBlocked: ({ name }, publicUrl) => ({
      subject: "Colophonアカウントのパスキーを停止しました",
      body: [
        `パスキー「${name}」が複製された疑いがあるため、このパスキーを停止しました。アカウントの「セキュリティ」の画面で削除し、新しいパスキーを追加してください。それまでは、ほかの方法でログインしてください。`,
        toSecurity(publicUrl),
      ],
    }),
    recoveryCodeUsed: ({ left }, publicUrl) => ({
      subject: "Colophonアカウントのリカバリーコードが使われました",
      body: [
        "どなたか（おそらくご本人）が、Colophonアカウントのリカバリーコードを使いました。使われたコードはもう使えません。",
        { facts: [["残りのコード", String(left)]] },
        ...(left <= fewRecoveryCodes
          ? [
              "残りのコードが少なくなりました。アカウントの「セキュリティ」の画面で新しいコードを作成できます。",
            ]
          : []),
        ...ifNotYou(publicUrl),
      ],
    }),
    recoveryLink: ({ link }) => ({
      subject: "2段階認証が使えないときのColophonへのログイン",
      body: [
        "お使いのColophonアカウントの正しいパスワードが入力されました。入力した方（おそらくご本人）は、パスキー、認証アプリ、リカバリーコードをすべて失ったと申し出ています。このリンクのページで「72時間の待機を始める」を選ぶと、待機が始まります。待機後にパスワードでログインすると、2段階認証の手段がすべて削除されます。リンクは1時間以内に1回だけ使えます。",
        { label: "72時間の待機を始める", link },
        "お心当たりがない場合、パスワードを知られているおそれがあります。すぐに変更してください。このリンクを開かない限り、何も変わりません。",
      ],
    }),
    recoveryBegun: ({ link, readyAt, endsAt }) => ({
      subject: "Colophonアカウントの2段階認証の解除が申請されました",
      body: [
        "どなたか（おそらくご本人）が、2段階認証が使えなくなったとして、その解除を申請しました。2段階認証は、まだ解除されていません。次の期間にパスワードでログインすると、パスキー、認証アプリ、リカバリーコードがすべて削除されます。",
        {
          facts: [
            ["開始", longTime("ja", readyAt)],
            ["終了", longTime("ja", endsAt)],
          ],
        },
        "お心当たりがない場合は、すぐに解除を取り消して、新しいパスワードを設定してください。パスワードを知られ、メールを読まれているおそれがあります。",
        { label: "2段階認証を維持する", link },
      ],
    }),
    recoveryReminder: (contents, publicUrl) => ({
      ...ja.letters.recoveryBegun(contents, publicUrl),
      subject: "再度のお知らせ：Colophonアカウントの2段階認証の解除が申請されました",
    }),
    factorsRecovered: (_contents, publicUrl) => ({
      subject: "Colophonアカウントの2段階認証が解除されました",
      body: [
        "72時間の待機の後、どなたか（おそらくご本人）がパスワードでColophonアカウントにログインしました。パスキー、認証アプリ、リカバリーコードはすべて削除され、ほかのすべての端末からログアウトしました。アカウントの「セキュリティ」の画面で、2段階認証を改めて設定できます。",
        ...ifNotYou(publicUrl),
      ],
    }),
    tokenMade: ({ name, scopes, expiresAt }, publicUrl) => ({
      subject: "Colophonアカウントでアクセストークンが作成されました",
      body: [
        "Colophonアカウントで、プログラム用のアクセストークンが作成されました。有効期限が切れるか削除されるまで、このトークンを持つプログラムは、次の操作ができます。",
        {
          facts: [
            ["名前", name],
            ["許可された操作", scopes.map((scope) => allowed[scope]).join("、")],
            ["有効期限", longDate("ja", expiresAt)],
          ],
        },
        ...ifNotYou(publicUrl),
      ],
    }),
    welcome: (_contents, publicUrl) => ({
      subject: "Colophonへようこそ",
      body: [
        "メールアドレスの確認が完了しました。今後は、ご希望に応じて証明書にこのアドレスを記載できます。アカウントと作品に関するお知らせも、このアドレスにお送りします。",
        "作品を登録するには、ファイルを選んでください。非公開の控えを預ける場合を除き、ファイルが端末の外に送信されることはありません。登録すると、Colophonがなくなっても誰でも検証できる証明書が発行されます。",
        { label: "作品を登録する", link: `${publicUrl}/register-ip` },
      ],
    }),
    accountErased: (_contents, publicUrl) => ({
      subject: "Colophonアカウントが削除されました",
      body: [
        "Colophonアカウントが（おそらくご本人により）削除されました。作品、非公開の控え、個人情報（領収書のものを除く）は現在削除中です。譲渡した作品と譲り受けた作品は残りますが、アカウントの氏名は取り除かれます。消去された証明書のページには、消去されたことだけが表示されます。元に戻すことはできません。このアカウントについてこのアドレスにお送りするメールは、これが最後です。",
        "お手元に残した証明書（PDF）や証明データは、これからも検証できます。",
        { label: "証明書を検証する", link: `${publicUrl}/verify` },
        "お心当たりがない場合は、第三者がアカウントに入った可能性があります。私たちまでご連絡のうえ、同じパスワードを使っているほかのサービスでも、パスワードを変更してください。",
        { label: "連絡先", link: `${publicUrl}/help` },
      ],
    }),
    ...jaOwners,
    ...licenceLetters("ja", jaLicences),
    ...aboutLinks(jaLinks),
    certificateReady: (certificate, publicUrl) => ({
      subject: `『${short(certificate.title)}』の証明書`,
      body: [
        "作品が登録されました。閲覧・印刷用のPDFの証明書と、証明データ（小さなファイル）を添付しています。証明データがあれば、私たちを介さずに誰でも証明書を検証できます。二つのファイルと作品を、そのままの形で一緒に保管してください。",
        {
          facts: [
            ["作品", certificate.title],
            ["証明書番号", certificate.certificateId],
            ["登録日", longDate("ja", certificate.registeredAt)],
          ],
        },
        { label: "証明書を開く", link: `${publicUrl}/verify/${certificate.certificateId}` },
        certificate.isFinal
          ? "登録はブロックチェーンに記録されました。どのブロックチェーンか、日付の証明になるかは、証明書に記されています。"
          : "日付の証明はまだ確定していません。確定するまでは、未確定であることが証明書に示されます。最新のファイルは、証明書のページからいつでもダウンロードできます。",
      ],
    }),
    finalProof: (certificate, publicUrl) => ({
      subject: `『${short(certificate.title)}』の完全な証明データ`,
      body: [
        "登録はブロックチェーンに記録されました。どのブロックチェーンか、日付の証明になるかは、証明書に記されています。添付の証明書と証明データは、これで完全なものになりました。以前にお送りしたファイルの代わりに、添付のファイルを作品と一緒に保管してください。作品もそのままの形で残してください。",
        {
          facts: [
            ["作品", certificate.title],
            ["証明書番号", certificate.certificateId],
            ["登録日", longDate("ja", certificate.registeredAt)],
          ],
        },
        { label: "証明書を開く", link: `${publicUrl}/verify/${certificate.certificateId}` },
      ],
    }),
    ...batchLetters("ja", {
      ready: {
        subject: (count) => `作品${count}点の証明書`,
        opening:
          "作品が登録されました。証明書は作品ごとに発行されています。証明書と証明データは、作品の一覧から開けます。どちらも作品と一緒に保管してください。",
      },
      final: {
        subject: (count) => `作品${count}点の完全な証明データ`,
        opening:
          "登録はブロックチェーンに記録されました。どのブロックチェーンか、日付の証明になるかは、それぞれの証明書に記されています。作品の一覧にある証明書と証明データは、これで完全なものになりました。以前に保存したファイルの代わりに、新しいファイルを保管してください。",
      },
      isFinal:
        "登録はブロックチェーンに記録されました。どのブロックチェーンか、日付の証明になるかは、それぞれの証明書に記されています。",
      isPending:
        "日付の証明はまだ確定していません。確定するまでは、未確定であることがそれぞれの証明書に示されます。",
      count: "作品数",
      registered: "登録日",
      others: (count) => `ほか${count}点。`,
      button: "作品の一覧を見る",
    }),
    ...aboutReceipts("ja"),
    ...jaOperator,
    ...invitationLetters("ja", {
      subject: (registrant, title) => `${registrant}さんの作品『${title}』にお名前が載っています`,
      reminder: (registrant, title) =>
        `再度のご案内：${registrant}さんの作品『${title}』にお名前が載っています`,
      opening: (registrant) =>
        `${registrant}さんが、創作物の登録機関Colophonに作品を登録し、共同制作者としてお名前を挙げています。間違いありませんか。1分ほどでお答えいただけます。`,
      reminded: (registrant) =>
        `1週間前に、${registrant}さんが登録した作品にお名前が正しく載っているかをお尋ねしました。今からでもお答えいただけます。`,
      several: {
        subject: (registrant, count) => `${registrant}さんの作品${count}点にお名前が載っています`,
        reminder: (registrant, count) =>
          `再度のご案内：${registrant}さんの作品${count}点にお名前が載っています`,
        opening: (registrant) =>
          `${registrant}さんが、創作物の登録機関Colophonに複数の作品を登録し、共同制作者としてお名前を挙げています。間違いありませんか。作品ごとに開いてお答えください。`,
        reminded: (registrant) =>
          `1週間前に、${registrant}さんが登録した複数の作品にお名前が正しく載っているかをお尋ねしました。次の作品には、今からでもお答えいただけます。`,
        others: (count) => `ほか${count}点は、このアドレスのアカウントにログインするとご覧いただけます。`,
      },
      work: "作品",
      name: "載っているお名前",
      role: "役割",
      share: "持分",
      button: "作品を見て答える",
      consequences: [
        "共同制作を確認すると、確認したことが証明書で誰にでも表示されます。確認にはこのアドレスのアカウントが必要です。アカウントは、リンク先で作成できます。",
        "辞退すると、この作品について、お名前、メールアドレス、役割、持分は、ほかの人に表示されなくなります。辞退にアカウントは必要ありません。",
      ],
      once: "お答えがない場合、証明書には未回答と表示されます。1週間後に一度だけ再度ご案内します。",
      last: "お答えがない場合、証明書には未回答と表示されます。今後お尋ねすることはありません。",
      confirmed: {
        subject: (name, title) => `${name}さんが『${title}』の共同制作を確認しました`,
        body: "共同制作を確認したことが、その日付とともに証明書に載りました。",
      },
      declined: {
        subject: (name, title) => `${name}さんが『${title}』への掲載を辞退しました`,
        body: "辞退した方の氏名、メールアドレス、役割、持分は、ほかの人には表示されなくなりました。登録の内容とその証明は変わりません。",
      },
      person: "氏名",
      open: "証明書を開く",
    }),
  },
};
