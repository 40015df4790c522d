import { fireEvent } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { type Draft, emptyDraft } from "./draft.ts";
import { factsOfDraft } from "./facts-of-draft.ts";
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
