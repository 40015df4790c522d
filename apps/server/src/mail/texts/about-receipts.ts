import type { Language } from "@colophon/api";
import type { LetterContents } from "../letter-kinds.ts";
import type { LetterText, MailTexts } from "../letter-text.ts";
import { longDate, money } from "./format.ts";

interface Words {
  receipt: { subject: (number: number) => string; text: string; number: string };
  refund: {
    subject: (number: number) => string;
    text: string;
    number: string;
    outcome: Record<LetterContents["refund"]["outcome"], readonly string[]>;
  };
  amount: string;
  date: string;
  orders: string;
}

/** Letters that bring receipts and credit notes, in a language. */
export function aboutReceipts(language: Language): Pick<MailTexts["letters"], "receipt" | "refund"> {
  const { receipt, refund, amount, date, orders } = words[language];
  const letter = (
    { subject, text, number: label }: Words["receipt"] | Words["refund"],
    { number, amount: units, currency, issuedAt }: LetterContents["receipt"],
    publicUrl: string,
    more: readonly string[] = [],
  ): LetterText => ({
    subject: subject(number),
    body: [
      text,
      {
        facts: [
          [label, String(number)],
          [amount, money(language, units, currency)],
          [date, longDate(language, issuedAt)],
        ],
      },
      ...more,
      { label: orders, link: `${publicUrl}/account/orders` },
    ],
  });
  return {
    receipt: (contents, publicUrl) => letter(receipt, contents, publicUrl),
    refund: (contents, publicUrl) => letter(refund, contents, publicUrl, refund.outcome[contents.outcome]),
  };
}

const words: Record<Language, Words> = {
  en: {
    receipt: {
      subject: (number) => `Your receipt ${number} from Colophon`,
      text: "Thank you. Your payment has arrived, and the receipt is attached.",
      number: "Receipt",
    },
    refund: {
      subject: (number) => `Your refund from Colophon: credit note ${number}`,
      text: "We’ve refunded the amount below. Your bank may take a few days to show the refund. The credit note is attached.",
      number: "Credit note",
      outcome: {
        registered: ["The work from this order stays registered, and its certificate doesn’t change."],
        ended: ["The work from this order wasn’t registered."],
        open: [],
      },
    },
    amount: "Amount",
    date: "Date",
    orders: "See your orders",
  },
  fr: {
    receipt: {
      subject: (number) => `Votre reçu ${number} de Colophon`,
      text: "Merci. Nous avons bien reçu votre paiement, et le reçu est joint à ce message.",
      number: "Reçu",
    },
    refund: {
      subject: (number) => `Votre remboursement par Colophon\u202f: avoir ${number}`,
      text: "Nous vous avons remboursé le montant ci-dessous. Votre banque peut mettre quelques jours à l’afficher. L’avoir est joint à ce message.",
      number: "Avoir",
      outcome: {
        registered: ["L’œuvre de cette commande reste enregistrée, et son certificat reste tel quel."],
        ended: ["L’œuvre de cette commande n’a pas été enregistrée."],
        open: [],
      },
    },
    amount: "Montant",
    date: "Date",
    orders: "Voir vos commandes",
  },
  es: {
    receipt: {
      subject: (number) => `Su recibo ${number} de Colophon`,
      text: "Gracias: su pago ha llegado. Adjuntamos el recibo.",
      number: "Recibo",
    },
    refund: {
      subject: (number) => `Su reembolso de Colophon: nota de crédito ${number}`,
      text: "Le hemos reembolsado el importe indicado abajo. Su banco puede tardar unos días en mostrar el reembolso. Adjuntamos la nota de crédito.",
      number: "Nota de crédito",
      outcome: {
        registered: ["La obra de este pedido sigue registrada y su certificado queda como está."],
        ended: ["La obra de este pedido no se registró."],
        open: [],
      },
    },
    amount: "Importe",
    date: "Fecha",
    orders: "Ver sus pedidos",
  },
  ar: {
    receipt: {
      subject: (number) => `إيصالك رقم ${number} من Colophon`,
      text: "شكرًا، وصل المبلغ الذي دفعته. الإيصال مرفق بهذه الرسالة.",
      number: "رقم الإيصال",
    },
    refund: {
      subject: (number) => `ردّ المبلغ من Colophon: الإشعار الدائن رقم ${number}`,
      text: "رددنا إليك المبلغ المذكور أدناه، وقد يستغرق ظهوره لدى مصرفك بضعة أيام. الإشعار الدائن مرفق بهذه الرسالة.",
      number: "رقم الإشعار الدائن",
      outcome: {
        registered: ["يبقى عمل هذا الطلب مسجّلًا، وتبقى شهادته كما هي."],
        ended: ["لم يُسجَّل عمل هذا الطلب."],
        open: [],
      },
    },
    amount: "المبلغ",
    date: "التاريخ",
    orders: "عرض طلباتك",
  },
  zh: {
    receipt: {
      subject: (number) => `您在 Colophon 的收据 ${number}`,
      text: "谢谢，您的付款已收到。随信附上收据。",
      number: "收据编号",
    },
    refund: {
      subject: (number) => `Colophon 退款：退款凭证 ${number}`,
      text: "我们已退还以下金额，可能需要几天才会到账。随信附上退款凭证。",
      number: "退款凭证编号",
      outcome: {
        registered: ["此订单的作品仍处于登记状态，证书保持不变。"],
        ended: ["此订单的作品没有登记。"],
        open: [],
      },
    },
    amount: "金额",
    date: "日期",
    orders: "查看您的订单",
  },
  "zh-TW": {
    receipt: {
      subject: (number) => `您在 Colophon 的收據 ${number}`,
      text: "謝謝，您的付款已收到。隨信附上收據。",
      number: "收據編號",
    },
    refund: {
      subject: (number) => `Colophon 退款：退款憑證 ${number}`,
      text: "我們已退還以下金額，銀行可能需要幾天才會入帳。隨信附上退款憑證。",
      number: "退款憑證編號",
      outcome: {
        registered: ["此訂單的作品仍維持登記，證書不變。"],
        ended: ["此訂單的作品沒有登記。"],
        open: [],
      },
    },
    amount: "金額",
    date: "日期",
    orders: "查看您的訂單",
  },
  ja: {
    receipt: {
      subject: (number) => `Colophonの領収書（${number}）`,
      text: "お支払いを確認しました。ありがとうございます。領収書を添付しています。",
      number: "領収書番号",
    },
    refund: {
      subject: (number) => `Colophonからの返金：返金明細書（${number}）`,
      text: "下記の金額を返金しました。銀行での反映には数日かかることがあります。返金明細書を添付しています。",
      number: "返金明細書番号",
      outcome: {
        registered: ["このご注文の作品は登録されたままで、証明書も変わりません。"],
        ended: ["このご注文の作品は登録されませんでした。"],
        open: [],
      },
    },
    amount: "金額",
    date: "日付",
    orders: "ご注文を見る",
  },
};
