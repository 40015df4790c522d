import { useState } from "react";
import { expect, test } from "vitest";
import { showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t, within } from "../../../test/show.tsx";
import { type Draft, emptyDraft } from "./draft.ts";
import { MaterialStep } from "./material-step.tsx";
import { useDraftFiles } from "./use-draft-files.ts";

const fileHash = { hash: { state: "idle" } as const, start: () => {}, cancel: () => {} };

function Step1() {
  const [draft, setDraft] = useState(emptyDraft);
  const edit = (change: Partial<Draft> | ((latest: Draft) => Partial<Draft>)) =>
    setDraft((latest) => ({ ...latest, ...(typeof change === "function" ? change(latest) : change) }));
  const draftFiles = useDraftFiles({ draft, edit, last: undefined, fileHash });
  return (
    <MaterialStep
      draft={draft}
      edit={edit}
      errorAt={() => undefined}
      fileHash={fileHash}
      draftFiles={draftFiles}
      lastTitle={undefined}
    />
  );
}

type Field = Parameters<typeof labelOf>[0];
const labelOf = (
  name:
    | "title"
    | "materialType"
    | "intendedMedium"
    | "copyrightRelation"
    | "publicationDate"
    | "publicationCity"
    | "publicationProvince",
) => new RegExp(`^${t(`registration.field.${name}`)}`);
const field = (name: Field) => screen.getByLabelText<HTMLInputElement>(labelOf(name));

const isPublished = (answer: "yes" | "no") =>
  within(screen.getByRole("group", { name: t("registration.field.isPublished") })).getByRole("radio", {
    name: t(`common.${answer}`),
  });

test("title, kind, medium and rights are marked as required, and so are the categories", async () => {
  showWithApi(<Step1 />, {});
  for (const name of ["title", "materialType", "intendedMedium", "copyrightRelation"] as const)
    expect(field(name).required).toBe(true);
  const categories = screen.getByRole("group", {
    name: new RegExp(`^${t("registration.field.categories")}.*${t("common.required")}`),
  });
  expect(categories.querySelectorAll("input[type=checkbox]")).toHaveLength(4);
});

test("when and where it was published is asked of a published work only; the date is required", async () => {
  const { user } = showWithApi(<Step1 />, {});
  const places = ["publicationCity", "publicationProvince"] as const;
  expect(screen.queryByLabelText(labelOf("publicationDate"))).toBeNull();
  await user.click(isPublished("yes"));
  expect(field("publicationDate").required).toBe(true);
  expect(places.map((place) => field(place).required)).toEqual([false, false]);
  await user.click(isPublished("no"));
  expect(screen.queryByLabelText(labelOf("publicationDate"))).toBeNull();
});

test("the usual formats of the chosen kind are shown", async () => {
  const { user } = showWithApi(<Step1 />, {});
  expect(screen.getByText(t("registration.file.anyFormat"))).toBeDefined();
  await user.selectOptions(field("materialType"), "music");
  const plain = document.body.textContent.replaceAll(/[\u2068\u2069]/g, "");
  expect(plain).toContain("WAV, FLAC, MP3, MIDI, MusicXML");
});

test("use by machines is one closed line; the preset refuses both trainings, and each use stays to be seen", async () => {
  const { user } = showWithApi(<Step1 />, {});
  const line = screen.getByText(t("uses:line"));
  const details = line.closest("details");
  expect(details?.open).toBe(false);
  await user.click(line);
  const answerOf = (use: "train-generative" | "train-other" | "index" | "ground") =>
    within(screen.getByRole("group", { name: t(`uses:use.${use}`) }))
      .getAllByRole<HTMLInputElement>("radio")
      .find((radio) => radio.checked)?.parentElement?.textContent;
  expect(answerOf("train-generative")).toBe(t("uses:permission.nothing"));
  await user.click(screen.getByRole("button", { name: t("uses:preset") }));
  expect(answerOf("train-generative")).toBe(t("uses:permission.refuse"));
  expect(answerOf("train-other")).toBe(t("uses:permission.refuse"));
  expect(answerOf("index")).toBe(t("uses:permission.nothing"));
  expect(screen.queryByRole("switch", { name: t("uses:unlisted.switch") })).toBeNull();
  await user.click(
    screen.getByRole("checkbox", { name: new RegExp(t("registration.field.sharedPublicly")) }),
  );
  // There is no file whose fingerprint it could be.
  expect(screen.queryByRole("switch", { name: t("uses:unlisted.switch") })).toBeNull();
  expect(screen.queryByLabelText(t("uses:made.text"))).toBeNull();
  await user.click(screen.getByRole("radio", { name: t("uses:made.assisted") }));
  expect(screen.getByLabelText(t("uses:made.text"))).not.toBeNull();
});
