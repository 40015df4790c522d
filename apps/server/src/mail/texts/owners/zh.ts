import type { OwnerLetters } from "../../letter-text.ts";
import { short } from "../format.ts";

/** Letters about works that change hands, and about disputes, to whoever is on either side: `letter-kinds.ts` says who. */
export const zhOwners: OwnerLetters = {
  transferOffered: ({ title, certificateId, creator, link, isDisputed, isSuperseded }) => ({
    subject: `有人提议将《${short(title)}》的权利转让给您`,
    body: [
      "有人提议将一件已在 Colophon 登记的作品的权利转让给您，并填写了您的邮箱。打开以下链接，可以看到具体转让哪些权利。您可以在七天内答复一次：",
      {
        facts: [
          ["作品", title],
          ["证书编号", certificateId],
          ...(creator === "" ? [] : [["登记人", creator] as const]),
        ],
      },
      ...(isDisputed ? ["答复前请注意：有人对这项登记提出异议，其内容公开显示在证书页面上。"] : []),
      ...(isSuperseded ? ["答复前请注意：这件作品后来登记了新版本。本提议仅涉及旧版本。"] : []),
      { label: "查看转让提议", link },
      "如果您不接受，就不会有任何变化。如果您对此并不知情，无需理会。",
    ],
  }),
  transferOfferedForYou: ({ title, workId }, publicUrl) => ({
    subject: `我们已代您提出转让作品《${short(title)}》`,
    body: [
      "我们收到了与这件作品有关的文件，并以您的名义向文件所指的人提出转让您的作品。证书下的备注说明了依据。对方如在七天内接受，作品将转入其账号。",
      "如果有误，请在作品页面收回提议，并写信给我们。仅供您本人查看的内容绝不会移交。",
      { label: "打开作品页面", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  transferAccepted: ({ title, certificateId }, publicUrl) => ({
    subject: `《${short(title)}》已转让`,
    body: [
      "转让提议已被接受。从现在起，只有提议中指定的受让人可以更正这件作品的信息、将其列入公开目录，或撤回作品。如果我们存有文件的保密副本，现已删除。仅供您本人查看的内容，没有移交给任何人。",
      { label: "打开证书", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
  transferReceived: ({ title, workId }, publicUrl) => ({
    subject: `《${short(title)}》已归入您的作品集`,
    body: [
      "您已接受转让。从现在起，您可以更正这件作品的信息、将其列入公开目录，或撤回作品。证书仍会写明登记人，并注明权利已转让。",
      { label: "前往作品", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  transferRefused: ({ title, workId }, publicUrl) => ({
    subject: `《${short(title)}》的转让提议被拒绝`,
    body: [
      "对方拒绝了转让提议。作品仍在您的作品集中，没有发布任何内容。",
      { label: "前往作品", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  disputeOpened: ({ title, workId }, publicUrl) => ({
    subject: `有人对《${short(title)}》提出异议`,
    body: [
      "有人对您作品的登记提出异议。异议内容是公开的。证书仍然有效，并注明有异议；我们不偏向任何一方。您也可以公开答复。任何一方都无法更改或隐藏另一方的说法。",
      { label: "阅读并答复", link: `${publicUrl}/works/${workId}` },
    ],
  }),
  disputeAnswered: ({ title, certificateId }, publicUrl) => ({
    subject: `对《${short(title)}》异议的答复`,
    body: [
      "证书持有人已答复您的异议。答复已在证书页面上公开。如果您认为问题已经解决，可以在证书页面上将异议标记为已解决。",
      { label: "阅读答复", link: `${publicUrl}/verify/${certificateId}/dispute` },
    ],
  }),
  disputeSettled: ({ title, certificateId }, publicUrl) => ({
    subject: `对《${short(title)}》的一项异议已解决`,
    body: [
      "对方已将异议标记为已解决。证书不再注明有异议，除非另有尚未解决的异议。双方写下的内容仍然公开。",
      { label: "打开证书", link: `${publicUrl}/verify/${certificateId}` },
    ],
  }),
};
