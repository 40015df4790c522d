import { expect, test } from "vitest";
import { readClaims } from "./read-claims.ts";

test("an empty record has empty lists and nothing else", () => {
  expect(readClaims({})).toEqual({
    files: [],
    earlier: [],
    links: [],
    collaborators: [],
    selfIdentification: {},
  });
});

test("files and collaborators come in the order of their numbers", () => {
  const claims = readClaims({
    "file.10": { sha256: "10" },
    "file.2": { sha256: "2", name: "b", size: 5, mediaType: "text/plain" },
    "collaborator.2.email": "two@example.com",
    "collaborator.1": { givenName: "One", familyName: "First" },
    "collaborator.3": { givenName: "Three" },
    "collaborator.3.email": "three@example.com",
    "collaborator.3.role": "Translation",
    "collaborator.3.share": "12.50",
    "collaborator.4.role": 7,
    "registrant.share": "87.50",
  });
  expect(claims.files).toEqual([
    { number: 2, sha256: "2", name: "b", size: 5, mediaType: "text/plain" },
    { number: 10, sha256: "10" },
  ]);
  expect(claims.collaborators).toEqual([
    { number: 1, givenName: "One", familyName: "First" },
    { number: 2, email: "two@example.com" },
    { number: 3, givenName: "Three", email: "three@example.com", role: "Translation", share: "12.50" },
  ]);
  expect(claims.registrantShare).toBe("87.50");
});

test("earlier proofs are read by their numbers; one without a fingerprint is left out", () => {
  const sha256 = "ab".repeat(32);
  const { earlier } = readClaims({
    "earlier.2": { kind: "later kind", sha256, time: 5 },
    "earlier.1": { kind: "ots", sha256 },
    "earlier.3": { kind: "ots", sha256: "AB".repeat(32) },
    "earlier.4": { sha256 },
    "earlier.5": "ots",
  });
  expect(earlier).toEqual([
    { number: 1, kind: "ots", sha256 },
    { number: 2, kind: "later kind", sha256 },
  ]);
});

test("links are read by their numbers; one without a time is left out", () => {
  const link = { url: "https://example.org", how: "dns", checkedAt: 1_764_000_000 };
  const { links } = readClaims({
    "link.2": { ...link, how: "a later way", more: 1 },
    "link.1": link,
    "link.3": { ...link, checkedAt: "1764000000" },
    "link.4": { ...link, url: 4 },
    "link.05": link,
    "link.6": link.url,
  });
  expect(links).toEqual([
    { number: 1, ...link },
    { number: 2, ...link, how: "a later way" },
  ]);
});

test("a claim of a later vocabulary is kept, of a later name or shape left out", () => {
  const claims = readClaims({
    materialType: "hologram",
    declaration: "2046-01-01",
    title: 7,
    keywords: ["a", 1, null],
    categories: "literary",
    publication: { date: "2024", city: 5, planet: "Mars" },
    "file.0": { sha256: "zero" },
    "file.01": { sha256: "padded" },
    ...Object.fromEntries(
      ["1e3", "0x1", "-1", " 1", "1.0", "NaN", "1000000000"].map((number) => [
        `file.${number}`,
        { sha256: number },
      ]),
    ),
    "file.1": { name: "no fingerprint" },
    "file.1.thumbnail": { sha256: "part" },
    "collaborator.1.phone": "1",
    "selfIdentification.pronouns": "they/them",
    "selfIdentification.x": ["y"],
    "selfIdentification.": "nameless",
    licence: "CC-BY",
  });
  expect(claims).toEqual({
    materialType: "hologram",
    declaration: "2046-01-01",
    keywords: ["a"],
    publication: { date: "2024" },
    files: [],
    earlier: [],
    links: [],
    collaborators: [],
    selfIdentification: { pronouns: "they/them" },
  });
});
