import { setImmediate as nextTurn } from "node:timers/promises";
import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from "parse5";

/** What of a page's HTML counts. */
export interface ReadPage {
  /** Of the first `base` with an address. */
  base: string | undefined;
  /** With `rel="me"`; `rel` in lower case. */
  links: { href: string; rel: string[] }[];
  /** As readers see it. */
  text: string;
}

/** Characters that are read before other requests get their turn. */
const atOnce = 16_384;

/**
 * Reads tokens and builds no tree: a tree of half a megabyte can be made to have a billion nodes. What is raw text is
 * switched here, as HTML (13.2.6) says for a browser with scripts.
 */
export async function readPage(html: string): Promise<ReadPage> {
  const page: ReadPage = { base: undefined, links: [], text: "" };
  const reader = new PageReader(page);
  for (let at = 0; at < html.length; at += atOnce) {
    reader.tokenizer.write(html.slice(at, at + atOnce), at + atOnce >= html.length);
    await nextTurn();
  }
  return page;
}

/** Elements whose contents are text that no reader sees, each with how it is read. */
const unseen = new Map<string, Tokenizer["state"]>([
  ["script", TokenizerMode.SCRIPT_DATA],
  ["style", TokenizerMode.RAWTEXT],
  ["noscript", TokenizerMode.RAWTEXT],
  ["iframe", TokenizerMode.RAWTEXT],
  ["noembed", TokenizerMode.RAWTEXT],
  ["noframes", TokenizerMode.RAWTEXT],
  ["xmp", TokenizerMode.RAWTEXT],
  ["textarea", TokenizerMode.RCDATA],
  ["title", TokenizerMode.RCDATA],
]);
const linking = new Set(["a", "area", "link"]);

class PageReader implements TokenHandler {
  readonly tokenizer = new Tokenizer({}, this);
  readonly #page: ReadPage;
  /** The open element whose contents nobody sees, such as a script. */
  #within: string | undefined;
  /** How many templates are open: a page shows nothing of what is in them. */
  #templates = 0;

  constructor(page: ReadPage) {
    this.#page = page;
  }

  onStartTag({ tagName, attrs }: Token.TagToken): void {
    const state = unseen.get(tagName);
    if (state !== undefined) {
      this.tokenizer.state = state;
      this.#within = tagName;
    } else if (tagName === "plaintext") this.tokenizer.state = TokenizerMode.PLAINTEXT;
    else if (tagName === "template") this.#templates++;
    else if (this.#templates === 0) this.#readElement(tagName, attrs);
  }

  onEndTag({ tagName }: Token.TagToken): void {
    if (tagName === this.#within) this.#within = undefined;
    else if (tagName === "template" && this.#templates > 0) this.#templates--;
  }

  onCharacter({ chars }: Token.CharacterToken): void {
    if (this.#within === undefined && this.#templates === 0) this.#page.text += chars;
  }

  onWhitespaceCharacter(token: Token.CharacterToken): void {
    this.onCharacter(token);
  }

  onComment(): void {}
  onDoctype(): void {}
  onEof(): void {}
  onNullCharacter(): void {}

  #readElement(tagName: string, attrs: Token.Attribute[]): void {
    const valueOf = (name: string) => attrs.find((attribute) => attribute.name === name)?.value;
    const href = valueOf("href");
    if (href === undefined) return;
    if (tagName === "base") this.#page.base ??= href;
    const rel = (valueOf("rel") ?? "").toLowerCase().split(/[\t\n\f\r ]+/);
    if (linking.has(tagName) && rel.includes("me")) this.#page.links.push({ href, rel });
  }
}
