export { DerError } from "./der-error.ts";
export { OID } from "./oid.ts";
export type { DerElement } from "./read-der.ts";
export { readDer } from "./read-der.ts";
export {
  expectTag,
  readBitString,
  readBoolean,
  readExplicit,
  readGeneralizedTime,
  readInteger,
  readNamedBits,
  readObjectIdentifier,
  readOctetString,
  readSequence,
  readSet,
  readSetOf,
  readTime,
} from "./read-value.ts";
export { TAG } from "./tag.ts";
export {
  bitString,
  boolean,
  context,
  encode,
  integer,
  octetString,
  oid,
  sequence,
  setOf,
  time,
  utf8String,
} from "./write-der.ts";
