import { expect, test } from "vitest";
import { latinDigits } from "./latin-digits.ts";

test.each([
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
  ["０１２３４５６７８９", "0123456789"],
  ["٠١/٢٧", "01/27"],
  ["RSF-7K3M9QX2A", "RSF-7K3M9QX2A"],
])("%s is read as %s", (typed, read) => expect(latinDigits(typed)).toBe(read));
