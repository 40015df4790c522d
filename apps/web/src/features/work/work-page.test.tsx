import type { OwnWork } from "@colophon/api";
import { within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { WorkPage } from "./work-page.tsx";
import { isolate } from "../../lib/text/words.ts";

// The address of a test names no work.
const address = "/api/ip/";

const own = (changes: Partial<OwnWork> = {}): OwnWork => ({
  id: "0190b7a2-5c1e-7000-8000-000000000001",
  certificateId: "RSF-7K2M9QX4T",
  about: "BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc",
  registrationDate: "2026-11-20T10:31:07.000Z",
  status: "valid",
  sharedPublicly: true,
  file: null,
  fields: {
    title: "The Lighthouse Keper",
    description: "A keeper finds letters.",
    keywords: ["sea, open", "letters"],
    materialType: "book",
    medium: "print",
    categories: ["literary"],
    copyrightRelation: "author",
    publication: null,
  },
  registrantShare: null,
  collaborators: [
    {
      givenName: "Noor",
      familyName: "Haddad",
      email: null,
      number: 1,
      role: "",
      share: null,
      answer: { state: "not_asked", at: null },
    },
  ],
  statements: [],
  versions: [],
  walletAddress: null,
  by: "registrant",
  aiUse: {},
  listUses: false,
  ...changes,
});

const said = { n: 0, kind: "corrected", by: "registrant", at: "2026-11-23T00:00:00.000Z", index: 7 };
const head = { n: 0, by: "registrant", at: said.at, collaborator: null };
const heading = (name: string) => screen.findByRole("heading", { name });
const button = (name: string) => screen.getByRole("button", { name });

/** Opens a work's page, and collects the statements sent from it. */
async function openWork(work = own(), answer: unknown = said) {
  const sent: unknown[] = [];
  const { user } = showWithApi(<WorkPage />, {
    [address]: work,
    [`/api/ip/${work.id}/statements`]: (body: unknown) => {
      sent.push(body);
      return typeof answer === "function" ? (answer as () => unknown)() : answer;
    },
    "/api/auth/confirm/challenge": { methods: ["password"], challenge: "x" },
    "/api/auth/confirm": { token: "another" },
  });
  await heading(work.fields.title);
  return { user, sent };
}

test("the page has the work’s details, its people, and a link to the public page", async () => {
  await openWork();
  expect(screen.getByText("Noor Haddad")).toBeDefined();
  const link = screen.getByRole("link", { name: t("work.toCertificate") });
  expect(link.getAttribute("href")).toBe("/verify/RSF-7K2M9QX4T");
  const newer = screen.getByRole("link", { name: t("work.newer.open") });
  expect(newer.getAttribute("href")).toBe(`/register-ip?newer-of=${own().id}`);
});

describe("what machines are told", () => {
  const title = t("title", { ns: "machines" });
  const aiUse = { ground: "refuse" } as const;

  test("is a closed line where something is said", async () => {
    const { user } = await openWork(own({ aiUse }));
    await user.click(await screen.findByText(title));
    expect(screen.getByText("Content-Usage: ai-use=n")).toBeDefined();
  });

  test.each<[string, Partial<OwnWork>]>([
    ["where nothing is said", {}],
    ["of a work that was withdrawn", { aiUse, status: "withdrawn" }],
    ["of a work that is blocked", { aiUse, status: "blocked" }],
  ])("isn’t there %s", async (_, changes) => {
    await openWork(own(changes));
    await vi.dynamicImportSettled();
    expect(screen.queryByText(title)).toBeNull();
  });
});

/** The same, with the form for a correction open. */
async function openForm(work = own(), answer?: unknown) {
  const opened = await openWork(work, answer);
  await opened.user.click(button(t("work.correct.open")));
  const title = screen.getByLabelText(t("registration.field.title"), { exact: false });
  const review = () => opened.user.click(button(t("work.correct.review")));
  return { ...opened, title, review };
}

describe("a correction", () => {
  test("states only the differences, after showing them beside the old values", async () => {
    const { user, sent, title, review } = await openForm();
    await user.clear(title);
    await user.type(title, "The Lighthouse Keeper");
    await review();
    const dialog = within(screen.getByRole("dialog", { hidden: true }));
    dialog.getByText(t("said.before", { value: isolate("The Lighthouse Keper") }));
    dialog.getByText(t("work.forEver"));
    expect(sent).toEqual([]);
    await user.type(dialog.getByLabelText(t("work.reason")), "A slip.");
    await user.click(dialog.getByText(t("work.correct.confirm")));
    await screen.findByText(t("work.said"));
    expect(sent).toEqual([
      { kind: "corrected", fields: { title: "The Lighthouse Keeper" }, reason: "A slip." },
    ]);
  });

  test("that changes nothing, or lacks required fields, isn’t sent for review", async () => {
    const { user, title, review } = await openForm();
    await review();
    screen.getByText(t("work.correct.unchanged"));
    await user.clear(title);
    await review();
    expect(title.getAttribute("aria-invalid")).toBe("true");
    expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
  });

  test("that is refused changes nothing, and says why", async () => {
    const { user, title, review } = await openForm(own(), refusal("statements_per_day"));
    await user.type(title, "!");
    await review();
    const dialog = within(screen.getByRole("dialog", { hidden: true }));
    await user.click(dialog.getByText(t("work.correct.confirm")));
    await dialog.findByText(t("work.notSaid"), { exact: false });
    expect(dialog.getByText(t("failure.statements_per_day"), { exact: false })).toBeDefined();
  });
});

test("a withdrawal explains its consequences first", async () => {
  const { user, sent } = await openWork();
  await user.click(button(t("work.withdraw.open")));
  const dialog = within(screen.getByRole("dialog", { hidden: true }));
  for (const key of ["final", "unlisted", "stays"] as const) dialog.getByText(t(`work.withdraw.${key}`));
  await user.click(dialog.getByText(t("work.withdraw.confirm")));
  await screen.findByText(t("work.said"));
  expect(sent).toEqual([{ kind: "withdrawn", reason: "" }]);
});

test("a withdrawal asks who it is, and is sent again once that is proven", async () => {
  const answers = [refusal("confirmation_needed"), said];
  const { user, sent } = await openWork(own(), () => answers.shift());
  await user.click(button(t("work.withdraw.open")));
  const dialog = within(screen.getByRole("dialog", { hidden: true }));
  await user.type(dialog.getByLabelText(t("work.reason")), "Never finished.");
  await user.click(dialog.getByText(t("work.withdraw.confirm")));
  await screen.findByText(t("secondStep.confirm.text"));
  await user.type(
    await screen.findByLabelText(new RegExp(`^${t("account.password.present")}`)),
    "correct horse",
  );
  await user.click(screen.getByText(t("secondStep.confirm.submit")));
  await screen.findByText(t("work.said"));
  const body = { kind: "withdrawn", reason: "Never finished." };
  expect(sent).toEqual([body, body]);
});

test("no more statements can be made about a withdrawn work", async () => {
  await openWork(
    own({ status: "withdrawn", statements: [{ ...head, kind: "withdrawn", said: { reason: "Twice." } }] }),
  );
  screen.getByText(t("status.withdrawn"));
  expect(screen.getAllByText("Twice.").length).toBeGreaterThan(0);
  expect(screen.queryByText(t("work.acts"))).toBeNull();
});

test("a work with a newer version links there, and can’t get a second one", async () => {
  const version = {
    relation: "newer" as const,
    certificateId: "RSF-NEW000000",
    workId: "0190b7a2-5c1e-7000-8000-000000000002",
    title: "Second edition",
    registrationDate: "2026-11-22T00:00:00.000Z",
  };
  await openWork(
    own({ status: "superseded", versions: [version, { ...version, certificateId: "RSF-A", workId: null }] }),
  );
  const links = screen.getAllByRole("link", { name: "Second edition" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    `/works/${version.workId}`,
    "/verify/RSF-A",
  ]);
  expect(screen.queryByRole("link", { name: t("work.newer.open") })).toBeNull();
});

test("a work that names a wallet needs it for statements", async () => {
  const { user, sent } = await openWork(own({ walletAddress: `0x${"a".repeat(40)}` }));
  await user.click(button(t("work.withdraw.open")));
  const dialog = within(screen.getByRole("dialog", { hidden: true }));
  const wallet = { address: "0xaaaa…aaaa" };
  dialog.getByText(t("work.wallet.asks", wallet));
  await user.click(dialog.getByText(t("work.withdraw.confirm")));
  await dialog.findByText(t("work.wallet.wrongAccount", wallet));
  expect(sent).toEqual([]);
});

test("an older version that names a wallet is signed from the newer one’s page", async () => {
  const older = own({ id: "0190b7a2-5c1e-7000-8000-000000000003", walletAddress: `0x${"a".repeat(40)}` });
  const version = {
    relation: "older" as const,
    certificateId: "RSF-OLD000000",
    workId: older.id,
    title: "First edition",
    registrationDate: "2026-11-19T00:00:00.000Z",
  };
  const answers = (one: OwnWork) => ({
    [address]: own({ versions: [version] }),
    [`/api/ip/${older.id}`]: one,
  });
  const { user, unmount } = showWithApi(<WorkPage />, answers(older));
  await user.click(await screen.findByRole("button", { name: t("work.nameNewer.open") }));
  within(screen.getByRole("dialog", { hidden: true })).getByText(t("work.nameNewer.what"));
  unmount();
  const signed = { ...head, kind: "superseded", said: {} };
  showWithApi(<WorkPage />, answers({ ...older, statements: [signed] }));
  await screen.findByText("First edition");
  expect(screen.queryByRole("button", { name: t("work.nameNewer.open") })).toBeNull();
});

test("another user’s work, and a failed request, are reported", async () => {
  const { unmount } = showWithApi(<WorkPage />, {});
  await heading(t("work.none.title"));
  unmount();
  showWithApi(<WorkPage />, { [address]: refusal("unavailable") });
  expect((await screen.findByRole("alert")).textContent).toContain(t("work.loadError"));
});
