import type { Language } from "@colophon/api";

/** The texts of a receipt, and of a credit note for a refund. */
export interface ReceiptTexts {
  payment: string;
  refund: string;
  number: string;
  date: string;
  order: string;
  /** On a credit note: the receipt that it corrects. */
  ofReceipt: string;
  from: string;
  to: string;
  taxId: string;
  what: string;
  net: string;
  tax: string;
  total: Record<"payment" | "refund", string>;
  note: Record<"payment" | "refund", string>;
}

export const receiptTexts: Record<Language, ReceiptTexts> = {
  en: {
    payment: "Receipt",
    refund: "Credit note",
    number: "Number",
    date: "Date",
    order: "Order",
    ofReceipt: "For receipt",
    from: "From",
    to: "Paid by",
    taxId: "Tax number",
    what: "Description",
    net: "Net amount",
    tax: "Tax",
    total: { payment: "Total paid", refund: "Total refunded" },
    note: {
      payment: "Paid through Stripe.",
      refund: "Refunds a payment made through Stripe.",
    },
  },
  fr: {
    payment: "Reçu",
    refund: "Avoir",
    number: "Numéro",
    date: "Date",
    order: "Commande",
    ofReceipt: "Pour le reçu",
    from: "Émis par",
    to: "Payé par",
    taxId: "Numéro fiscal",
    what: "Désignation",
    net: "Montant hors taxes",
    tax: "Taxes",
    total: { payment: "Total payé", refund: "Total remboursé" },
    note: {
      payment: "Payé par l’intermédiaire de Stripe.",
      refund: "Remboursement d’un paiement effectué par l’intermédiaire de Stripe.",
    },
  },
  es: {
    payment: "Recibo",
    refund: "Nota de crédito",
    number: "Número",
    date: "Fecha",
    order: "Pedido",
    ofReceipt: "Por el recibo",
    from: "Emitido por",
    to: "Pagado por",
    taxId: "Número fiscal",
    what: "Concepto",
    net: "Importe neto",
    tax: "Impuestos",
    total: { payment: "Total pagado", refund: "Total reembolsado" },
    note: {
      payment: "Pagado mediante Stripe.",
      refund: "Reembolso de un pago hecho mediante Stripe.",
    },
  },
  ar: {
    payment: "إيصال",
    refund: "إشعار دائن",
    number: "الرقم",
    date: "التاريخ",
    order: "الطلب",
    ofReceipt: "عن الإيصال",
    from: "صادر عن",
    to: "الدافع",
    taxId: "الرقم الضريبي",
    what: "البيان",
    net: "المبلغ الصافي",
    tax: "الضريبة",
    total: { payment: "المبلغ المدفوع", refund: "المبلغ المردود" },
    note: {
      payment: "دُفع عبر Stripe.",
      refund: "ردّ مبلغ دُفع عبر Stripe.",
    },
  },
  zh: {
    payment: "收据",
    refund: "退款凭证",
    number: "编号",
    date: "日期",
    order: "订单",
    ofReceipt: "对应收据",
    from: "开具方",
    to: "付款人",
    taxId: "税号",
    what: "项目",
    net: "不含税金额",
    tax: "税额",
    total: { payment: "实付总额", refund: "退款总额" },
    note: { payment: "通过 Stripe 付款。", refund: "退还通过 Stripe 支付的款项。" },
  },
  "zh-TW": {
    payment: "收據",
    refund: "退款憑證",
    number: "編號",
    date: "日期",
    order: "訂單",
    ofReceipt: "對應收據",
    from: "開立人",
    to: "付款人",
    taxId: "稅籍編號",
    what: "項目",
    net: "未稅金額",
    tax: "稅額",
    total: { payment: "實付總額", refund: "退款總額" },
    note: { payment: "透過 Stripe 付款。", refund: "退還透過 Stripe 支付的款項。" },
  },
  ja: {
    payment: "領収書",
    refund: "返金明細書",
    number: "番号",
    date: "日付",
    order: "注文",
    ofReceipt: "対象の領収書",
    from: "発行者",
    to: "支払者",
    taxId: "登録番号（税務）",
    what: "内容",
    net: "税抜金額",
    tax: "税額",
    total: { payment: "お支払い合計", refund: "返金合計" },
    note: {
      payment: "Stripeを通じて支払い済み。",
      refund: "Stripeを通じたお支払いに対する返金です。",
    },
  },
};
