import type { OperatorLetters } from "../../letter-text.ts";
import { short } from "../format.ts";

/** Letters about what an operator did. */
export const jaOperator: OperatorLetters = {
  reportDecided: ({ certificateId, isObjection, isUpheld, answer }, publicUrl) => ({
    subject: isObjection ? "不服申し立てへの回答" : "ご報告への回答",
    body: [
      isObjection
        ? isUpheld
          ? "不服申し立てをお寄せいただき、ありがとうございます。内容を検討し、お申し立てのとおりと判断しました。"
          : "不服申し立てをお寄せいただき、ありがとうございます。内容を検討しましたが、決定は変わりません。"
        : isUpheld
          ? "ご報告ありがとうございます。内容を検討し、対応しました。"
          : "ご報告ありがとうございます。内容を検討しましたが、対応すべき理由は見つかりませんでした。",
      ...(answer === "" ? [] : ["私たちからの回答：", answer]),
      { label: "証明書を開く", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
  registrySaid: ({ said, workId, certificateId, title, text }, publicUrl) => ({
    subject: {
      noted: `『${short(title)}』への注記`,
      blocked: `『${short(title)}』の表示を停止しました`,
      unblocked: `『${short(title)}』の表示停止を解除しました`,
    }[said],
    body: [
      {
        noted: "作品の証明書に注記を加えました。注記は、証明書を検証する人なら誰でも読めます。",
        blocked:
          "作品の表示を停止しました。題名、お名前、説明は表示されず、一覧にも検索結果にも載りません。証明書とその証明は引き続き有効で、証明データは作品のページからダウンロードできます。",
        unblocked: "作品の表示停止を解除しました。取り下げた作品でなければ、再び表示されます。",
      }[said],
      {
        facts: [
          ["作品", title],
          ["証明書", certificateId],
        ],
      },
      "証明書とともに、次の内容が公開されました。",
      text,
      ...{
        noted: [
          "誤りと思われる場合は、私たちまでご連絡ください。",
          { label: "連絡先", link: `${publicUrl}/help` },
        ],
        blocked: [
          "誤りと思われる場合は、作品のページから不服を申し立てることができます。申し立てにはすべて目を通し、回答します。",
        ],
        unblocked: [],
      }[said],
      { label: "作品のページを開く", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  accountSuspended: ({ text }, publicUrl) => ({
    subject: "Colophonアカウントを停止しました",
    body: [
      "Colophonアカウントを停止し、すべての端末からログアウトしました。停止が解除されるまで、誰もログインできません。作品と証明書はそのままです。",
      "理由：",
      text,
      "誤りと思われる場合は、私たちまでご連絡ください。",
      { label: "連絡先", link: `${publicUrl}/help` },
    ],
  }),
  accountRestored: (_contents, publicUrl) => ({
    subject: "Colophonアカウントの停止を解除しました",
    body: [
      "Colophonアカウントの停止を解除しました。以前のとおりログインできます。",
      { label: "ログイン", link: `${publicUrl}/login` },
    ],
  }),
  accountEnded: ({ text }, publicUrl) => ({
    subject: "Colophonアカウントを閉鎖しました",
    body: [
      "Colophonアカウントを完全に閉鎖しました。アカウントは、領収書を除き、作品とともに削除されます。譲渡した作品と譲り受けた作品は残りますが、アカウントの氏名は取り除かれます。消去された証明書のページには、消去されたことだけが表示されます。",
      "理由：",
      text,
      "誤りと思われる場合は、私たちまでご連絡ください。",
      { label: "連絡先", link: `${publicUrl}/help` },
    ],
  }),
};
