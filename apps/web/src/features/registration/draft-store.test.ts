// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from "vitest";
import { readDraft, removeDraft, saveDraft } from "./draft-store.ts";
import { emptyCollaborator, emptyDraft, showsCreatorEmail } from "./draft.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("the draft that a browser stores", () => {
  test("comes back as it was saved, for the same user only", () => {
    const draft = emptyDraft();
    draft.step = 3;
    draft.materialDetails.title = "Über den Wolken 雲";
    draft.collaborators = [{ ...emptyCollaborator(), id: "a", givenName: "Ana" }];
    draft.file = { sha256: "0".repeat(64), name: "a.pdf", size: 5, mediaType: "application/pdf" };
    expect(saveDraft("user-1", draft)).toBe(true);
    expect(readDraft("user-1")).toEqual(draft);
    expect(readDraft("user-2").materialDetails.title).toBe("");
  });

  test("is empty, with a new key, if it is missing, broken or from another version", () => {
    expect(readDraft("user-1").materialDetails).toEqual(emptyDraft().materialDetails);
    for (const stored of ["{", "null", "[]", '"text"', '{"version":0}']) {
      localStorage.setItem("registration-draft:user-1", stored);
      expect(readDraft("user-1").materialDetails).toEqual(emptyDraft().materialDetails);
    }
    expect(readDraft("user-1").idempotencyKey).not.toBe(readDraft("user-1").idempotencyKey);
  });

  test("of an earlier release doesn't show an email under an alias just because its switch was on by default", () => {
    const earlier = { version: 1, creatorName: "A. Nonymous", showCreatorEmail: true };
    localStorage.setItem("registration-draft:user-1", JSON.stringify(earlier));
    expect(showsCreatorEmail(readDraft("user-1"), { emailConfirmed: true })).toBe(false);
  });

  test("of an earlier release has collaborators without a role or a share", () => {
    const earlier = { version: 1, collaborators: [{ id: "a", givenName: "Ana" }] };
    localStorage.setItem("registration-draft:user-1", JSON.stringify(earlier));
    const { collaborators, registrantShare } = readDraft("user-1");
    expect(collaborators).toEqual([{ ...emptyCollaborator(), id: "a", givenName: "Ana" }]);
    expect(registrantShare).toBe("");
  });

  test("is gone once removed", () => {
    const draft = emptyDraft();
    saveDraft("user-1", draft);
    removeDraft("user-1");
    expect(readDraft("user-1").idempotencyKey).not.toBe(draft.idempotencyKey);
  });

  test("reports that the browser has no room", () => {
    vi.stubGlobal("localStorage", {
      setItem() {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    expect(saveDraft("user-1", emptyDraft())).toBe(false);
  });
});
