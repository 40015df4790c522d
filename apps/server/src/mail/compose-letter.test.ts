import { languages } from "@colophon/api";
import { describe, expect, test } from "vitest";
import { composeLetter, type LetterRequest } from "./compose-letter.ts";
import { type LetterContents, type LetterKind, letterKinds } from "./letter-kinds.ts";

const publicUrl = "https://colophon.example";
const link = `${publicUrl}/login#reset=${"x".repeat(43)}`;
const facts = {
  certificateId: "RSF-7Q2M8XK4D",
  title: `The Lighthouse Keeper’s Daughter & <img src="https://thieves.example/x.png"> Other Stories`,
  registeredAt: "2026-11-22T23:30:00Z",
  isFinal: false,
};
const aboutWork = {
  certificateId: facts.certificateId,
  title: facts.title,
  workId: "3f1c2a50-8a53-4f0e-9d0a-7b6f1f2f4c11",
};
const receipt = {
  number: 1207,
  orderId: "5f0b5a8e-5b57-4a0c-9d5e-0a2f6a1b9c11",
  amount: 2825,
  currency: "CAD",
  issuedAt: "2026-11-22T23:30:00Z",
};
const invitation = {
  title: facts.title,
  registrant: "Zoë Ångström",
  name: "نور حداد",
  role: "Translation from the Swedish",
  share: "33.33",
  link: `${publicUrl}/invitations#${"x".repeat(43)}`,
  stopUrl: `${publicUrl}/api/invitations/${"x".repeat(43)}/stop`,
};
const request = {
  requestId: "7c1d7e0a-16f8-4f36-9c55-0c0d8a4c1b02",
  as: "licensee" as const,
  title: facts.title,
  certificateId: facts.certificateId,
  name: "نور حداد",
  amount: 2500,
  currency: "CAD",
};
const licence = { licenceId: "LIC-7Q2M8XK4D", as: "licensee" as const, title: facts.title, name: "夏目漱石" };
const batch = {
  count: 500,
  titles: ["The Lighthouse Keeper", "夏の海"],
  registeredAt: "2026-11-22T21:00:00Z",
  isFinal: false,
};
const contents: { [K in LetterKind]: LetterContents[K] } = {
  confirmAddress: { link },
  deviceLink: { link: "https://colophon.example/login#device=code" },
  passwordReset: { link },
  emailChanged: { undoUrl: link },
  passwordChanged: {},
  newDevice: { device: "Firefox, Windows", at: "2026-11-22T21:00:00Z" },
  factorAdded: { factor: "passkey", name: "Firefox, Windows" },
  factorRemoved: { factor: "totp", name: "" },
  passkeyBlocked: { name: "Firefox, Windows" },
  recoveryCodeUsed: { left: 3 },
  recoveryLink: { link },
  recoveryBegun: { link, readyAt: "2026-11-25T21:00:00Z", endsAt: "2026-12-02T21:00:00Z" },
  recoveryReminder: { link, readyAt: "2026-11-25T21:00:00Z", endsAt: "2026-12-02T21:00:00Z" },
  factorsRecovered: {},
  tokenMade: {
    name: "Export of the archive",
    scopes: ["works:read", "works:register", "orders:create"],
    expiresAt: "2027-02-20T21:00:00Z",
  },
  linkLost: { url: "https://xn--bcher-kva.example/", unicodeUrl: "https://bücher.example/" },
  linkContested: { url: "https://colophon.example/", unicodeUrl: null },
  linkMoved: { url: "https://colophon.example/", unicodeUrl: null },
  linkTakenOver: { url: "https://colophon.example/", unicodeUrl: null },
  welcome: {},
  transferOffered: {
    link,
    title: facts.title,
    certificateId: facts.certificateId,
    creator: "Ada Lovelace",
    isDisputed: true,
    isSuperseded: true,
  },
  transferAccepted: aboutWork,
  transferReceived: aboutWork,
  transferOfferedForYou: aboutWork,
  transferRefused: aboutWork,
  disputeOpened: aboutWork,
  disputeAnswered: aboutWork,
  disputeSettled: aboutWork,
  certificateReady: facts,
  finalProof: { ...facts, isFinal: true },
  batchReady: batch,
  batchFinal: { ...batch, isFinal: true },
  receipt,
  refund: { ...receipt, outcome: "registered" },
  reportDecided: {
    certificateId: facts.certificateId,
    isObjection: false,
    isUpheld: true,
    answer: "It is blocked now.",
  },
  registrySaid: {
    said: "blocked",
    workId: "d1f1d1f8-4a88-4e0c-9a10-6c2f5b3bd001",
    certificateId: facts.certificateId,
    title: facts.title,
    text: "By order of a court.",
  },
  accountSuspended: { text: "Works of others were registered." },
  accountRestored: {},
  accountEnded: { text: "Works of others were registered." },
  accountErased: {},
  invitation,
  invitationReminder: { ...invitation, role: "", share: "" },
  invitationAnswered: {
    certificateId: facts.certificateId,
    title: facts.title,
    name: "夏目漱石",
    answer: "declined",
  },
  licenceAsked: { ...request, as: "licensor", amount: null },
  licenceCountered: request,
  licenceAgreed: request,
  licenceDeclined: { ...request, amount: 0 },
  licenceWithdrawn: { ...request, as: "licensor" },
  licenceLapsed: request,
  licenceIssued: licence,
  licenceEnding: licence,
  licenceEnded: licence,
  licenceRevoked: licence,
};
const kinds = Object.keys(letterKinds) as LetterKind[];
const compose = (kind: LetterKind, language: string, more: Partial<LetterRequest> = {}) =>
  composeLetter({ kind, language, contents: contents[kind], publicUrl, ...more });

