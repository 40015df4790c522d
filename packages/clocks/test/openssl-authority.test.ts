import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sha256, toHex, utf8 } from "@colophon/proof";
import { type Keyed, makeAuthority } from "@colophon/testing/make-time-stamp-authority";
import { isMissing, run } from "@colophon/testing/run-tool";
import { afterAll, describe, expect, test } from "vitest";
import {
  authorityOfRoot,
  judgeEarlier,
  judgeToken,
  parseToken,
  PUBLIC_CLOCKS,
  Refusal,
  tokenOfResponse,
} from "../src/index.ts";

// An authority of other people: `openssl ts -reply` stamps, `openssl ocsp` says what became of its certificate.

const folder = mkdtempSync(join(tmpdir(), "colophon-openssl-ts-"));
afterAll(() => rmSync(folder, { recursive: true }));

const path = (name: string) => join(folder, name);
const write = (name: string, content: string | Uint8Array) => {
  writeFileSync(path(name), content);
  return path(name);
};
const read = (name: string) => new Uint8Array(readFileSync(path(name)));

function openssl(...args: string[][]): void {
  const { status, output } = run("openssl", args.flat());
  if (status !== 0) throw new Error(output);
}

function keyOf(name: string, { privateKey }: Keyed): string {
  return write(name, privateKey.export({ format: "pem", type: "pkcs8" }));
}

const configuration = (hash: string) => `[tsa]
default_tsa = clock
[clock]
serial = ${path("serial")}
signer_digest = ${hash}
default_policy = 1.2.3.4.1
digests = sha256, sha384, sha512
accuracy = secs:1, millisecs:500, microsecs:100
ess_cert_id_chain = no
ess_cert_id_alg = ${hash === "sha256" ? "sha1" : "sha256"}
`;

describe.skipIf(isMissing("openssl"))("an authority by OpenSSL", () => {
  test.each([
    ["rsa", "sha256"],
    ["rsa", "sha512"],
    ["p256", "sha256"],
    ["p384", "sha384"],
  ] as const)("with %s and %s is judged by what it says, and by what is said of it", async (kind, hash) => {
    const { root, issuer, signer } = makeAuthority({ kind });
    const message = utf8("registry.example/log\n12\nroot\n");
    write("serial", "01\n");
    openssl(["ts", "-query", "-data", write("data", message), `-${hash}`, "-cert", "-out", path("tsq")]);
    openssl(
      ["ts", "-reply", "-queryfile", path("tsq"), "-config", write("conf", configuration(hash))],
      ["-signer", write("signer.pem", signer.pem), "-inkey", keyOf("key.pem", signer)],
      ["-chain", write("issuer.pem", issuer.pem), "-out", path("tsr")],
    );
    const token = tokenOfResponse(read("tsr"));
    const { genTime, accuracy } = parseToken(token);
    expect(accuracy).toBeCloseTo(1.5001);
    expect(Math.abs(genTime - Date.now() / 1000)).toBeLessThan(600);

    // The same answer as somebody brings it in, about a file of these bytes.
    const rules = { ...PUBLIC_CLOCKS, authorities: [authorityOfRoot("Test", root.pem)] };
    const earlier = await judgeEarlier(read("tsr"), [toHex(sha256(message))], {
      now: Math.ceil(genTime) + 60,
      rules,
    });
    expect(earlier).toMatchObject(
      hash === "sha256"
        ? {
            state: "proven",
            by: { kind: "authority", operator: "Test" },
            time: Math.ceil(genTime + accuracy),
          }
        : { state: "refused", reason: "other_hash" },
    );

    const ask = (state: string): Uint8Array => {
      const serial = signer.serial.toString(16).toUpperCase().padStart(4, "0");
      write("index.txt", `${state}\t${serial}\tunknown\t/CN=Clock\n`);
      openssl(
        ["ocsp", "-index", path("index.txt"), "-CA", path("issuer.pem"), "-rsigner", path("issuer.pem")],
        ["-rkey", keyOf("issuer.key", issuer), "-issuer", path("issuer.pem"), "-cert", path("signer.pem")],
        ["-no_nonce", "-respout", path("ocsp")],
      );
      return read("ocsp");
    };
    const judge = async (ocsp: Uint8Array[]): Promise<string> => {
      const given = { authorities: rules.authorities, now: Math.ceil(genTime) + 60, ocsp };
      try {
        const { time } = await judgeToken(token, message, given);
        return time === Math.ceil(genTime + accuracy) ? "good" : "another time";
      } catch (error) {
        if (error instanceof Refusal) return error.reason;
        throw error;
      }
    };
    expect(await judge([])).toBe("revocation_not_checked");
    expect(await judge([ask("V\t330101000000Z\t")])).toBe("good");
    expect(await judge([ask("R\t330101000000Z\t320101000000Z")])).toBe("revoked");
    expect(await judge([ask("R\t330101000000Z\t320101000000Z,superseded")])).toBe("good");
    expect(await judge([ask("R\t330101000000Z\t320101000000Z,keyCompromise")])).toBe("revoked");
    expect(await judge([ask("R\t330101000000Z\t200101000000Z,superseded")])).toBe("revoked");
  });
});
