import type { FileFingerprint, MaterialType } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatBytes, joinList, longDate } from "../../lib/text/format.ts";
import { knownWorksQuery } from "../../lib/api/known-works-query.ts";
import type { Chosen } from "../../lib/file/chosen-file.ts";
import type { FileHash } from "../../lib/file/use-file-hash.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import { FileHashStatus } from "../../ui/file-hash-status.tsx";
import { FileInput } from "../../ui/file-input.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { EarlierProofDraft } from "./draft.ts";
import { DepositSwitch } from "./deposit-switch.tsx";
import { MoreFiles } from "./pick-files.tsx";
import { supportedFormats } from "./supported-formats.ts";
import { isolate } from "../../lib/text/words.ts";
import { takeFiles, takenAround } from "./take-files.ts";
import { Words } from "../../ui/words.tsx";

/** One closed line that few need, so loaded with the first file. */
const EarlierPart = lazy(async () => ({ default: (await import("./earlier-part.tsx")).EarlierPart }));

interface Props {
  file: FileFingerprint | null;
  materialType: MaterialType | "";
  error: string | undefined;
  hash: FileHash;
  /** Takes what was chosen or dropped; `isAdded`: beside the file that there is. */
  choose: (chosen: Chosen, options?: { isAdded: boolean }) => void;
  cancel: () => void;
  onRemove: () => void;
  earlierProofs: EarlierProofDraft[];
  onEarlierProofs: (proofs: EarlierProofDraft[]) => void;
  isDeposited: boolean;
  onDeposit: (isDeposited: boolean) => void;
}

/** The work's file: hashed here, and uploaded only if a private copy is requested. */
export function FilePart(props: Props) {
  const { file, materialType, error, hash, choose, cancel, onRemove, isDeposited, onDeposit } = props;
  const { t, i18n } = useTranslation(["translation", "wizard"]);
  const input = useRef<HTMLInputElement>(null);
  /** The clicked button disappears, so the focus moves to the file input. */
  const andChoose = (act: () => void) => () => {
    act();
    input.current?.focus();
  };
  return (
    <section className="grid gap-3">
      <h3 className="text-xl">{t("registration.file.title")}</h3>
      <p className="text-muted">{t("registration.file.explanation")}</p>
      {file && (
        <div className="grid gap-1 rounded bg-raised p-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Words className="font-semibold wrap-anywhere">{file.name}</Words>
            <span className="me-auto text-sm text-muted">{formatBytes(i18n.language, file.size)}</span>
            <Button look="quiet" onClick={andChoose(onRemove)}>
              {t("registration.file.remove")}
            </Button>
          </p>
          <p className="text-sm text-muted">{t("registration.file.fingerprint")}</p>
          <code className="font-mono text-sm wrap-anywhere">{file.sha256}</code>
          {file.size === 0 && <Notice tone="warning">{t("registration.file.empty")}</Notice>}
          <KnownFingerprint sha256={file.sha256} />
          <DepositSwitch file={file} isOn={isDeposited} onChange={onDeposit} />
          <Suspense fallback={undefined}>
            <EarlierPart
              key={file.sha256}
              sha256={file.sha256}
              proofs={props.earlierProofs}
              onChange={props.onEarlierProofs}
            />
          </Suspense>
        </div>
      )}
      <FileHashStatus hash={hash} onCancel={andChoose(cancel)} />
      <div {...takeFiles(choose)}>
        <FileInput
          ref={input}
          label={
            file || hash.state === "reading" ? t("registration.file.replace") : t("registration.file.choose")
          }
          hint={
            materialType === ""
              ? t("registration.file.anyFormat")
              : t("registration.file.formats", {
                  // Isolated one by one, so that a line break between them is on the correct side.
                  formats: joinList(i18n.language, supportedFormats[materialType].map(isolate)),
                })
          }
          isMultiple
          onFile={takenAround}
        />
      </div>
      <MoreFiles hasFile={file !== null} onChosen={(chosen) => choose(chosen, { isAdded: true })} />
      {error !== undefined && (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </section>
  );
}

/** Warns, before anything is paid, when a work with the same file is already registered. */
function KnownFingerprint({ sha256 }: { sha256: string }) {
  const { t, i18n } = useTranslation(["translation", "wizard"]);
  const { data: known = [] } = useQuery(knownWorksQuery(sha256));
  if (known.length === 0) return undefined;
  return (
    <Notice tone="warning">
      <p>{t("registration.file.known", { count: known.length })}</p>
      <ul>
        {known.map(({ certificateId, title, registrationDate }) => (
          <li key={certificateId}>
            <Link to={`/verify/${certificateId}`} target="_blank">
              {t("registration.file.knownWork", {
                title: isolate(title),
                certificateId,
                date: longDate(i18n.language, registrationDate),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
