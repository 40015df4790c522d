import { cpSync, mkdirSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { patience } from "@colophon/testing/patience";
import { createTestRegister } from "../../../test/test-register.ts";
import { createIssuer, issuerJwk } from "../../record/issuer.ts";
import {
  type DocumentSigner,
  makePdfRoot,
  openDocumentSigner,
} from "../../register/documents/document-signer.ts";
import { sealedBy, sealText } from "../../base/encryption.ts";
import { loadKeys } from "../../base/keys/keys.ts";
import { followKeys } from "./follow-keys.ts";
import { insertKey } from "./key-store.ts";
import { rotateData, rotateIssuer } from "./rotate.ts";

const { pool, log, testLog } = await createTestRegister();
const { keysDir } = testLog;
const { numbered } = testLog.keys;

/** Another server, with its own folder of keys. */
function makeServer() {
  const own = path.join(makeTemporaryFolder("colophon-follow-"), "keys");
  mkdirSync(own);
  const copy = () => cpSync(keysDir, own, { recursive: true });
  copy();
  const keys = loadKeys(own);
  const issuer = createIssuer(keys.issuerSigning);
  const signer: DocumentSigner = openDocumentSigner({ keysDir: own, name: "colophon.example" });
  const logger = { info: vi.fn<(fields: object) => void>(), error: vi.fn<(message: string) => void>() };
  const onChange = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const follower = followKeys({
    pool,
    keys,
    issuer,
    documents: { signer },
    logger: logger as never,
    onChange,
  });
  const sealing = () => sealedBy(sealText(keys.dataEncryption.key, "text", "c"));
  return { copy, issuer, signer, logger, onChange, follower, sealing };
}

test("a server takes up the keys in use, waits for a missing file, and logs that once", async () => {
  const server = makeServer();
  const { follower, logger, onChange, issuer, signer, sealing } = server;
  await follower.look();
  await follower.look();
  expect(onChange).toHaveBeenCalledOnce();
  const [oldKid, oldRoot] = [issuer.jwk.kid, signer.root];

  await rotateData({ pool, numbered });
  await follower.look();
  await follower.look();
  expect(logger.error).toHaveBeenCalledOnce();
  expect(logger.error).toHaveBeenCalledWith(
    expect.stringContaining("data-encryption-2.key cannot be read: copy it"),
  );
  expect([sealing(), issuer.jwk.kid]).toEqual([1, oldKid]);

  server.copy();
  await follower.look();
  expect([sealing(), logger.info.mock.calls]).toMatchObject([
    2,
    [[{ keys: { data: 2, issuer: 1 } }, "keys were replaced"]],
  ]);

  await rotateIssuer({ pool, numbered, log }, 0);
  const fingerprint = makePdfRoot(keysDir, "colophon.example", 2);
  await insertKey(pool, { purpose: "pdf", number: 2, fingerprint });
  server.copy();
  await follower.look();
  expect(issuer.jwk).toEqual(issuerJwk(numbered.issuer(2)));
  expect(signer.root).not.toBe(oldRoot);
  expect(signer.roots).toEqual(expect.arrayContaining([oldRoot, signer.root]));
  expect(signer.identity().chain.at(-1)?.toString()).toBe(signer.root);
  expect(onChange).toHaveBeenCalledTimes(3);
});

test("it looks every second, and stops when told to", async () => {
  const { follower, onChange } = makeServer();
  follower.start();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), patience);
  await follower.stop();
  expect(onChange).toHaveBeenCalledOnce();
});
