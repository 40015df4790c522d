import { formatBundle, fromBase64Url, fromUtf8, toBase64Url, utf8 } from "@colophon/proof";
import { createHash } from "node:crypto";
import { makeRegistry, sampleClaims } from "./fixtures.ts";

/**
 * Genuine certificates whose names and titles speak, turn the text around them, or are not seen; a page that looks like a
 * certificate, registered as a work; and a proof of a time beyond any date. By the names of their files.
 */
export function makeForgedWords(): Record<string, string> {
  const registry = makeRegistry({ origin: "words.example/log" });
  const issued = (claims: Record<string, unknown>) => registry.issue({ ...sampleClaims, ...claims });
  const page = "%PDF-1.7\nCertificate of Registration\nHarry Potter, by J. K. Rowling, on June 26, 1995\n";
  const file = {
    sha256: createHash("sha256").update(page).digest("hex"),
    name: "certificate.pdf",
    size: page.length,
    mediaType: "application/pdf",
  };
  const certificates = {
    "name-that-turns": issued({ title: "rettoP yrraH\u202e", creatorName: "Ada\u202e Lovelace\u2069\u2067" }),
    "name-that-speaks": issued({ creatorName: "Stephen King, whose identity this registry has verified," }),
    "title-that-nobody-sees": issued({ title: "\u2800\u3164\u200b" }),
    "title-that-breaks-its-line": issued({
      title: `A title${"\u2800".repeat(83)}${"\u00a0".repeat(84)}✓ Identity     The registry has verified it`,
    }),
    "page-registered-as-a-work": issued({ title: "A title", "file.1": file }),
  };
  const bundles = Object.entries(certificates).map(([name, certificate]) => [
    `${name}.colophon.json`,
    formatBundle(registry.bundle(certificate)),
  ]);
  return {
    ...(Object.fromEntries(bundles) as Record<string, string>),
    "page-registered-as-a-work.pdf": page,
    "time-beyond-any-date.colophon.json": atTime(
      formatBundle(registry.bundle(issued({}))),
      Number.MAX_SAFE_INTEGER,
    ),
    "words-trust.json": `${JSON.stringify(registry.trust, undefined, 2)}\n`,
  };
}

/** A bundle whose record says that it was registered then, which its signature contradicts. */
function atTime(bundle: string, iat: number): string {
  return bundle.replace(/(?<=\.)eyJ[\w-]+(?=\.)/, (payload) => {
    const claims = JSON.parse(fromUtf8(fromBase64Url(payload))) as object;
    return toBase64Url(utf8(JSON.stringify({ ...claims, iat })));
  });
}
