import { type DocumentLanguage, escapeXml } from "@colophon/certificate";
import type { PackedFile } from "./facts.ts";
import type { Block } from "./read-me.ts";

/** A READ ME as one page that loads nothing. */
export function readMeHtml(blocks: readonly Block[], language: DocumentLanguage): string {
  const title = blocks.find(({ kind }) => kind === "title");
  const body = blocks.map(blockHtml).join("\n");
  return `<!doctype html>
<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title && "text" in title ? textHtml(title.text) : ""}</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case "title":
      return `<h1>${textHtml(block.text)}</h1>`;
    case "heading":
      return `<h2>${textHtml(block.text)}</h2>`;
    case "step":
      return `<h3>${textHtml(block.text)}</h3>`;
    case "command":
      return `<pre dir="ltr"><code>${escapeXml(block.text)}</code></pre>`;
    case "note":
    case "warning":
    case "text":
      return `<p class="${block.kind}">${textHtml(block.text)}</p>`;
    case "files": {
      const rows = block.rows.map(
        ({ label, text }) => `<dt>${textHtml(label)}</dt><dd>${textHtml(text)}</dd>`,
      );
      return `<section><ul dir="ltr">${block.files.map(fileHtml).join("")}</ul><dl>${rows.join("")}</dl></section>`;
    }
  }
}

const fileHtml = ({ path, size, sha256 }: PackedFile): string =>
  `<li><b>${escapeXml(path)}</b> <span>${size} B</span><br><code>${sha256}</code></li>`;

/** What is in Latin letters has its own direction, so that a path doesn't turn an Arabic sentence round. */
const textHtml = (text: string): string =>
  escapeXml(text).replaceAll(/\u2068([^\u2069]*)\u2069/g, "<bdi>$1</bdi>");

/** Its own colours, only near those of theme.css: the file stands alone, and nothing compares them. */
const style = `
:root{color-scheme:light dark;--ink:#1b2436;--paper:#fdfbf5;--muted:#566074;--gold:#8a6a2c;--rule:#cfc5af;--raised:#f4efe2}
@media (prefers-color-scheme:dark){:root{--ink:#e9e4d6;--paper:#141a26;--muted:#a7aebd;--gold:#d0ac63;--rule:#3b4355;--raised:#1d2534}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 Georgia,"Noto Serif","Hiragino Mincho ProN","Yu Mincho","Noto Serif CJK JP","Songti SC",SimSun,"Amiri","Geeza Pro","Traditional Arabic",serif}
main{max-width:44rem;margin:auto;padding:3rem 1.25rem 5rem}
h1{font-size:2rem;line-height:1.25;font-weight:500;margin:0 0 .75rem;padding-bottom:1rem;border-bottom:2px solid var(--gold)}
h2{font-size:1.5rem;font-weight:500;margin:3.5rem 0 1rem;padding-bottom:.4rem;border-bottom:1px solid var(--rule)}
h3{font-size:1.15rem;font-weight:600;margin:2.5rem 0 .5rem}
p{margin:.75rem 0}
bdi{white-space:nowrap}
.note{color:var(--muted)}
.warning{margin:1.5rem 0;padding:1rem 1.25rem;background:var(--raised);border-inline-start:4px solid var(--gold)}
pre{margin:.6rem 0;padding:.7rem .9rem;background:var(--raised);white-space:pre-wrap;overflow-wrap:anywhere;text-align:left}
code{font:.85rem/1.55 ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;overflow-wrap:anywhere}
section{margin:1.75rem 0;padding-top:1.25rem;border-top:1px solid var(--rule)}
h2+section{border-top:0;padding-top:0}
ul{list-style:none;margin:0;padding:0;text-align:left}
li{margin:.35rem 0}
li span{color:var(--muted);font-size:.875rem}
li code{color:var(--muted);font-size:.75rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.15rem 1rem;margin:.75rem 0 0}
dt{color:var(--gold)}
dd{margin:0}
@media print{body{background:#fff;color:#000;font-size:11pt}main{max-width:none;padding:0}section,pre{break-inside:avoid}}
`;
