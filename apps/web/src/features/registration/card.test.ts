import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkCard, checkExpiry, emptyCard, isCardNumber, testCard } from "./card.ts";

const now = new Date(2026, 10, 20);

test("the test card is accepted", () => expect(checkCard(testCard(now), now)).toEqual({}));

describe("a card number", () => {
  test.each([
    "4242 4242 4242 4242",
    "4242424242424242",
    "3782-822463-10005",
    "6304000000000000",
    "٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢",
  ])("%s is one", (number) => expect(isCardNumber(number)).toBe(true));

  test.each(["", "4242 4242 4242 4241", "42", "4242x242424242424", "0".repeat(20)])(
    "%j isn't one",
    (number) => expect(isCardNumber(number)).toBe(false),
  );

  test("has exactly one right last digit", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{11,18}$/), (digits) => {
        const right = "0123456789".split("").filter((last) => isCardNumber(digits + last));
        expect(right).toHaveLength(1);
      }),
    );
  });
});

describe("an expiry date", () => {
  test.each([
    ["11/26", undefined],
    ["01/27", undefined],
    ["12/99", undefined],
    ["0127", undefined],
    ["٠١/٢٧", undefined],
    ["10/26", "expired"],
    ["12/25", "expired"],
    ["13/27", "invalid"],
    ["00/27", "invalid"],
    ["1/27", "invalid"],
    ["01/2027", "invalid"],
    ["", "invalid"],
  ])("%j is %s in November 2026", (text, expected) => expect(checkExpiry(text, now)).toBe(expected));

  test("is valid until the last moment of its month", () => {
    expect(checkExpiry("11/26", new Date(2026, 10, 30, 23, 59, 59))).toBeUndefined();
    expect(checkExpiry("11/26", new Date(2026, 11, 1))).toBe("expired");
  });
});

describe("the card form", () => {
  const card = { cardName: "Ana", cardNumber: "4242 4242 4242 4242", expiryDate: "11/27", cvv: "123" };

  test("reports nothing about a valid card", () => {
    expect(checkCard(card, now)).toEqual({});
    expect(checkCard({ ...card, cvv: "1234" }, now)).toEqual({});
  });

  test("names each field that is missing or wrong", () => {
    expect(checkCard(emptyCard, now)).toEqual({
      cardName: "required",
      cardNumber: "required",
      expiryDate: "required",
      cvv: "required",
    });
    expect(checkCard({ ...card, cardNumber: "1", expiryDate: "01/20", cvv: "12345" }, now)).toEqual({
      cardNumber: "invalid",
      expiryDate: "expired",
      cvv: "invalid",
    });
  });
});
