import { expect, test } from "vitest";
import { showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { type Draft, emptyCollaborator, emptyDraft, emptyPerson } from "./draft.ts";
import { ReviewSummary } from "./review-summary.tsx";

const user = { id: "1", name: "Ada", email: "ada@writers.example", language: "en" };

test("everything entered about agent and collaborators is shown before it is sent", () => {
  const draft: Draft = {
    ...emptyDraft(),
    agent: {
      ...emptyPerson(),
      givenName: "Noor",
      familyName: "Agent",
      email: "noor@agency.example",
      phoneNumber: "+20 100 000 0000",
      city: "Cairo",
    },
    collaborators: [{ ...emptyCollaborator(), id: "1", givenName: "Amina", yearOfBirth: "1984" }],
  };
  showWithApi(<ReviewSummary draft={draft} user={user as never} onGoTo={() => {}} />, {});
  const entered = (name: string) =>
    Array.from(
      screen.getByText(name, { selector: "dt" }).nextElementSibling?.querySelectorAll("p") ?? [],
      (p) => p.textContent,
    );
  expect(entered(t("registration.agent"))).toEqual([
    "Noor Agent · noor@agency.example",
    "Phone number: +20 100 000 0000",
    "City: Cairo",
  ]);
  expect(entered(t("registration.review.collaborators"))).toEqual(["Amina", "Year of birth: 1984"]);
  screen.getByText(t("registration.collaborators.privacy"));
});
