import { expect, test } from "vitest";
import { findOnPage, hasLine } from "./find-code.ts";

const code = "colophon-7zk3v9q2m4x8b1c5d6f0";
const creatorPage = "https://colophon.example/creators/0d1f2c3b-4a59-4687-9786-a5b4c3d2e1f0";
const onPage = (text: string, mediaType: "text/html" | "text/plain" = "text/html") =>
  findOnPage({ mediaType, text, url: "https://alice.example/about/" }, { code, creatorPage });

test.each([
  ["a link", `<a rel="me" href="${creatorPage}">Me</a>`],
  ["among other relations", `<a rel="noopener ME author" href="${creatorPage}">Me</a>`],
  ["in the head", `<head><link rel=me href='${creatorPage}'></head>`],
  ["with a slash, a query or a fragment", `<a rel="me" href="${creatorPage}/?lng=fr#works">Me</a>`],
  ["with spaces around", `<a rel="me" href="  ${creatorPage}\n">Me</a>`],
  [
    "against the page's base",
    `<base href="https://colophon.example/"><a rel="me" href="${new URL(creatorPage).pathname}">Me</a>`,
  ],
  [
    "though others wrote another",
    `<a rel="me ugc" href="${creatorPage}"></a><a rel="me" href="${creatorPage}"></a>`,
  ],
])("a link with rel=me leads to the creator's page: %s", async (_what, page) =>
  expect(await onPage(page)).toBe("rel-me"),
);

test.each([
  ["without rel=me", `<a href="${creatorPage}">Me</a>`],
  ["with rel=me in a word", `<a rel="me2 home" href="${creatorPage}">Me</a>`],
  ["to another creator", `<a rel="me" href="${creatorPage.replace("0d1f", "1d1f")}">Me</a>`],
  [
    "to another host",
    `<a rel="me" href="${creatorPage.replace("colophon.example", "colophon.example.org")}">Me</a>`,
  ],
  ["by http", `<a rel="me" href="${creatorPage.replace("https", "http")}">Me</a>`],
  ["in a comment", `<!-- <a rel="me" href="${creatorPage}">Me</a> -->`],
  ["in a script", `<script>document.write('<a rel="me" href="${creatorPage}">Me</a>')</script>`],
  ["in a template", `<template><a rel="me" href="${creatorPage}">Me</a></template>`],
  ["in noscript", `<noscript><a rel="me" href="${creatorPage}">Me</a></noscript>`],
  ["as text", `&lt;a rel="me" href="${creatorPage}"&gt;`],
  ["in an attribute", `<img alt='<a rel="me" href="${creatorPage}">'>`],
  ["in a field", `<textarea><a rel="me" href="${creatorPage}">Me</a></textarea>`],
  ["in a frame that nobody shows", `<iframe><a rel="me" href="${creatorPage}"></iframe>`],
  ["in nested templates", `<template><template></template><a rel="me" href="${creatorPage}"></template>`],
  ["in a title", `<title><a rel="me" href="${creatorPage}"></title>`],
])("a link is none: %s", async (_what, page) => expect(await onPage(page)).toBe("no_code"));

test.each(["ugc", "nofollow", "sponsored", "UGC"])(
  "a link that is marked %s was written by a visitor",
  async (word) => expect(await onPage(`<a rel="me ${word}" href="${creatorPage}">Me</a>`)).toBe("weak_link"),
);

test("a text that only looks like a page is read as a text", async () => {
  expect(await onPage(`<a rel="me" href="${creatorPage}">Me</a>`, "text/plain")).toBe("no_code");
  expect(await onPage(`I am ${code}.`, "text/plain")).toBe("text");
});

test.each([
  ["in a paragraph", `<p>Colophon: ${code}</p>`, "text"],
  ["across elements", `<p>${code.slice(0, 12)}<b>${code.slice(12)}</b></p>`, "text"],
  ["in a comment of HTML", `<!-- ${code} -->`, "no_code"],
  ["in a script", `<script>"${code}"</script>`, "no_code"],
  ["in an attribute", `<meta name="description" content="${code}">`, "no_code"],
  ["cut short", `<p>${code.slice(0, -1)}</p>`, "no_code"],
])("a code %s", async (_what, page, found) => expect(await onPage(page)).toBe(found));

/** Half a megabyte each. */
const filledWith = (part: (number: number) => string): string => {
  let text = "";
  for (let number = 0; text.length < 400_000; number++) text += part(number);
  return text;
};
const formatting = filledWith((number) => `<b a${number}>`);

test.each([
  ["nested as deep as it is long", filledWith(() => "<div>")],
  ["whose tree would have a billion nodes", `${formatting.slice(0, 250_000)}>${"<p>x</p>".repeat(30_000)}`],
  ["with a tag of many attributes", `<i ${filledWith((number) => `a${number} `)}>`],
  ["of nothing but open tags", filledWith(() => "<")],
  ["of comments that never end but one", `${filledWith(() => "<!--")}-->`],
  ["of references", filledWith(() => "&amp")],
])("a page %s is read", async (_what, page) => {
  expect(await onPage(`${page} ${code}`)).toBe("text");
});

test("whatever is split between two turns is read as one", async () => {
  for (let before = 16_340; before < 16_390; before++) {
    const page = `${"x".repeat(before)}<a rel="me" href="${creatorPage.replace("creators", "&#99;reators")}">`;
    expect(await onPage(page)).toBe("rel-me");
    expect(await onPage(`${"x".repeat(before)}<script>"${code}"</script><textarea>${code}</textarea>`)).toBe(
      "no_code",
    );
  }
});

test.each([
  ["the line", `colophon.example ${code}`, true],
  ["the code alone", `  ${code}\t`, true],
  ["another host", `other.example ${code}`, false],
  ["more on the line", `colophon.example ${code} or so`, false],
  ["a longer code", `${code}0`, false],
])("a line with %s", (_what, line, has) =>
  expect(hasLine(["v=spf1 -all", line], { code, host: "colophon.example" })).toBe(has),
);
