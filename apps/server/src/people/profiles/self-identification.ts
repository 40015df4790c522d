import { api, type SelfIdentification } from "@colophon/api";
import { openJson, sealJson } from "../../base/encryption.ts";
import type { Keys } from "../../base/keys/keys.ts";

const schema = api["POST /api/user/self-identification"].body;

export const selfIdentificationContext = (userId: string): string => `profiles.self_identification:${userId}`;

export function sealSelfIdentification(
  keys: Pick<Keys, "dataEncryption">,
  value: SelfIdentification,
  userId: string,
): Buffer {
  return sealJson(keys.dataEncryption.key, value, selfIdentificationContext(userId));
}

/** Empty and private when nothing was saved; so is a field that was added later. */
export function openSelfIdentification(
  keys: Pick<Keys, "dataEncryption">,
  sealed: Buffer | null,
  userId: string,
): SelfIdentification {
  return schema.parse(
    sealed ? openJson(keys.dataEncryption.key, sealed, selfIdentificationContext(userId)) : {},
  );
}
