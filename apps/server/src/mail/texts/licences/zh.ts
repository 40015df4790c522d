import type { LicenceLetterWords } from "../../licence-letters.ts";

export const zhLicences: LicenceLetterWords = {
  work: "作品",
  certificate: "证书编号",
  licence: "许可编号",
  other: { licensor: "被许可人", licensee: "许可人" },
  price: "价格",
  free: "免费",
  noPrice: "由许可人提出",
  openRequest: "打开申请",
  openLicence: "打开许可",
  asked: (name, title, isPriced) => ({
    subject: `${name}申请《${title}》的许可`,
    body: [
      `一位 Colophon 用户向您申请作品的许可。您可以在下面的页面上查看对方希望如何使用作品，${isPriced ? "然后接受、提出其他条款或价格，或者拒绝。" : "然后提出价格或其他条款，或者拒绝。"}许可签发之前，不允许任何使用。`,
      "我们没有核实申请人的身份：姓名是对方自己填写的。",
    ],
  }),
  countered: (name, title) => ({
    subject: `${name}就《${title}》的许可作出答复`,
    body: [
      "对方提出了其他条款或价格。现在轮到您答复：您可以接受、再提出其他条款或价格，或者拒绝。许可签发之前，不允许任何使用。",
    ],
  }),
  agreed: {
    licensor: (title) => ({
      subject: `已就《${title}》的许可达成一致`,
      body: [
        "您与被许可人已达成一致。对方按双方商定的方式直接向您付款。Colophon 不收取这笔款项，也看不到付款情况。",
        "收到款项后，请在申请页面上确认。您确认后，许可即签发。在此之前，不允许任何使用。",
      ],
    }),
    licensee: (title) => ({
      subject: `已就您申请的《${title}》许可达成一致`,
      body: [
        "您与许可人已达成一致。请按双方商定的方式直接向许可人付款。Colophon 不收取这笔款项，也无法退款。",
        "许可人确认收款后，许可即签发，我们会把许可发送给您。在此之前，不允许任何使用。",
      ],
    }),
  },
  issued: (title) => ({
    subject: `《${title}》的许可`,
    body: [
      "许可已签发。随信附上签名的 PDF，其中写明允许的内容，并内含用于核验的文件。任何人拿到这份 PDF 都可以核验，无论是否通过 Colophon。请妥善保存。",
      "许可不公开：其他人打开许可页面，只能看到有这份许可、许可是否有效以及涉及哪件作品。只有双方都选择公开，其余内容（价格除外）才会显示。",
    ],
  }),
  declined: (title) => ({
    subject: `《${title}》的许可申请已结束，未签发许可`,
    body: ["对方已拒绝，没有授予任何许可。", "如果已经付款，请双方自行协商处理：Colophon 没有收取这笔款项。"],
  }),
  withdrawn: (title) => ({
    subject: `《${title}》的许可申请已撤回`,
    body: [
      "申请人已撤回申请，不会签发许可。",
      "如果已经付款，请双方自行协商处理：Colophon 没有收取这笔款项。",
    ],
  }),
  lapsed: (title) => ({
    subject: `《${title}》的许可申请已失效`,
    body: [
      "这份许可已无法签发。原因可能是作品已转让、撤回或被屏蔽，一方的账号已注销，或已签发与此冲突的另一份许可。因此没有授予任何许可。",
      "如果已经付款，请双方自行协商处理：Colophon 没有收取这笔款项。",
    ],
  }),
  ending: (name, title) => ({
    subject: `${name}声明《${title}》的许可应终止`,
    body: [
      "对方声明这份许可应提前终止。许可并不因此终止：还需要您也作出同样的声明。如果不同意，您无需采取任何行动。",
    ],
  }),
  ended: (title) => ({
    subject: `《${title}》的许可已终止`,
    body: ["您与对方均已声明这份许可应终止，因此许可已终止。许可页面也已注明。"],
  }),
  revoked: (title) => ({
    subject: `《${title}》的许可已被撤销`,
    body: [
      "许可人已按条款撤销这份许可。从现在起，不得再依据这份许可使用作品。许可页面会注明许可已撤销；如有理由，也会显示。",
    ],
  }),
};
