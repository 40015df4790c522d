import { api } from "@colophon/api";
import { describe, expect, test } from "vitest";
import { type Draft, emptyCollaborator, emptyDraft, emptyPerson } from "./draft.ts";
import { splitKeywords } from "../../lib/text/split-keywords.ts";
import { toRegistration, toShare } from "./to-registration.ts";

const confirmed = { emailConfirmed: true };

describe("the body of a registration", () => {
  test("has the draft's fields, without those that only the browser needs", () => {
    const draft = emptyDraft();
    draft.materialDetails.title = "Nightjar";
    draft.materialDetails.keywords = "birds, night";
    draft.collaborators = [{ ...emptyCollaborator(), id: "a", givenName: "Ana" }];
    const body = toRegistration(draft, confirmed);
    expect(body.materialDetails).toMatchObject({ title: "Nightjar", keywords: ["birds", "night"] });
    expect(body.collaborators).toEqual([{ ...emptyPerson(), role: "", share: "", givenName: "Ana" }]);
    expect(body.payment).toEqual({ provider: "demo" });
    expect(JSON.stringify(body)).not.toContain(draft.idempotencyKey);
  });

  test("shows the creator's email with the full name and not under an alias, unless chosen otherwise", () => {
    const shownIn = (change: Partial<Draft>) =>
      toRegistration({ ...emptyDraft(), ...change }, confirmed).showCreatorEmail;
    expect(shownIn({})).toBe(true);
    expect(shownIn({ creatorName: "A. Nonymous" })).toBe(false);
    expect(shownIn({ creatorName: "A. Nonymous", creatorEmailShown: true })).toBe(true);
    expect(shownIn({ creatorEmailShown: false })).toBe(false);
    expect(toRegistration(emptyDraft(), { emailConfirmed: false }).showCreatorEmail).toBe(false);
    expect(toRegistration(emptyDraft(), confirmed).showCollaboratorEmails).toBe(false);
  });

  test("names the links that the certificate shows, and has no such field without any", () => {
    const id = crypto.randomUUID();
    expect(toRegistration({ ...emptyDraft(), links: [id] }, confirmed).links).toEqual([id]);
    expect(toRegistration(emptyDraft(), confirmed)).not.toHaveProperty("links");
  });

  test("brings earlier proofs as long as there is a file that they are about", () => {
    const draft = emptyDraft();
    draft.earlierProofs = [{ name: "a.ots", base64: "AAAA" }];
    expect(toRegistration(draft, confirmed)).not.toHaveProperty("earlierProofs");
    draft.file = { sha256: "0".repeat(64), name: "a", size: 1, mediaType: "" };
    expect(toRegistration(draft, confirmed).earlierProofs).toEqual(["AAAA"]);
  });

  test("says of machines what is said, and nothing where nothing is", () => {
    const draft = emptyDraft();
    const names = ["aiUse", "aiInvolvement", "listUses"];
    draft.listUses = true;
    for (const name of names) expect(toRegistration(draft, confirmed)).not.toHaveProperty(name);
    draft.aiUse = { ground: "refuse" };
    draft.aiInvolvement = { made: "none", text: "" };
    expect(toRegistration(draft, confirmed)).toMatchObject({
      aiUse: { ground: "refuse" },
      aiInvolvement: { made: "none", text: "" },
    });
    // Only the fingerprints of a work outside the catalogue need a yes.
    expect(toRegistration(draft, confirmed)).not.toHaveProperty("listUses");
    draft.materialDetails.sharedPublicly = false;
    expect(toRegistration(draft, confirmed)).toMatchObject({ listUses: true });
  });

  test("has several files instead of one, with titles and dates as the server takes them", () => {
    const draft = emptyDraft();
    const file = { sha256: "0".repeat(64), name: "Summer/a.jpg", size: 1, mediaType: "image/jpeg" };
    const kept = [{ name: "a.ots", base64: "AAAA" }];
    draft.files = [
      { ...file, id: "a", title: " Night ", date: "٢٠٢٤/٠٣", earlierProofs: kept },
      { ...file, id: "b", name: "Summer/b.jpg", title: "", date: "" },
    ];
    const body = toRegistration(draft, confirmed);
    expect(body).toMatchObject({ file: null, showFiles: false });
    expect(body.files).toEqual([
      { ...file, title: "Night", date: "2024-03" },
      { ...file, name: "Summer/b.jpg", title: "", date: "" },
    ]);
    expect(body).not.toHaveProperty("earlierProofs");
    expect(toRegistration({ ...draft, filesShown: true }, confirmed).showFiles).toBe(true);
    expect(
      api["POST /api/ip/register"].body.safeParse(body).error?.issues.map(({ path }) => path[0]),
    ).not.toContain("files");
    expect(toRegistration(emptyDraft(), confirmed)).not.toHaveProperty("files");
  });

  test("contains the publication only if there was one", () => {
    const draft = emptyDraft();
    Object.assign(draft.materialDetails, { publicationDate: "2024-05-01", publicationCity: "Halifax" });
    expect(toRegistration(draft, confirmed).materialDetails).toMatchObject({
      publicationDate: "",
      publicationCity: "",
    });
    draft.materialDetails.isPublished = true;
    expect(toRegistration(draft, confirmed).materialDetails).toMatchObject({ publicationDate: "2024-05-01" });
  });

  test("contains the year of a publication without a place, and no agent of whom nothing was entered", () => {
    const draft = { ...emptyDraft(), agent: emptyPerson() };
    Object.assign(draft.materialDetails, { isPublished: true, publicationDate: " ١٩٩٨" });
    const sent = toRegistration(draft, confirmed);
    expect(sent.agent).toBeNull();
    expect(sent.materialDetails).toMatchObject({ publicationDate: "1998", publicationCity: "" });
  });

  test("converts years to Latin digits, for collaborators and the agent", () => {
    const draft = { ...emptyDraft(), agent: { ...emptyPerson(), yearOfBirth: "１９５０" } };
    draft.collaborators = [{ ...emptyCollaborator(), id: "a", givenName: "يوسف", yearOfBirth: "١٩٧٧" }];
    const { agent, collaborators } = toRegistration(draft, confirmed);
    expect([agent?.yearOfBirth, collaborators?.[0]?.yearOfBirth]).toEqual(["1950", "1977"]);
  });

  test("separates keywords in every script", () => {
    expect(splitKeywords(" sea,  sea ,night、海，夜،بحر;\n,")).toEqual(["sea", "night", "海", "夜", "بحر"]);
    expect(splitKeywords("  ")).toEqual([]);
  });
});

test.each([
  ["33.33", "33.33"],
  [" 33,3 % ", "33.3"],
  ["٣٣٫٥٪", "33.5"],
  ["half", "half"],
  ["", ""],
])("a share typed as %j is sent as %j", (typed, sent) => {
  expect(toShare(typed)).toBe(sent);
});

test("the registrant’s own share is sent only if there are collaborators", () => {
  const draft = { ...emptyDraft(), registrantShare: "100" };
  expect(toRegistration(draft, confirmed).registrantShare).toBe("");
  const collaborators = [{ ...emptyCollaborator(), givenName: "Ana", share: "40" }];
  expect(toRegistration({ ...draft, registrantShare: "60", collaborators }, confirmed)).toMatchObject({
    registrantShare: "60",
    collaborators: [{ share: "40" }],
  });
});
