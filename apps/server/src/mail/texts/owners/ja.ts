import type { OwnerLetters } from "../../letter-text.ts";
import { short } from "../format.ts";

/** Letters about works that change hands, and about disputes, to whoever is on either side: `letter-kinds.ts` says who. */
export const jaOwners: OwnerLetters = {
  transferOffered: ({ title, certificateId, creator, link, isDisputed, isSuperseded }) => ({
    subject: `『${short(title)}』の権利を譲渡したいという申し出があります`,
    body: [
      "Colophonに登録されている作品の権利を譲渡したいという申し出があり、宛先としてこのメールアドレスが入力されました。具体的に何が譲渡されるかは、次のリンクのページでご覧いただけます。回答は、7日以内に一度だけできます。",
      {
        facts: [
          ["作品", title],
          ["証明書番号", certificateId],
          ...(creator === "" ? [] : [["登録者", creator] as const]),
        ],
      },
      ...(isDisputed
        ? [
            "回答の前にご確認ください。この登録には異議が申し立てられています。異議の内容は、証明書のページで公開されています。",
          ]
        : []),
      ...(isSuperseded
        ? [
            "回答の前にご確認ください。この作品には、後から登録された新しい版があります。今回の申し出の対象は、前の版だけです。",
          ]
        : []),
      { label: "申し出を見る", link },
      "申し出を承諾しない限り、何も変わりません。お心当たりがない場合は、何もする必要はありません。",
    ],
  }),
  transferOfferedForYou: ({ title, workId }, publicUrl) => ({
    subject: `『${short(title)}』の譲渡の申し出をお送りしました`,
    body: [
      "この作品に関する書類の提示を受けたため、証明書の保有者に代わり、書類に記載された方に作品の譲渡を申し出ました。申し出の根拠は、証明書の注記に記されています。7日以内に承諾されると、作品はその方のアカウントに移ります。",
      "誤りの場合は、作品のページで申し出を取り消し、私たちまでご連絡ください。ほかの人に表示されない内容は、引き渡されません。",
      { label: "作品のページを開く", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  transferAccepted: ({ title, certificateId }, publicUrl) => ({
    subject: `『${short(title)}』は譲渡されました`,
    body: [
      "申し出が承諾されました。今後、この作品の訂正、公開カタログへの掲載、取り下げができるのは、譲渡先の方だけです。ファイルの非公開の控えをお預かりしていた場合は、その控えを削除しました。ほかの人に表示されていなかった内容は、引き渡されていません。",
      { label: "証明書を開く", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
  transferReceived: ({ title, workId }, publicUrl) => ({
    subject: `『${short(title)}』がポートフォリオに加わりました`,
    body: [
      "申し出の承諾を受け付けました。今後は、この作品の訂正、公開カタログへの掲載、取り下げができます。証明書には引き続き登録者の名前が記され、権利が譲渡されたことも示されます。",
      { label: "作品のページへ", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  transferRefused: ({ title, workId }, publicUrl) => ({
    subject: `『${short(title)}』の譲渡の申し出は辞退されました`,
    body: [
      "申し出は辞退されました。証明書の保有者は変わらず、何も公開されていません。",
      { label: "作品のページへ", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  disputeOpened: ({ title, workId }, publicUrl) => ({
    subject: `『${short(title)}』に異議が申し立てられました`,
    body: [
      "作品の登録に異議が申し立てられました。異議の内容は公開されています。証明書は有効なままで、異議があることが示されます。私たちはどちらの側にも立ちません。異議には、公開で回答できます。相手の文章を変えたり隠したりすることは、どちらにもできません。",
      { label: "読んで回答する", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  disputeAnswered: ({ title, certificateId }, publicUrl) => ({
    subject: `『${short(title)}』への異議に回答がありました`,
    body: [
      "証明書の保有者が、お申し立ての異議に回答しました。回答は証明書のページで公開されています。異議が解決したとお考えの場合は、異議を解決済みにできます。",
      { label: "回答を読む", link: `${publicUrl}/verify/${certificateId}/dispute` },
    ],
  }),
  disputeSettled: ({ title, certificateId }, publicUrl) => ({
    subject: `『${short(title)}』への異議が解決しました`,
    body: [
      "相手方が、異議を解決済みにしました。ほかに未解決の異議がなければ、証明書に異議ありと表示されなくなります。これまでの双方の文章は公開されたままです。",
      { label: "証明書を開く", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
};
