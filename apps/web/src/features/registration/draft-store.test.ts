// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from "vitest";
import { detailsKey, forgetDetails, forgetDraft } from "../../lib/session/kept-draft.ts";
import { lackingPeople } from "./draft-details.ts";
import { readDraft, saveDraft } from "./draft-store.ts";
import { emptyCollaborator, emptyDraft, emptyPerson, personFields, showsCreatorEmail } from "./draft.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
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

  test("keeps a thousand files with long names, titles, dates and their order", () => {
    const draft = emptyDraft();
    draft.filesShown = true;
    draft.files = Array.from({ length: 1000 }, (_, at) => ({
      id: `id-${at}`,
      sha256: at.toString(16).padStart(64, "0"),
      name: `${"folder/".repeat(40)}${at}.jpg`,
      size: at,
      mediaType: "image/jpeg",
      title: `Title ${at}`,
      date: "2024-05",
    }));
    expect(saveDraft("user-1", draft)).toBe(true);
    expect(readDraft("user-1")).toEqual(draft);
    // Browsers keep 5 MB for a page, in which the contents of an order are, too.
    expect((localStorage.getItem("registration-draft:user-1") ?? "").length).toBeLessThan(1_000_000);
  });

  test("of an earlier release has one file, and no list of files", () => {
    const file = { sha256: "0".repeat(64), name: "a.pdf", size: 5, mediaType: "" };
    localStorage.setItem("registration-draft:user-1", JSON.stringify({ version: 1, file }));
    expect(readDraft("user-1")).toMatchObject({ file, files: [], filesShown: false });
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
    forgetDraft("user-1");
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

describe("what was entered about others", () => {
  /** In every field something of its own. */
  const everything = (whose: string) =>
    Object.fromEntries(personFields.map((field) => [field, `${whose} ${field}`])) as ReturnType<
      typeof emptyPerson
    >;
  const ana = { ...emptyCollaborator(), ...everything("Ana’s"), id: "a", role: "author", share: "20" };
  const noor = { ...emptyCollaborator(), id: "n", givenName: "Noor" };
  const drafted = () => ({ ...emptyDraft(), collaborators: [ana, noor], agent: everything("Agent’s") });
  const inLaterTab = () => {
    forgetDetails();
    return readDraft("user-1");
  };

  test("is in nothing that outlives the tab, but for names and the part in the work", () => {
    saveDraft("user-1", drafted());
    const stored = localStorage.getItem("registration-draft:user-1") ?? "";
    for (const whose of ["Ana’s", "Agent’s"])
      for (const field of personFields)
        expect([field, stored.includes(`${whose} ${field}`)]).toEqual([field, field.endsWith("Name")]);
    expect(inLaterTab().collaborators).toEqual([
      {
        ...emptyCollaborator(),
        id: "a",
        givenName: ana.givenName,
        familyName: ana.familyName,
        role: "author",
        share: "20",
      },
      noor,
    ]);
  });

  test("comes back after a reload, for the same user only", () => {
    saveDraft("user-1", drafted());
    expect(readDraft("user-1")).toEqual({ ...drafted(), idempotencyKey: readDraft("user-1").idempotencyKey });
    expect(lackingPeople(readDraft("user-1"))).toEqual([]);
    localStorage.setItem(
      "registration-draft:user-2",
      localStorage.getItem("registration-draft:user-1") ?? "",
    );
    expect(readDraft("user-2").agent?.email).toBe("");
  });

  test("is said to be lacking later, until something is entered again", () => {
    saveDraft("user-1", drafted());
    const names = (draft = readDraft("user-1")) => lackingPeople(draft).map(({ givenName }) => givenName);
    expect(names(inLaterTab())).toEqual([ana.givenName, "Agent’s givenName"]);
    // Still, after it was saved by this tab.
    saveDraft("user-1", readDraft("user-1"));
    expect(names(inLaterTab())).toHaveLength(2);
    const { collaborators, ...rest } = readDraft("user-1");
    const again = collaborators.map((one) => (one.id === "a" ? { ...one, email: "ana@example.org" } : one));
    saveDraft("user-1", { ...rest, collaborators: again, agent: null });
    expect(names()).toEqual([]);
  });

  test("isn't lacking where the user has deleted it", () => {
    saveDraft("user-1", drafted());
    const emptied = { ...readDraft("user-1"), collaborators: [noor], agent: emptyPerson() };
    saveDraft("user-1", emptied);
    expect(lackingPeople(inLaterTab())).toEqual([]);
  });

  test("of an earlier release is read, and moved when it is saved", () => {
    localStorage.setItem("registration-draft:user-1", JSON.stringify({ ...drafted(), lacking: undefined }));
    const draft = readDraft("user-1");
    expect(draft.collaborators[0]?.email).toBe(ana.email);
    saveDraft("user-1", draft);
    expect(localStorage.getItem("registration-draft:user-1") ?? "").not.toContain(ana.email);
  });

  test("is gone with the draft", () => {
    saveDraft("user-1", drafted());
    forgetDraft("user-1");
    expect(sessionStorage.getItem(detailsKey)).toBeNull();
  });
});
