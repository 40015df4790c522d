import { domainToASCII, domainToUnicode } from "node:url";
import fc from "fast-check";
import { expect, test } from "vitest";
import { linkName, linkText } from "./link-name.ts";
import { unicodeHost } from "./unicode-host.ts";

test.each([
  ["xn--mnchen-3ya.example", "münchen.example"],
  ["www.xn--mgberp4a5d4ar", "www.السعودية"],
  ["xn--fiqs8s.xn--fiqs8s", "中国.中国"],
  ["xn--r8jz45g.xn--zckzah", "例え.テスト"],
  ["xn--strae-oqa.example", "straße.example"],
])("%s is %s", (ascii, unicode) => {
  expect(unicodeHost(ascii)).toBe(unicode);
});

test.each([
  ["nothing to tell apart", "example.org"],
  ["ASCII in disguise", "xn--abc-.example"],
  ["what isn't seen", "xn--1ug.example"],
  ["a sign that isn't a letter", "xn--i-7iq.example"],
  ["nothing behind its prefix", "xn--.example"],
  ["a letter that is typed as two", "xn--a-o8m.example"],
  ["an overflow", "xn--99999999.example"],
  ["an end too early", "xn--mnchen-3y.example"],
  ["capitals", "xn--MNCHEN-3YA.example"],
])("leaves out %s", (_, host) => {
  expect(unicodeHost(host)).toBeUndefined();
});

test("it says what other programs say of a name, or nothing", () => {
  const letters = fc.string({ unit: "binary", minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(letters, (text) => {
      const ascii = domainToASCII(`${text.replaceAll(".", "")}.example`);
      expect([undefined, domainToUnicode(ascii)]).toContain(unicodeHost(ascii));
    }),
    { numRuns: 2000 },
  );
});

test("no bytes of a stranger's break it", () => {
  const label = fc.stringMatching(/^[a-z0-9-]{0,70}$/);
  fc.assert(
    fc.property(label, (text) => {
      const ascii = `xn--${text}.example`;
      const said = unicodeHost(ascii);
      // IDNA forbids some letters.
      expect([undefined, "", ascii]).toContain(said && domainToASCII(said));
    }),
    { numRuns: 2000 },
  );
});

test("a link is shown without its scheme, in both forms", () => {
  expect(linkName("https://example.org/")).toEqual({ name: "example.org" });
  expect(linkName("https://example.org/a/")).toEqual({ name: "example.org/a/" });
  expect(linkText("https://xn--mnchen-3ya.example/a")).toBe("xn--mnchen-3ya.example/a (münchen.example/a)");
  expect(linkText("http://example.org")).toBe("http://example.org");
  expect(linkText("javascript:alert(1)")).toBe("javascript:alert(1)");
});
