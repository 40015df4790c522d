import { useRef } from "react";
import { useNavigate } from "react-router";
import { expect, test } from "vitest";
import { screen, show, t, waitFor } from "../../../test/show.tsx";
import { useStartFocus } from "../../lib/page/use-start-focus.ts";
import { CollaboratorsStep } from "./collaborators-step.tsx";
import { readDraft } from "./draft-store.ts";
import { type GoTo, StepFrame } from "./step-frame.tsx";
import { useDraft } from "./use-draft.ts";

const nothing: Record<string, string> = {};
const nowhere: GoTo = () => {};

/** As the wizard shows it. */
function Step2({ errors = nothing, onGoTo = nowhere }: { errors?: Record<string, string>; onGoTo?: GoTo }) {
  const { draft, edit } = useDraft("ana");
  return (
    <StepFrame step={2} onGoTo={onGoTo}>
      <CollaboratorsStep draft={draft} edit={edit} errorAt={(path) => errors[path]} onGoTo={onGoTo} />
    </StepFrame>
  );
}

/** The same in its page, which focuses the requested field. */
function Page() {
  const navigate = useNavigate();
  const main = useRef<HTMLElement>(null);
  useStartFocus(main);
  return (
    <main ref={main}>
      <Step2 onGoTo={(step, path) => void navigate(`?step=${step}`, { replace: true, state: { path } })} />
    </main>
  );
}

const button = (name: string) => screen.getByRole("button", { name });
const fields = (field: "givenName" | "familyName") =>
  screen.queryAllByRole<HTMLInputElement>("textbox", { name: new RegExp(`^${t(`person.${field}`)}`) });
const valuesOf = (field: "givenName" | "familyName") => fields(field).map(({ value }) => value);
const hasAgent = (answer: "yes" | "no") => screen.getByRole("radio", { name: t(`common.${answer}`) });

test("a new collaborator’s name has the focus, and a removed one can be restored in place", async () => {
  const { user } = show(<Page />);
  for (const name of ["Billie", "Noor"]) {
    await user.click(button(t("registration.addCollaborator")));
    await waitFor(() => expect(document.activeElement).toBe(fields("givenName").at(-1)));
    await user.keyboard(name);
  }
  await user.click(button(t("registration.removeCollaborator", { number: 1 })));
  expect(valuesOf("givenName")).toEqual(["Noor"]);
  expect(document.activeElement).toBe(button(t("registration.undo")));
  await user.keyboard("{Enter}");
  expect(valuesOf("givenName")).toEqual(["Billie", "Noor"]);
  expect(readDraft("ana").collaborators.map(({ givenName }) => givenName)).toEqual(["Billie", "Noor"]);
});

test("removing an agent can be undone if something was entered; an empty one just disappears", async () => {
  const { user } = show(<Step2 />);
  await user.click(hasAgent("yes"));
  await user.click(hasAgent("no"));
  expect(screen.queryByRole("button", { name: t("registration.undo") })).toBeNull();
  await user.click(hasAgent("yes"));
  const [familyName] = fields("familyName");
  if (familyName) await user.type(familyName, "Quill");
  await user.click(hasAgent("no"));
  expect([valuesOf("familyName"), readDraft("ana").agent]).toEqual([[], null]);
  await user.click(button(t("registration.undo")));
  expect(valuesOf("familyName")).toEqual(["Quill"]);
  expect(readDraft("ana").agent).toMatchObject({ familyName: "Quill" });
});

test("refused fields unfold, each with its own error", async () => {
  const { user, rerender } = show(<Step2 />);
  await user.click(hasAgent("yes"));
  expect(document.querySelector("details")?.open).toBe(false);
  rerender(<Step2 errors={{ "agent.yearOfBirth": "This does not look right." }} />);
  expect(document.querySelector("details")?.open).toBe(true);
  screen.getByRole("textbox", { name: t("person.yearOfBirth"), description: "This does not look right." });
  expect(screen.getAllByText("This does not look right.")).toHaveLength(1);
});
