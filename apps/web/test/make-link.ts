import type { Link } from "@colophon/api";

/** A domain that its account has confirmed; a test overrides what matters to it. */
export const makeLink = (more: Partial<Link> = {}): Link => ({
  id: "8f0a2d6e-26c2-4f0e-8a51-0f6a1f6a2b3c",
  url: "https://amina.example/",
  unicodeUrl: null,
  way: "dns",
  code: "k7q2",
  place: "_colophon.amina.example",
  line: "colophon.example k7q2",
  creatorPage: null,
  state: "confirmed",
  how: "dns",
  confirmedAt: "2026-11-20T10:00:00.000Z",
  foundAt: "2026-11-24T10:00:00.000Z",
  checkedAt: "2026-11-24T10:00:00.000Z",
  failure: null,
  shown: true,
  ...more,
});
