import type { Plus } from "../emit/plus.ts";
import { toBytes, toText } from "./ascii.ts";
import { LeftAlone } from "./left-alone.ts";
import { scanXml, type XmlElement } from "./scan-xml.ts";

/** Of what is written, and which value of the file somebody agreed to replace. */
export interface Wish {
  plus: Plus;
  replacing?: string;
}

const rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const plusNamespace = "http://ns.useplus.org/ldf/xmp/1.0/";
const maxBytes = 4_194_304;

/** A value that is said, and the place that says it. */
interface Found {
  value: string;
  from: number;
  to: number;
}

/** A picture's XMP with the wish in it: a description is added, and everything else stays as it is. */
export function editXmp(packet: Uint8Array | undefined, wish: Wish): Uint8Array {
  if (packet === undefined) return toBytes(newPacket(wish.plus));
  if (packet.length > maxBytes || packet.includes(0)) throw new LeftAlone("xmp_unclear");
  const edited = editText(toText(packet), wish);
  const [said, ...more] = descriptionsOf(edited).flatMap((one) => propertiesOf(one, "DataMining", edited));
  if (said?.value !== wish.plus.uri || more.length > 0) throw new LeftAlone("xmp_unclear");
  return toBytes(edited);
}

function editText(text: string, { plus, replacing }: Wish): string {
  const descriptions = descriptionsOf(text);
  const [said, ...more] = descriptions.flatMap((one) => propertiesOf(one, "DataMining", text));
  if (more.length > 0) throw new LeftAlone("xmp_unclear");
  if (said?.value === plus.uri && plus.constraint === undefined) throw new LeftAlone("says_so");
  if (said && said.value !== plus.uri && said.value !== replacing)
    throw new LeftAlone("says_otherwise", said.value.slice(0, 200));
  if (plus.constraint !== undefined && descriptions.some(hasConstraints))
    throw new LeftAlone("has_constraints");
  const about = descriptions.flatMap(({ attributes }) => attributes.filter(isAbout)).at(0)?.value ?? "";
  if (about.includes('"')) throw new LeftAlone("xmp_unclear");
  const cut = said ? text.slice(0, said.from) + text.slice(said.to) : text;
  const { innerTo } = findRdf(cut);
  return cut.slice(0, innerTo) + description(plus, about) + cut.slice(innerTo);
}

/** What says the XMP's facts. Anything that may say them in another way is unclear. */
function descriptionsOf(text: string): XmlElement[] {
  const { children } = findRdf(text);
  if (children.some(({ uri, local }) => uri !== rdf || local !== "Description"))
    throw new LeftAlone("xmp_unclear");
  const hasProvenance = children.some(({ attributes, children: inner }) =>
    [...attributes, ...inner].some(
      ({ uri, local }) => uri === "http://purl.org/dc/terms/" && local === "provenance",
    ),
  );
  // Content Credentials that are kept elsewhere.
  if (hasProvenance) throw new LeftAlone("c2pa");
  return children;
}

function findRdf(text: string): XmlElement {
  const declared = /<\?xml\s[^>]*encoding\s*=\s*["']([^"']*)/.exec(text)?.[1];
  if (declared !== undefined && declared.toLowerCase() !== "utf-8") throw new LeftAlone("xmp_unclear");
  const roots = scanXml(text);
  const [found, ...more] = roots
    .flatMap((root) => [root, ...root.children])
    .filter(({ uri, local }) => uri === rdf && local === "RDF");
  const isEmpty = found?.innerFrom === found?.to;
  if (roots.length !== 1 || found === undefined || isEmpty || more.length > 0)
    throw new LeftAlone("xmp_unclear");
  return found;
}

/** A property of PLUS, as an attribute or as an element. */
function propertiesOf({ attributes, children }: XmlElement, name: string, text: string): Found[] {
  const isIt = ({ uri, local }: { uri: string; local: string }) => uri === plusNamespace && local === name;
  return [
    ...attributes.filter(isIt).map(({ value, from, to }) => ({ value: value.trim(), from, to })),
    ...children.filter(isIt).map((element) => ({ value: valueOf(element, text), ...placeOf(element) })),
  ];
}

const placeOf = ({ from, to }: XmlElement) => ({ from, to });

function valueOf({ attributes, children, innerFrom, innerTo }: XmlElement, text: string): string {
  const resource = attributes.find(({ uri, local }) => uri === rdf && local === "resource");
  const inner = text.slice(innerFrom, innerTo).trim();
  if (children.length > 0 || inner.includes("<") || (resource && inner !== ""))
    throw new LeftAlone("xmp_unclear");
  return (resource?.value ?? inner).trim();
}

const hasConstraints = ({ attributes, children }: XmlElement): boolean =>
  [...attributes, ...children].some(
    ({ uri, local }) => uri === plusNamespace && local === "OtherConstraints",
  );

/** All descriptions of a packet are about the same thing. */
const isAbout = ({ uri, local }: { uri: string; local: string }): boolean =>
  (uri === rdf || uri === "") && local === "about";

const description = ({ uri, constraint }: Plus, about: string): string =>
  `<rdf:Description xmlns:rdf="${rdf}" xmlns:plus="${plusNamespace}" rdf:about="${about}">` +
  `<plus:DataMining>${uri}</plus:DataMining>` +
  (constraint === undefined
    ? ""
    : `<plus:OtherConstraints><rdf:Alt><rdf:li xml:lang="x-default">${constraint}</rdf:li></rdf:Alt></plus:OtherConstraints>`) +
  "</rdf:Description>";

const newPacket = (plus: Plus): string =>
  // The byte order mark that XMP begins with, in UTF-8.
  '<?xpacket begin="\u00ef\u00bb\u00bf" id="W5M0MpCehiHzreSzNTczkc9d"?>' +
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="${rdf}">${description(plus, "")}</rdf:RDF></x:xmpmeta>` +
  '<?xpacket end="w"?>';

/** The same without the space that it keeps for later changes. */
export function withoutPadding(packet: Uint8Array): Uint8Array {
  const text = toText(packet);
  const at = text.lastIndexOf("<?xpacket end");
  return at < 0 ? packet : toBytes(text.slice(0, at).trimEnd() + text.slice(at));
}