const columns = (line: string) =>
  Array.from(line.replaceAll(/\p{Cf}|\p{M}/gu, "")).reduce(
    (sum, sign) => sum + (/[\u3000-\uffff]/.test(sign) ? 2 : 1),
    0,
  );

test.each(kinds)("%s is translated into each language", (kind) => {
  const subjects = languages.map((language) => compose(kind, language).subject);
  expect(new Set(subjects).size).toBe(languages.length);
});

describe.each(languages)("in %s", (language) => {
  test.each(kinds)("%s says the same in both forms, and loads nothing", (kind) => {
    const { subject, text, html } = compose(kind, language);
    expect(subject).not.toMatch(/[\r\n]|undefined/);
    expect(html).toContain(`<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">`);
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|undefined|@import/);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&#38;", "&"));
    for (const href of links) expect(text).toContain(href);
    expect(text).not.toContain("undefined");
  });

  test.each(kinds)("%s has lines that fit, and each link whole on its line", (kind) => {
    const lines = compose(kind, language).text.split("\n");
    const [links, words] = [
      lines.filter((line) => line.includes(publicUrl)),
      lines.filter((line) => !line.includes(publicUrl)),
    ];
    expect(links.filter((line) => !/^https:\S+$/.test(line))).toEqual([]);
    // Closing punctuation never begins a line, so it may exceed the width by two columns.
    expect(words.filter((line) => columns(line) > 74 || /^[、。，」』）！？：；》]/.test(line))).toEqual([]);
  });
});

test.each(languages)(
  "in %s, an offer says a dispute and a newer version only where there is one",
  (language) => {
    const sizeWith = (isDisputed: boolean, isSuperseded: boolean) => {
      const about = { ...contents.transferOffered, isDisputed, isSuperseded };
      return compose("transferOffered", language, { contents: about, width: Infinity }).text.length;
    };
    expect(sizeWith(true, false)).toBeGreaterThan(sizeWith(false, false));
    expect(sizeWith(false, true)).toBeGreaterThan(sizeWith(false, false));
    expect(sizeWith(true, true)).toBeGreaterThan(Math.max(sizeWith(true, false), sizeWith(false, true)));
  },
);

test.each(languages)("in %s, one letter asks about several works, each with its link", (language) => {
  const works = [1, 2, 3].map((n) => ({ title: `Work ${n}`, link: `${publicUrl}/invitations#${n}` }));
  const about = (count: number) => ({ ...invitation, several: { works, count } });
  for (const kind of ["invitation", "invitationReminder"] as const) {
    const all = compose(kind, language, { contents: about(3) });
    const more = compose(kind, language, { contents: about(45) });
    expect([all.subject, more.subject]).toEqual([
      expect.stringContaining("3"),
      expect.stringContaining("45"),
    ]);
    for (const { title, link: address } of works) {
      expect(all.text).toContain(title);
      expect(all.text.split("\n")).toContain(address);
      expect(all.html).toContain(`href="${address}"`);
    }
    expect(all.text).not.toContain("42");
    expect(more.text).toContain("42");
  }
});

test("for a page that breaks lines itself, a paragraph is one line", () => {
  const lines = compose("confirmAddress", "en", { width: Infinity }).text.split("\n");
  const narrow = compose("confirmAddress", "en").text;
  expect(lines.join(" ")).toBe(narrow.replaceAll("\n", " "));
  expect(lines.length).toBeLessThan(narrow.split("\n").length);
});

test("French has narrow spaces before its punctuation, and no line begins with it", () => {
  for (const kind of kinds) expect(compose(kind, "fr").text).not.toMatch(/[ \n][:;?!»]|« /);
});

