import { isRightToLeft, type LetterPart, type WholeLetter } from "./letter-text.ts";

/**
 * A letter as HTML, in the house's look. It loads nothing, so that opening it can't be tracked. Mail programs support at
 * most inline styles and tables; better ones take the dark colours from the style element.
 */
export function drawLetter(letter: WholeLetter): string {
  const { subject, greeting, body, language, publicUrl, others, stop } = letter;
  const direction = isRightToLeft(language) ? "rtl" : "ltr";
  const fonts = fontsOf(language);
  const text = `font-family:${fonts.text};font-size:${fonts.size}px;line-height:${fonts.line}`;
  const preview = body.find((part) => typeof part === "string") ?? "";

  const draw = (part: LetterPart): string => {
    if (typeof part === "string")
      return row(`<p class="ink" style="margin:0;color:${ink};${text}">${escape(part)}</p>`);
    if ("link" in part) return row(button(part.label, part.link), 24);
    if ("links" in part) return row(list(part.links));
    return row(table(part.facts));
  };

  const list = (links: readonly { label: string; link: string }[]) =>
    `<ol class="ink" style="margin:0;padding:0 24px;color:${ink};${text}">${links
      .map((one) => `\n<li style="overflow-wrap:anywhere"><bdi>${anchor(one.link, one.label)}</bdi></li>`)
      .join("")}
</ol>`;

  const button = (
    label: string,
    link: string,
  ) => `<table role="presentation" cellpadding="0" cellspacing="0" border="0">
<tr><td class="button" style="background:${navy};border-radius:3px"><a class="label" href="${escape(link)}" style="display:inline-block;padding:13px 26px;color:#ffffff;text-decoration:none;${text};font-weight:600;line-height:1.4">${escape(label)}</a></td></tr>
</table>`;

  const table = (facts: readonly (readonly [string, string])[]) =>
    `<table class="facts" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-top:1px solid ${rule}">${facts
      .map(
        ([name, value]) => `
<tr><td class="fact muted" valign="top" style="width:1%;white-space:nowrap;padding:9px 0;padding-${direction === "rtl" ? "left" : "right"}:28px;border-bottom:1px solid ${rule};color:${muted};${text}">${escape(name)}</td>
<td class="fact ink" valign="top" style="padding:9px 0;border-bottom:1px solid ${rule};color:${ink};${text};overflow-wrap:anywhere"><bdi>${escape(value)}</bdi></td></tr>`,
      )
      .join("")}
</table>`;

  const small = `margin:0;${text};font-size:14px`;
  const host = new URL(publicUrl).host;
  const parts = [
    row(
      `<p class="name" style="margin:0;color:${gold};font-family:${fonts.title};font-size:18px;line-height:1.4">Colophon</p>
<div class="stroke" style="width:36px;height:2px;margin-top:10px;background:${gold};font-size:0;line-height:0">&nbsp;</div>`,
      0,
    ),
    // Above the words that the reader may not understand.
    ...(others === undefined
      ? []
      : [
          row(
            `<p class="muted" style="${small};color:${muted}">${escape(others.label)} ${others.links
              .map(
                (one) =>
                  `<span lang="${one.language}" style="white-space:nowrap">${anchor(one.link, one.name)}</span>`,
              )
              .join(" · ")}</p>`,
          ),
        ]),
    row(
      `<h1 class="ink" style="margin:0;color:${ink};font-family:${fonts.title};font-size:${fonts.heading}px;line-height:1.35;font-weight:500;overflow-wrap:anywhere">${escape(subject)}</h1>`,
      14,
    ),
    ...[greeting, ...body].map(draw),
  ];
  const footer = [
    `<p class="muted" style="${small};color:${muted}">${anchor(publicUrl, host)}</p>`,
    ...(stop === undefined
      ? []
      : [`<p class="muted" style="${small};color:${muted}">${anchor(stop.link, stop.label)}</p>`]),
  ];

  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escape(subject)}</title>
<style>${styles}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escape(preview)}</div>
<table class="paper" role="presentation" lang="${language}" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${paper}">
<tr><td class="edge" align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:${direction === "rtl" ? "right" : "left"}">
${parts.join("\n")}
<tr><td class="end" style="padding:36px 0 0"><div class="line" style="border-top:1px solid ${rule};padding-top:16px">
${footer.join("\n")}
</div></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

// Those of the web's theme.css, light here and dark below, written out: a mail program has neither variables nor light-dark().
const paper = "#fbf8f1";
const ink = "#1b2436";
const muted = "#566074";
const navy = "#1d3461";
const gold = "#80611b";
const rule = "#cfc5af";
const link = "#1f4b99";

/** For mail programs with a dark mode that they declare. The others invert the light colours themselves. */
const styles = `
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#10161f!important}
.ink{color:#ece7db!important}
.muted{color:#a9b0be!important}
.name{color:#ddbd78!important}
.stroke{background:#ddbd78!important}
.link{color:#9dbbf5!important}
.button{background:#b9cbef!important}
.label{color:#10161f!important}
.facts,.fact,.line{border-color:#465064!important}
}
@media (max-width:480px){.edge{padding:28px 20px!important}}
`;

/** Fonts that readers have: a mail can't bring its own. */
function fontsOf(language: string) {
  const latin = { size: 16, line: 1.6, heading: 26 };
  if (language === "ar")
    return {
      ...latin,
      size: 17,
      line: 1.8,
      title: "Amiri,'Times New Roman',serif",
      text: "'Segoe UI',Tahoma,'Noto Sans Arabic',sans-serif",
    };
  const eastAsian = cjk[language];
  const title = `Georgia,'Times New Roman',${eastAsian?.title ?? ""}serif`;
  const text = `'Segoe UI','Helvetica Neue',Arial,${eastAsian?.text ?? ""}sans-serif`;
  return { ...latin, title, text, ...(eastAsian ? { line: 1.75, heading: 24 } : {}) };
}

const cjk: Readonly<Record<string, { title: string; text: string }>> = {
  ja: {
    title: "'Hiragino Mincho ProN','Yu Mincho','Noto Serif CJK JP',",
    text: "'Hiragino Sans','Yu Gothic','Noto Sans CJK JP',",
  },
  zh: {
    title: "'Songti SC',SimSun,'Noto Serif CJK SC',",
    text: "'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',",
  },
  "zh-TW": {
    title: "'Songti TC',PMingLiU,'Noto Serif CJK TC',",
    text: "'PingFang TC','Microsoft JhengHei','Noto Sans CJK TC',",
  },
};

const row = (content: string, above = 20): string =>
  `<tr><td style="padding:${above}px 0 ${above === 0 ? 8 : 0}px">${content}</td></tr>`;

const anchor = (href: string, label: string): string =>
  `<a class="link" href="${escape(href)}" style="color:${link}">${escape(label)}</a>`;

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
