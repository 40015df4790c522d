import type { OwnerLetters } from "../../letter-text.ts";
import { short } from "../format.ts";

/** Letters about works that change hands, and about disputes, to whoever is on either side: `letter-kinds.ts` says who. */
export const arOwners: OwnerLetters = {
  transferOffered: ({ title, certificateId, creator, link, isDisputed, isSuperseded }) => ({
    subject: `عُرضت عليك حقوق في «${short(title)}»`,
    body: [
      "يعرض عليك أحدهم حقوقًا في عمل مسجّل لدى Colophon، وقد أعطانا عنوان بريدك لهذا الغرض. في الرابط أدناه بيان ما سينتقل إليك بالضبط. يمكنك الردّ مرة واحدة، خلال سبعة أيام:",
      {
        facts: [
          ["العمل", title],
          ["رقم الشهادة", certificateId],
          ...(creator === "" ? [] : [["سُجّل باسم", creator] as const]),
        ],
      },
      ...(isDisputed
        ? ["قبل الردّ: هناك مَن يعترض على هذا التسجيل، وما قاله منشور للجميع في صفحة الشهادة."]
        : []),
      ...(isSuperseded
        ? ["قبل الردّ: سُجّلت لاحقًا نسخة أحدث من هذا العمل، ولا يخصّ هذا العرض إلا النسخة الأقدم."]
        : []),
      { label: "الاطّلاع على العرض", link },
      "لا يتغيّر شيء من دون قبولك. وإن لم يكن لك علم بالأمر، فلا داعي لفعل أيّ شيء.",
    ],
  }),
  transferOfferedForYou: ({ title, workId }, publicUrl) => ({
    subject: `قُدّم باسمك عرض لنقل تسجيل «${short(title)}»`,
    body: [
      "قُدّمت إلينا وثائق بشأن هذا العمل، فعرضنا باسمك نقل تسجيله إلى الشخص المذكور في الوثائق. تبيّن الملاحظة المنشورة مع الشهادة أساس هذا العرض. إن قبل ذلك الشخص العرض خلال سبعة أيام، انتقل العمل إلى حسابه.",
      "إن كان في هذا العرض خطأ، فيُرجى سحب العرض من صفحة العمل ومراسلتنا. وما لا يراه أحد سواك لا يُنقل أبدًا.",
      { label: "فتح صفحة العمل", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  transferAccepted: ({ title, certificateId }, publicUrl) => ({
    subject: `نُقل تسجيل «${short(title)}»`,
    body: [
      "قُبل العرض. من الآن فصاعدًا، لا يستطيع تصحيح هذا العمل أو إدراجه أو سحبه إلا الشخص الذي قبل العرض. إن كانت لدينا نسخة سرّية من الملف فقد حذفناها. أما البيانات التي لم يكن يراها أحد سواك فلم تُنقل.",
      { label: "فتح الشهادة", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
  transferReceived: ({ title, workId }, publicUrl) => ({
    subject: `«${short(title)}» الآن في معرض أعمالك`,
    body: [
      "لقد قبلت العرض. من الآن فصاعدًا، يمكنك تصحيح بيانات هذا العمل أو إدراجه أو سحبه. وتظلّ الشهادة تذكر مَن سجّل العمل، وتذكر أن حقوقًا نُقلت.",
      { label: "الانتقال إلى العمل", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  transferRefused: ({ title, workId }, publicUrl) => ({
    subject: `رُفض العرض بشأن «${short(title)}»`,
    body: [
      "رُفض العرض. يبقى العمل لك، ولم يُنشر شيء.",
      { label: "الانتقال إلى العمل", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  disputeOpened: ({ title, workId }, publicUrl) => ({
    subject: `هناك مَن يعترض على «${short(title)}»`,
    body: [
      "هناك مَن يعترض على تسجيل عملك، واعتراضه متاح للجميع. تبقى الشهادة صالحة وتذكر أنها محلّ اعتراض، ولا ننحاز إلى أحد. يمكنك الردّ علنًا أيضًا. ولا يستطيع أيّ طرف تغيير ما يقوله الآخر أو إخفاءه.",
      { label: "القراءة والردّ", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  disputeAnswered: ({ title, certificateId }, publicUrl) => ({
    subject: `ردّ على اعتراضك على «${short(title)}»`,
    body: [
      "ردّ صاحب الشهادة على اعتراضك. الردّ متاح للجميع في صفحة الشهادة. وإن كان الاعتراض قد سُوّي في رأيك، فيمكنك إعلان التسوية هناك.",
      { label: "قراءة الردّ", link: `${publicUrl}/verify/${certificateId}/dispute` },
    ],
  }),
  disputeSettled: ({ title, certificateId }, publicUrl) => ({
    subject: `سُوّي اعتراض على «${short(title)}»`,
    body: [
      "أعلن الطرف الآخر تسوية الاعتراض. لم تعد الشهادة تذكر أنها محلّ اعتراض، إلا إذا كان هناك اعتراض آخر قائم. ويظلّ ما قيل متاحًا للجميع.",
      { label: "فتح الشهادة", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
};
