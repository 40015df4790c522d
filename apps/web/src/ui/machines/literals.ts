import { isolate } from "../../lib/text/words.ts";

/** What protocols and their files are called, in every language: as values of texts. */
export const literals = {
  aipref: "AIPREF",
  c2pa: "C2PA",
  robots: isolate("robots.txt"),
  agent: isolate("User-Agent: *"),
  license: isolate("License:"),
  wellKnown: isolate("/.well-known/tdmrep.json"),
  xmp: "XMP",
  mining: isolate("plus:DataMining"),
  constraints: isolate("plus:OtherConstraints"),
  example: isolate("/art/"),
};
