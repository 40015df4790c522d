import type { Registered } from "@colophon/api";
import { afterEach, expect, test, vi } from "vitest";
import { makeUser } from "../../../test/make-user.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { readDraft, saveDraft } from "./draft-store.ts";
import { type Draft, emptyDraft } from "./draft.ts";
import { takeOrderedBatch } from "./take-ordered-draft.ts";
import { orderedContents } from "./to-registration.ts";

const user = makeUser();
const orderId = "5f0b5a8e-5b57-4a0c-9d5e-0a2f6a1b9c11";
const registered = ["a", "b"].map((id, index): Registered => {
  const certificateId = `RSF-7K2M9QX4${index}`;
  return { id, certificateId, registrationDate: "2026-11-22T10:01:00.000Z", index, status: "valid" };
});
const order = { orderId, registered, creator: "Ada Lovelace" };

function ordered(): Draft {
  const files = ["Dawn.txt", "Dusk.txt"].map((name) => ({
    id: name,
    sha256: "0".repeat(64),
    name,
    size: 1,
    mediaType: "text/plain",
    title: "",
    date: "",
  }));
  const draft: Draft = { ...emptyDraft(), files, certificates: "each" };
  return { ...draft, ordered: { id: orderId, contents: orderedContents(draft, user) } };
}

afterEach(() => {
  localStorage.clear();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test("an ordered draft names the works, and is gone", async () => {
  saveDraft(user.id, ordered());
  const { works } = await takeOrderedBatch(user, order);
  expect(works).toEqual([
    { id: "a", certificateId: "RSF-7K2M9QX40", title: "Dawn" },
    { id: "b", certificateId: "RSF-7K2M9QX41", title: "Dusk" },
  ]);
  expect(readDraft(user.id).files).toEqual([]);
});

test("a draft that has changed stays, and the titles are those that were registered", async () => {
  const files = ordered().files.map((file) => ({ ...file, title: "Noon" }));
  saveDraft(user.id, { ...ordered(), files });
  vi.stubGlobal("fetch", async () => Response.json([{ id: "b", title: "Dusk" }]));
  const { works } = await takeOrderedBatch(user, order);
  expect(works.map(({ title }) => title)).toEqual(["", "Dusk"]);
  expect(readDraft(user.id).files).toHaveLength(2);
});
