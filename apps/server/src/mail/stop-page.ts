import type { Language } from "@colophon/api";
import { isRightToLeft } from "./letter-text.ts";
import { mailTextsIn } from "./texts.ts";

/** The page has no script and makes no requests. */
export const stopPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Asks whether to stop letters of a kind, or all to an address, then says that it is done. Its form posts to its own
 * address.
 */
export function drawStopPage(
  language: Language,
  { of, isDone }: { of: "kind" | "address"; isDone: boolean },
): string {
  const { stopPage, stopAddressPage } = mailTextsIn(language);
  const { title, question, confirm, done } = of === "kind" ? stopPage : stopAddressPage;
  const body = isDone
    ? `<p>${done}</p>`
    : `<p>${question}</p><form method="post"><button>${confirm}</button></form>`;
  // The colours are mostly those of the web's theme.css: the page loads nothing, that file neither.
  return `<!doctype html>
<html lang="${language}" dir="${isRightToLeft(language) ? "rtl" : "ltr"}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Colophon</title>
<style>
:root{color-scheme:light dark}
body{margin:0;background:light-dark(#fbf8f1,#10161f);color:light-dark(#1b2436,#ece7db);font:1.0625rem/1.6 system-ui,sans-serif}
header{border-bottom:1px solid light-dark(#d9cfb8,#34405a)}
header a{display:block;padding:1.125rem 0;color:inherit;font:1.5rem/1.3 Georgia,serif;text-decoration:none}
header a:hover{text-decoration:underline}
header>*,main{max-width:34rem;margin:0 auto;padding-inline:1.25rem}
main{padding-block:2rem}
h1{margin:0 0 1rem;font:500 1.625rem/1.35 Georgia,serif}
button{padding:.75rem 1.5rem;border:0;border-radius:3px;background:light-dark(#1d3461,#b9cbef);color:light-dark(#fff,#10161f);font:inherit;font-weight:600;cursor:pointer}
</style>
<header><a href="/">Colophon</a></header>
<main>
<h1>${title}</h1>
${body}
</main>
</html>
`;
}
