import { latinDigits } from "../../lib/text/latin-digits.ts";

/** The demonstration's card form. It is checked here, kept in memory only and sent nowhere. */
export interface Card {
  cardName: string;
  cardNumber: string;
  expiryDate: string;
  cvv: string;
}

export type CardErrorCode = "required" | "invalid" | "expired";

export const emptyCard: Card = { cardName: "", cardNumber: "", expiryDate: "", cvv: "" };

/** A number that no bank issues, valid until the end of next year. */
export const testCard = (now: Date): Card => ({
  cardName: "Test",
  cardNumber: "4242 4242 4242 4242",
  expiryDate: `12/${String(now.getFullYear() + 1).slice(-2)}`,
  cvv: "123",
});

export function checkCard(card: Card, now: Date): Partial<Record<keyof Card, CardErrorCode>> {
  const errors = {
    cardName: undefined,
    cardNumber: isCardNumber(card.cardNumber) ? undefined : ("invalid" as const),
    expiryDate: checkExpiry(card.expiryDate, now),
    cvv: /^\d{3,4}$/.test(latinDigits(card.cvv).trim()) ? undefined : ("invalid" as const),
  };
  const fields = Object.keys(emptyCard) as (keyof Card)[];
  const found = fields.map(
    (field) => [field, card[field].trim() === "" ? "required" : errors[field]] as const,
  );
  return Object.fromEntries(found.filter(([, code]) => code !== undefined));
}

/** 12 to 19 digits with a correct check digit (ISO/IEC 7812-1, Luhn); spaces and hyphens are allowed. */
export function isCardNumber(text: string): boolean {
  const digits = latinDigits(text).replace(/[\s-]/g, "");
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (let place = 1; place <= digits.length; place++) {
    const value = Number(digits.at(-place)) * (place % 2 === 1 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** `MM/YY`, valid until the end of its month; the slash is optional, because phones' numeric keypads lack it. */
export function checkExpiry(text: string, now: Date): "invalid" | "expired" | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\/?(\d{2})$/.exec(latinDigits(text).trim()) ?? [];
  if (month === undefined || year === undefined) return "invalid";
  const firstDayAfter = new Date(2000 + Number(year), Number(month), 1);
  return firstDayAfter > now ? undefined : "expired";
}
