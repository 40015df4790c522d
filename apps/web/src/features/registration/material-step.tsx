import { copyrightRelations, intendedMedia, materialTypes } from "@colophon/api";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { readDropped } from "../../lib/file/read-dropped.ts";
import { usePageDrop } from "../../lib/file/use-page-drop.ts";
import type { FileHash } from "../../lib/file/use-file-hash.ts";
import { CategoryChoice } from "../../ui/category-choice.tsx";
import { Checkbox } from "../../ui/choice.tsx";
import { TextField } from "../../ui/field.tsx";
import { Loading } from "../../ui/loading.tsx";
import { RegistrationPrice } from "../../ui/registration-price.tsx";
import { VocabularySelect } from "../../ui/vocabulary-select.tsx";
import { isBatch, saysUses } from "./draft.ts";
import { ChoiceNotice } from "./choice-notice.tsx";
import { FilePart } from "./file-part.tsx";
import { FurtherDetails } from "./further-details.tsx";
import { GivenAnswersNotice } from "./given-answers-notice.tsx";
import { NewerOfNotice } from "./newer-of-notice.tsx";
import type { StepProps } from "./step-props.ts";
import { Undo } from "./undo.tsx";
import type { DraftFiles } from "./use-draft-files.ts";
import { UsesPart } from "./uses-part.tsx";
import { useMaterialDetails } from "./use-material-details.ts";
import { useSuggestedHints } from "./use-suggested-hints.ts";
import { withKind } from "./work-of-file.ts";

/** Its list, loaded with the second file. */
const FilesPart = lazy(async () => ({ default: (await import("./several-files.ts")).FilesPart }));

/** Loaded once something is said. It makes a second file. */
const MarkPart = lazy(async () => ({ default: (await import("./several-files.ts")).MarkPart }));

interface Props extends StepProps {
  /** The title of the work whose answers this one began with. */
  lastTitle: string | undefined;
  fileHash: { hash: FileHash; cancel: () => void };
  draftFiles: DraftFiles;
}

/** Step 1: the work itself, its file first. Rarely needed fields are folded. */
export function MaterialStep({ draft, edit, errorAt, fileHash, draftFiles, lastTitle }: Props) {
  const { t } = useTranslation(["translation", "wizard"]);
  usePageDrop((_, data) => void readDropped(data).then((dropped) => draftFiles.choose(dropped)));
  const { details, editDetails, control } = useMaterialDetails({ draft, edit, errorAt });
  const { hintOf, formHintOf } = useSuggestedHints(draft);

  return (
    <>
      <NewerOfNotice draft={draft} edit={edit} />
      {draft.files.length > 0 ? (
        <Suspense fallback={<Loading />}>
          <FilesPart draft={draft} edit={edit} draftFiles={draftFiles} errorAt={errorAt} />
        </Suspense>
      ) : (
        <div>
          <FilePart
            isDeposited={draft.depositCopy}
            onDeposit={(depositCopy) => edit({ depositCopy })}
            file={draft.file}
            materialType={details.materialType}
            error={errorAt("file")}
            onRemove={() => edit({ file: null, earlierProofs: [], depositCopy: false })}
            earlierProofs={draft.earlierProofs}
            onEarlierProofs={(earlierProofs) => edit({ earlierProofs })}
            hash={fileHash.hash}
            cancel={fileHash.cancel}
            choose={draftFiles.choose}
          />
          <Undo draftFiles={draftFiles} />
        </div>
      )}
      <ChoiceNotice draftFiles={draftFiles} />
      {draft.files.length < 2 && <RegistrationPrice />}
      <GivenAnswersNotice draft={draft} edit={edit} lastTitle={lastTitle} />
      {!isBatch(draft) && <TextField {...control("title")} {...hintOf("title")} required />}
      <CategoryChoice
        chosen={details.categories}
        {...formHintOf("categories")}
        error={errorAt("materialDetails.categories")}
        onChange={(categories) => editDetails({ categories })}
      />
      <div className="grid items-start gap-x-6 gap-y-8 sm:grid-cols-2">
        <VocabularySelect
          {...control("materialType")}
          {...hintOf("materialType")}
          onChange={({ target }) => {
            const kind = materialTypes.find((type) => type === target.value) ?? "";
            edit({ materialDetails: withKind(draft, kind) });
          }}
          words={materialTypes}
          nameOf={(type) => t(`materialType.${type}`)}
        />
        <VocabularySelect
          {...control("intendedMedium")}
          {...formHintOf("intendedMedium")}
          words={intendedMedia}
          nameOf={(medium) => t(`medium.${medium}`)}
        />
      </div>
      <VocabularySelect
        {...control("copyrightRelation")}
        words={copyrightRelations}
        nameOf={(relation) => t(`copyrightRelation.${relation}`)}
      />
      <Checkbox
        label={t("registration.field.sharedPublicly")}
        hint={t("registration.hint.sharedPublicly")}
        isChecked={details.sharedPublicly}
        onChange={(sharedPublicly) => editDetails({ sharedPublicly })}
      />
      <FurtherDetails draft={draft} edit={edit} errorAt={errorAt} />
      <Suspense fallback={undefined}>
        <UsesPart draft={draft} edit={edit} errorAt={errorAt}>
          {(saysUses(draft) || draft.marked) && (
            <Suspense fallback={undefined}>
              <MarkPart draft={draft} edit={edit} draftFiles={draftFiles} />
            </Suspense>
          )}
        </UsesPart>
      </Suspense>
    </>
  );
}
