import i18n from "i18next";
import { afterEach, expect, test } from "vitest";
import { screen, show } from "../../../test/show.tsx";
import { emptyPerson } from "./draft.ts";
import { PersonFields } from "./person-fields.tsx";

afterEach(() => i18n.changeLanguage("en"));

test.each([
  ["en", ["givenName", "familyName"]],
  ["fr", ["givenName", "familyName"]],
  ["zh", ["familyName", "givenName"]],
  ["zh-TW", ["familyName", "givenName"]],
  ["ja", ["familyName", "givenName"]],
])("%s asks for the names in the order in which they are said", async (language, order) => {
  await i18n.changeLanguage(language);
  show(
    <PersonFields
      person={emptyPerson()}
      path="agent"
      required={[]}
      onChange={() => {}}
      errorOf={() => undefined}
    />,
  );
  const names = screen.getAllByRole("textbox").map((input) => input.getAttribute("name"));
  expect(names.slice(0, 2)).toEqual(order.map((field) => `agent.${field}`));
});
