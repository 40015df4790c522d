import type { FieldErrorCode } from "@colophon/api";
import { CREDIT_LENGTH, MEDIA, type Medium, NOTE_LENGTH, PURPOSES } from "@colophon/licences";
import { useId, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { fieldText } from "../../lib/api/failure-text.ts";
import { Button } from "../button.tsx";
import { Checkbox, ChoiceGroup, RadioGroup } from "../choice.tsx";
import { Select, TextArea, TextField } from "../field.tsx";
import { countryName, countryNames } from "./country-names.ts";
import { type TermsDraft, withTemplate } from "./terms-draft.ts";
import { useMonthsText } from "./use-months-text.ts";

interface Props {
  terms: TermsDraft;
  /** How many files the work has; undefined for all works of a type. */
  fileCount: number | undefined;
  refused: Record<string, FieldErrorCode>;
  onChange: (terms: TermsDraft) => void;
}

/** How long licences usually last; others are kept as they are. */
const usualMonths = [1, 3, 6, 12, 24, 36, 60, 120];

/** The fields of what a licence permits. A purpose is a template: it fills in the others. */
export function TermsFields({ terms, fileCount, refused, onChange }: Props) {
  const { t } = useTranslation(["translation", "licences"]);
  const monthsText = useMonthsText();
  const set = (part: Partial<TermsDraft>) => onChange({ ...terms, ...part });
  const { purpose, media, months, exclusive, revocable, credit, files, note } = terms;
  const choices = new Set([...usualMonths, ...(months === null ? [] : [months])]);
  return (
    <>
      <RadioGroup
        label={t("licences:purpose.label")}
        options={PURPOSES.map((value) => ({
          value,
          label: t(`licences:purpose.${value}.name`),
          hint: t(`licences:purpose.${value}.hint`),
        }))}
        value={purpose}
        onChange={(value) => onChange(withTemplate(terms, value))}
      />
      <ChoiceGroup label={t("licences:media.label")} hint={t("licences:media.hint")}>
        {MEDIA.map((medium) => (
          <Checkbox
            key={medium}
            label={t(`licences:media.${medium}`)}
            isChecked={media.includes(medium)}
            onChange={(isChecked) => set({ media: toggled(media, medium, isChecked) })}
          />
        ))}
      </ChoiceGroup>
      <TerritoryField territory={terms.territory} onChange={(territory) => set({ territory })} />
      <Select
        label={t("licences:term.label")}
        hint={t("licences:term.hint")}
        value={months ?? ""}
        onChange={({ target }) => set({ months: target.value === "" ? null : Number(target.value) })}
      >
        <option value="">{t("licences:term.endless")}</option>
        {[...choices]
          .toSorted((a, b) => a - b)
          .map((count) => (
            <option key={count} value={count}>
              {monthsText(count)}
            </option>
          ))}
      </Select>
      {fileCount !== undefined && fileCount > 1 && (
        <TextField
          label={t("licences:files.label")}
          hint={t("licences:files.hint", { most: fileCount })}
          inputMode="text"
          value={files}
          error={fieldText(t, refused["terms.files"])}
          onChange={({ target }) => set({ files: target.value })}
        />
      )}
      <div>
        <Checkbox
          label={t("licences:exclusive.label")}
          hint={t("licences:exclusive.hint")}
          isChecked={exclusive}
          onChange={(isChecked) => set({ exclusive: isChecked })}
        />
        <Checkbox
          label={t("licences:revocable.label")}
          hint={t("licences:revocable.hint")}
          isChecked={revocable}
          onChange={(isChecked) => set({ revocable: isChecked })}
        />
      </div>
      <TextField
        label={t("licences:credit.label")}
        hint={t("licences:credit.hint")}
        maxLength={CREDIT_LENGTH}
        value={credit}
        error={fieldText(t, refused["terms.credit"])}
        onChange={({ target }) => set({ credit: target.value })}
      />
      <TextArea
        label={t("licences:note.label")}
        hint={t("licences:note.hint")}
        rows={3}
        maxLength={NOTE_LENGTH}
        value={note}
        error={fieldText(t, refused["terms.note"])}
        onChange={({ target }) => set({ note: target.value })}
      />
    </>
  );
}

const toggled = (media: readonly Medium[], medium: Medium, isChecked: boolean): Medium[] =>
  MEDIA.filter((one) => (one === medium ? isChecked : media.includes(one)));

/** None: the whole world. */
function TerritoryField({
  territory,
  onChange,
}: {
  territory: string[];
  onChange: (territory: string[]) => void;
}) {
  const { t, i18n } = useTranslation("licences");
  const countries = useMemo(() => countryNames(i18n.language), [i18n.language]);
  const listId = useId();
  return (
    <div className="grid gap-2">
      <Select
        label={t("territory.label")}
        hint={t("territory.hint")}
        value=""
        onChange={({ target }) => onChange([...territory, target.value].toSorted())}
      >
        <option value="">{t(territory.length === 0 ? "territory.world" : "territory.add")}</option>
        {countries
          .filter(({ code }) => !territory.includes(code))
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </Select>
      {territory.length > 0 && (
        <ul id={listId} aria-label={t("territory.label")} className="flex flex-wrap gap-2">
          {territory.map((code) => {
            const country = countryName(i18n.language, code);
            return (
              <li key={code}>
                <Button
                  look="quiet"
                  className="border-rule"
                  aria-label={t("territory.remove", { country })}
                  onClick={() => onChange(territory.filter((one) => one !== code))}
                >
                  {country}
                  <span aria-hidden>×</span>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
