import { expect, test } from "vitest";
import { screen, show, t } from "../../../test/show.tsx";
import { emptyCollaborator, emptyDraft, emptyPerson } from "./draft.ts";
import { LackingNotice } from "./lacking-notice.tsx";

test("people are named whose details this browser has not kept", () => {
  const ana = { ...emptyCollaborator(), id: "a", givenName: "Ana", familyName: "Um" };
  const agent = { ...emptyPerson(), givenName: "Noor" };
  const draft = { ...emptyDraft(), collaborators: [ana], agent };
  const { rerender } = show(<LackingNotice draft={{ ...draft, lacking: ["a", "agent"] }} />);
  const [before = ""] = t("lacking", { ns: "draft", names: "|" }).split("|");
  expect(screen.getByText((text) => text.startsWith(before)).textContent).toMatch(/Ana Um.*Noor/);
  rerender(<LackingNotice draft={draft} />);
  expect(screen.queryByRole("status")).toBeNull();
});
