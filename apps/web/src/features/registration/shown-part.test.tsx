import { fireEvent } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { makeLink } from "../../../test/make-link.ts";
import { isolateLink } from "../../lib/text/link-words.ts";
import { type Draft, emptyDraft } from "./draft.ts";
import { factsOfDraft } from "./facts-of-draft.ts";
import { shownLinks } from "./shown-links.ts";
import { ShownPart } from "./shown-part.tsx";
import { toRegistration } from "./to-registration.ts";

const user = { id: "1", name: "Ada", email: "ada@writers.example", emailConfirmed: true } as never;
const shown = { pronouns: "she/her", sexual_orientation: "bisexual" };
const answers = {
  "/api/user/profile": {},
  "/api/user/aliases": [{ id: "2", name: "Nightjar", context: "", primary: false }],
  "/api/user/self-identification": {
    ...shown,
    country_of_origin: "Chile",
    privacy_settings: { pronouns: "public", sexual_orientation: "certificate", country_of_origin: "private" },
  },
};

/** Shows the part; each change goes to the draft that it returns. */
function review(begun: Partial<Draft>, answered: Record<string, unknown> = answers): { draft: Draft } {
  const latest = { draft: { ...emptyDraft(), ...begun } };
  const edit = (change: unknown) => {
    latest.draft = { ...latest.draft, ...(change as Partial<Draft>) };
  };
  showWithApi(<ShownPart draft={latest.draft} edit={edit} errorAt={() => undefined} user={user} />, answered);
  return latest;
}

const label = () => t("registration.shown.selfIdentification");
const sent = (draft: Draft) => toRegistration(draft, { emailConfirmed: true }).showSelfIdentification;
const previewed = (draft: Draft) =>
  factsOfDraft(draft, user, "2026-01-01", { selfIdentification: shown }).selfIdentification;

test("each field that goes on the certificate is listed with its value, and switched off with the others", async () => {
  const latest = review({});
  for (const value of Object.values(shown)) await screen.findByText(value);
  expect(screen.queryByText("Chile")).toBeNull();
  expect([sent(latest.draft), previewed(latest.draft)]).toEqual([true, shown]);
  fireEvent.click(screen.getByRole("switch", { name: label() }));
  expect([sent(latest.draft), previewed(latest.draft)]).toEqual([false, {}]);
});

test("under an alias they stay off until they are switched on", async () => {
  const latest = review({ creatorName: "Nightjar" });
  await screen.findByText("bisexual");
  screen.getByText(t("registration.shown.aliasSelfIdentification"));
  expect([sent(latest.draft), previewed(latest.draft)]).toEqual([false, {}]);
  fireEvent.click(screen.getByRole("switch", { name: label() }));
  expect([sent(latest.draft), previewed(latest.draft)]).toEqual([true, shown]);
});

test("another name takes the choice back", async () => {
  const latest = review({ selfIdentificationShown: true });
  await screen.findByRole("option", { name: "Nightjar" });
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "Nightjar" } });
  expect([latest.draft.creatorName, sent(latest.draft)]).toEqual(["Nightjar", false]);
});

test("a profile that couldn't be loaded is reported, can be requested again, and leaves the account's own name", async () => {
  review({}, { ...answers, "/api/user/profile": refusal("internal_error") });
  expect(await screen.findByText(t("registration.profileLoadError"))).toBeDefined();
  expect(screen.getByRole("button", { name: t("common.retry") })).toBeDefined();
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Ada"]);
});

test("aliases and self-identification that are not found are none, and no error", async () => {
  const none = refusal("not_found");
  review({}, { ...answers, "/api/user/aliases": none });
  await screen.findByText("bisexual");
  expect(screen.getAllByRole("option")).toHaveLength(1);
  expect(screen.queryByText(t("registration.profileLoadError"))).toBeNull();
});

const links = [makeLink(), makeLink({ id: "2", state: "lost" }), makeLink({ id: "3", shown: false })];
const named = (draft: Draft) => [
  shownLinks(draft, links),
  factsOfDraft(draft, user, "2026-01-01", { links }).links,
];
const finding = { url: links[0]?.url, how: "dns", checkedAt: Date.UTC(2026, 10, 24, 10) / 1000 };

test("a confirmed link goes on the certificate until it is switched off; any other is not offered", async () => {
  const latest = review({}, { ...answers, "/api/user/links": links });
  const name = t("links:wizard.show", { name: isolateLink("https://amina.example/") });
  const link = await screen.findByRole("switch", { name });
  expect(screen.getAllByRole("switch", { name: /amina/ })).toHaveLength(1);
  expect(named(latest.draft)).toEqual([[links[0]?.id], [finding]]);
  fireEvent.click(link);
  expect(named(latest.draft)).toEqual([[], []]);
});

test("under an alias a link stays off until it is switched on, which is said to name its person", async () => {
  const latest = review({ creatorName: "Nightjar" }, { ...answers, "/api/user/links": links });
  const link = await screen.findByRole("switch", { name: /amina/ });
  screen.getByText(t("links:wizard.alias"));
  expect(named(latest.draft)).toEqual([[], []]);
  fireEvent.click(link);
  expect(named(latest.draft)).toEqual([[links[0]?.id], [finding]]);
});

test("another name takes the choices of links back", async () => {
  const latest = review({ linkChoices: { [links[0]?.id ?? ""]: true } });
  await screen.findByRole("option", { name: "Nightjar" });
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "Nightjar" } });
  expect(shownLinks(latest.draft, links)).toEqual([]);
});
