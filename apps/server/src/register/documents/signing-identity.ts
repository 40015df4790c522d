import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import { StartError } from "../../base/errors.ts";

/** Who signs documents: a key, its certificate, and the certificates above it. */
export interface SigningIdentity {
  privateKey: KeyObject;
  /** The leaf first, the self-signed root last. */
  chain: readonly [X509Certificate, ...X509Certificate[]];
}

const pemCertificate = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** Reads a key and its chain from PEM. Verifiers support only P-256, and need a self-signed root. */
export function readSigningIdentity(text: string, source: string): SigningIdentity {
  const { privateKey, chain } = parse(text, source);
  const refuse = (why: string) => new StartError(`${source} ${why}`);
  if (!chain[0].checkPrivateKey(privateKey)) throw refuse("has a key that is not its first certificate's");
  for (const [position, certificate] of chain.entries()) {
    const issuer = chain[position + 1] ?? certificate;
    if (certificate.publicKey.asymmetricKeyDetails?.namedCurve !== "prime256v1")
      throw refuse("has a certificate whose key is not on P-256");
    if (!certificate.checkIssued(issuer) || !certificate.verify(issuer.publicKey))
      throw refuse("must have each certificate's issuer after it, up to a self-signed root");
    if (Date.parse(certificate.validTo) < Date.now()) throw refuse("has a certificate that has expired");
  }
  return { privateKey, chain };
}

function parse(text: string, source: string): SigningIdentity {
  try {
    const [leaf, ...above] = (text.match(pemCertificate) ?? []).map((pem) => new X509Certificate(pem));
    if (leaf === undefined) throw new Error("no certificate");
    return { privateKey: createPrivateKey(text), chain: [leaf, ...above] };
  } catch (cause) {
    throw new StartError(`${source} does not contain a private key and certificates in PEM`, { cause });
  }
}
