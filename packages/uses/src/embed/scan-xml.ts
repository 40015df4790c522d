import { LeftAlone } from "./left-alone.ts";

interface XmlName {
  /** The namespace, empty for none. */
  uri: string;
  local: string;
}

interface XmlAttribute extends XmlName {
  /** As written, between its quotes. */
  value: string;
  /** With the space before it. */
  from: number;
  to: number;
}

/** An element with its places in the text: `from innerFrom … innerTo to`. */
export interface XmlElement extends XmlName {
  attributes: XmlAttribute[];
  children: XmlElement[];
  from: number;
  innerFrom: number;
  innerTo: number;
  to: number;
}

type Scope = Readonly<Record<string, string>>;

interface Open {
  element: XmlElement;
  /** With its prefix, as its end has to repeat it. */
  name: string;
  scope: Scope;
}

const aside = /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[[^]*?\]\]>|[^<]+/y;
const start = /<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const end = /<\/([\w:.-]+)\s*>/y;
const attribute = /\s+([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;

/**
 * The elements of a text of XML, whose namespaces are resolved. It refuses what the XMP of pictures has no use for, document types
 * among it, and what isn't well-formed.
 */
export function scanXml(text: string): XmlElement[] {
  const root: XmlElement[] = [];
  const open: Open[] = [];
  let at = 0;
  while (at < text.length) {
    const inside = open.at(-1);
    const begun = match(start, text, at);
    const ended = match(end, text, at);
    if (begun) {
      const to = at + begun[0].length;
      const child = openElement(begun, { at, outer: inside?.scope ?? {} });
      (inside?.element.children ?? root).push(child.element);
      if (begun[3] === "") open.push(child);
      at = to;
    } else if (ended && inside && inside.name === ended[1]) {
      open.pop();
      inside.element.innerTo = at;
      at = inside.element.to = at + ended[0].length;
    } else {
      const passed = match(aside, text, at);
      if (!passed) throw new LeftAlone("xmp_unclear");
      at += passed[0].length;
    }
  }
  if (open.length > 0) throw new LeftAlone("xmp_unclear");
  return root;
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function openElement(
  [whole, name = "", attributes = ""]: RegExpExecArray,
  { at, outer }: { at: number; outer: Scope },
): Open {
  const first = at + 1 + name.length;
  const written = [...attributes.matchAll(attribute)].map(
    ({ 0: all, 1: key = "", 2: one, 3: other, index }) => ({
      name: key,
      value: one ?? other ?? "",
      from: first + index,
      to: first + index + all.length,
    }),
  );
  if (new Set(written.map((one) => one.name)).size < written.length) throw new LeftAlone("xmp_unclear");
  const scope = { ...outer };
  for (const one of written) {
    if (one.name === "xmlns") scope[""] = one.value;
    else if (one.name.startsWith("xmlns:")) scope[one.name.slice("xmlns:".length)] = one.value;
  }
  const to = at + whole.length;
  const element = {
    ...resolve(name, scope),
    attributes: written
      .filter((one) => !/^xmlns(?::|$)/.test(one.name))
      .map((one) => ({ ...one, ...resolve(one.name, one.name.includes(":") ? scope : {}) })),
    children: [],
    from: at,
    innerFrom: to,
    innerTo: to,
    to,
  };
  return { element, name, scope };
}

function resolve(name: string, scope: Scope): XmlName {
  const [local = "", prefix = "", ...more] = name.split(":").toReversed();
  const uri = prefix === "xml" ? "xml" : Object.hasOwn(scope, prefix) ? scope[prefix] : undefined;
  if (more.length > 0 || (uri === undefined && prefix !== "")) throw new LeftAlone("xmp_unclear");
  return { uri: uri ?? "", local };
}