describe.each(languages)("in %s, words of strangers", (language) => {
  const words = ["title", "creator", "registrant", "name", "role", "text", "answer", "device"];
  const saying = (kind: LetterKind, word: string) =>
    compose(kind, language, {
      contents: Object.fromEntries(
        Object.entries(contents[kind]).map(([name, value]) => [
          name,
          words.includes(name) && value !== "declined" ? word : (value as string),
        ]),
      ) as LetterContents[LetterKind],
    });

  test.each(kinds)("in %s turn nothing and hide nothing", (kind) => {
    expect(saying(kind, "\u2800A\u200bda\u202e Lovelace\u2069\u2069")).toEqual(saying(kind, "Ada Lovelace"));
    expect(saying(kind, "\u3164\u2800")).toEqual(saying(kind, "–"));
  });

  test.each(["invitation", "invitationReminder"] as const)("do not go on with a sentence of %s", (kind) => {
    const { subject, text } = saying(kind, "Ada”»」, verified,");
    for (const told of [subject, text.replaceAll(/[\s\u200f]+/g, " ")])
      expect(told).toMatch(/[“«「]\s?\u2068?Ada’’’, verified,\u2069?\s?[”»」]/u);
  });
});

test("in an Arabic letter a Latin title keeps its last mark, in sentences and beside labels", () => {
  const panic = { title: "Panic, Please Hold!", certificateId: "RSF-000000000", workId: "w1" };
  const { subject, text } = compose("transferRefused", "ar", { contents: panic });
  expect(subject).toContain("«\u2068Panic, Please Hold!\u2069»");
  expect(text).toContain(`/works/${panic.workId}`);
  const invited = compose("invitation", "ar", { contents: { ...contents.invitation, ...panic } });
  expect(invited.text).toContain("العمل: \u2068Panic, Please Hold!\u2069");
});

test("an Arabic title is isolated in every other language, and cut inside its isolate", () => {
  const title = "حارس المنارة ".repeat(9).trim();
  const about = { title, certificateId: "RSF-000000000", workId: "w1" };
  for (const language of languages.filter((one) => one !== "ar"))
    expect(compose("transferRefused", language, { contents: about }).subject).toMatch(
      /\u2068حارس[^\u2069]*…\u2069/u,
    );
});

test("a title cannot become markup", () => {
  const { html, subject } = compose("certificateReady", "en");
  expect(html).toContain("&#60;img src=&#34;https://thieves.example/x.png&#34;&#62;");
  expect(subject).toBe(
    'Your certificate for “The Lighthouse Keeper’s Daughter & <img src="https://thieves…”',
  );
});

test("Arabic lines begin with a direction mark, and links do not", () => {
  const lines = compose("passwordReset", "ar").text.split("\n");
  expect(
    lines.filter((line) => /[\u0600-\u06ff]/.test(line)).every((line) => line.startsWith("\u200f")),
  ).toBe(true);
  expect(lines).toContain(link);
});

test("times include their time zone", () => {
  expect(compose("newDevice", "en").text).toContain("Time: November 22, 2026 at 9:00 PM UTC");
  expect(compose("newDevice", "ar").text).toMatch(/22 نوفمبر 2026.* UTC/);
  expect(compose("certificateReady", "ja").text).toContain("登録日：2026年11月22日");
});

test("a letter that can be switched off says how", () => {
  const stopUrl = `${publicUrl}/api/letters/stop/code`;
  const { text, html } = compose("finalProof", "en", { stopUrl });
  expect(text).toContain(`\nUnsubscribe from these emails\n${stopUrl}\n`);
  expect(html).toContain(`href="${stopUrl}"`);
  expect(compose("finalProof", "en").text).not.toContain("Unsubscribe");
});

test("a refund's letter says what became of the order", () => {
  const told = (["registered", "ended", "open"] as const).map(
    (outcome) => compose("refund", "en", { contents: { ...receipt, outcome } }).text,
  );
  expect(told[0]).toContain("stays registered");
  expect(told[1]).toContain("wasn’t registered");
  expect(told[2]).not.toContain("registered");
  expect(told[0]).toContain("Amount: \u2066CA$28.25\u2069");
});

test("a language without texts falls back to English", () => {
  expect(compose("passwordReset", "constructor").subject).toBe("Set a new password for Colophon");
});

test("a change of address that can't be undone says how to reach the registry", () => {
  const { text } = composeLetter({ kind: "emailChanged", language: "en", contents: {}, publicUrl });
  expect(text).toContain(`\n${publicUrl}/help\n`);
});
