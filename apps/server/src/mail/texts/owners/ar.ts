import type { OwnerLetters } from "../../letter-text.ts";
import { short } from "../format.ts";

/** Letters about works that change hands, and about disputes. */
export const arOwners: OwnerLetters = {
  transferOffered: ({ title, certificateId, creator, link }) => ({
    subject: `عُرضت عليك حقوق في «\u2068${short(title)}\u2069»`,
    body: [
      "يعرض عليك أحدهم حقوقًا في عمل مسجّل لدى Colophon، وقد ذكر عنوانك لذلك. تبيّن صفحة هذا الرابط ما الذي سينتقل إليك بالضبط. يعمل الرابط مرة واحدة خلال سبعة أيام:",
      {
        facts: [
          ["العمل", title],
          ["رقم الشهادة", certificateId],
          ...(creator === "" ? [] : [["سُجّل باسم", creator] as const]),
        ],
      },
      { label: "الاطّلاع على العرض", link },
      "لا يتغيّر شيء ما لم تقبل. إن لم يكن لك علم بالأمر، فلا حاجة إلى أن تفعل شيئًا.",
    ],
  }),
  transferOfferedForYou: ({ title, workId }, publicUrl) => ({
    subject: `عُرض عملك «\u2068${short(title)}\u2069» على شخص آخر`,
    body: [
      "قُدّمت إلينا وثائق، وعرضنا عملك باسمك على الشخص الذي تذكره. تبيّن الملاحظة تحت الشهادة أساس ذلك. إن قبل خلال سبعة أيام، انتقل العمل إلى حسابه.",
      "إن كان في ذلك خطأ، فيُرجى سحب العرض من صفحة العمل ومراسلتنا. ما تراه وحدك لا يُنقل أبدًا.",
      { label: "فتح صفحة العمل", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  transferAccepted: ({ title, certificateId }, publicUrl) => ({
    subject: `نُقلت الحقوق في «\u2068${short(title)}\u2069»`,
    body: [
      "قُبل العرض. من الآن فصاعدًا، لا يستطيع تصحيح هذا العمل أو إدراجه أو سحبه إلا الشخص المذكور فيه. حُذفت نسختك الخاصة من الملف. ولم يُنقل إلى أحد أيّ شيء كنت وحدك تراه.",
      { label: "فتح الشهادة", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
  transferReceived: ({ title, workId }, publicUrl) => ({
    subject: `«\u2068${short(title)}\u2069» الآن في معرض أعمالك`,
    body: [
      "لقد قبلت العرض. من الآن فصاعدًا، أمر هذا العمل إليك: يمكنك تصحيح بياناته أو إدراجه أو سحبه. وتظلّ الشهادة تذكر من سجّله، وتذكر أن حقوقًا نُقلت.",
      { label: "الانتقال إلى العمل", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  transferRefused: ({ title, workId }, publicUrl) => ({
    subject: `رُفض العرض بشأن «\u2068${short(title)}\u2069»`,
    body: [
      "لم يُقبل العرض. يبقى العمل لك، ولم يُنشر شيء.",
      { label: "الانتقال إلى العمل", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  disputeOpened: ({ title, workId }, publicUrl) => ({
    subject: `هناك من يعترض على «\u2068${short(title)}\u2069»`,
    body: [
      "هناك من يعترض على تسجيل عملك. ما يقوله علني ومعروض في صفحة الشهادة. تبقى الشهادة صالحة وتذكر أنها محلّ اعتراض، والسجلّ لا ينحاز إلى أحد. يمكنك أن تردّ علنًا أيضًا. ولا يستطيع أحد أن يغيّر ما يقوله الآخر أو يخفيه.",
      { label: "القراءة والردّ", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  disputeAnswered: ({ title, certificateId }, publicUrl) => ({
    subject: `ردّ على اعتراضك على «\u2068${short(title)}\u2069»`,
    body: [
      "ردّ صاحب العمل على اعتراضك. النصّان معروضان جنبًا إلى جنب في صفحة الشهادة. إن كان الأمر قد سُوّي بالنسبة إليك، فيمكنك أن تذكر ذلك هناك.",
      { label: "قراءة الردّ", link: `${publicUrl}/verify/${certificateId}/dispute` },
    ],
  }),
  disputeSettled: ({ title, certificateId }, publicUrl) => ({
    subject: `سُوّي الاعتراض على «\u2068${short(title)}\u2069»`,
    body: [
      "يقول الطرف الآخر إن الاعتراض قد سُوّي. لم تعد الشهادة تذكر أنها محلّ اعتراض، ما لم يعترض عليها شخص آخر. ويبقى ما قيل في صفحة الشهادة.",
      { label: "فتح الشهادة", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
};
