import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

interface Circumstances {
  challenge: string;
  origin: string;
  /** The site of the passkey; unset: the origin's host. */
  site?: string;
  /** Whether its owner was verified by a fingerprint, a face or a PIN. */
  isVerified?: boolean;
  /** The passkey's signature counter; unset: one more than before. */
  counter?: number;
}

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** An authenticator with one passkey of a user (WebAuthn level 2): ES256, attestation "none". It does what a test tells it, even what no real one does. */
export function createTestPasskey(userId = "") {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  let used = 0;

  const authenticatorData = (given: Circumstances, flags: number, rest = Buffer.alloc(0)) => {
    used = given.counter ?? used + 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(used);
    const site = given.site ?? new URL(given.origin).hostname;
    const verified = given.isVerified === false ? 0 : userVerified;
    return Buffer.concat([sha256(site), Buffer.of(flags | userPresent | verified), counter, rest]);
  };
  const clientData = (type: string, { challenge, origin }: Circumstances) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = { id: id.toString("base64url"), rawId: id.toString("base64url"), type: "public-key" };

  return {
    /** What a browser sends when this passkey is made. */
    make(given: Circumstances) {
      // COSE_Key (RFC 9053): EC2, ES256, P-256, x, y.
      const key = [
        Buffer.from("a5010203262001215820", "hex"),
        Buffer.from(x, "base64url"),
        Buffer.from("225820", "hex"),
        Buffer.from(y, "base64url"),
      ];
      const length = Buffer.of(0, id.length);
      const made = Buffer.concat([Buffer.alloc(16), length, id, ...key]);
      const data = authenticatorData(given, hasCredential, made);
      // {"fmt": "none", "attStmt": {}, "authData": …}
      const attestation = Buffer.concat([
        Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
        Buffer.of(data.length),
        data,
      ]);
      const clientDataJSON = clientData("webauthn.create", given).toString("base64url");
      const attestationObject = attestation.toString("base64url");
      return { ...credential, response: { clientDataJSON, attestationObject, transports: ["internal"] } };
    },
    /** What a browser sends when it is used. */
    use(given: Circumstances) {
      const json = clientData("webauthn.get", given);
      const data = authenticatorData(given, 0);
      const signature = sign("sha256", Buffer.concat([data, sha256(json)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: json.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
          userHandle: Buffer.from(userId.replaceAll("-", ""), "hex").toString("base64url"),
        },
      };
    },
  };
}

function sha256(data: string | Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}
