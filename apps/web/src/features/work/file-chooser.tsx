import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi, callApiForBytes } from "../../lib/api/call-api.ts";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { saveFile } from "../../lib/file/save-file.ts";
import { isolate } from "../../lib/text/words.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { Sentence } from "../../ui/words.tsx";
import { chosenProofName } from "./chosen-proof-name.ts";
import { FileList, type ListedFile } from "./file-list.tsx";

interface Props {
  certificateId: string;
  hasWallet: boolean;
}

/** The files of one's own work, to choose those that a proof shows. */
export function FileChooser({ certificateId, hasWallet }: Props) {
  const { t } = useTranslation("chosen");
  const { t: tCommon } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: ["own certificate", certificateId],
    queryFn: async ({ signal }) =>
      callApi("GET /api/ip/verify/{id}", { params: { id: certificateId } }, { signal }),
    select: ({ fileFingerprints }) =>
      fileFingerprints.map(({ number = 0, name, size }): ListedFile => ({ number, name, size })),
  });
  if (error)
    return (
      <RetryNotice action={tCommon("common.retry")} onRetry={() => void refetch()}>
        {attemptFailureText(tCommon, error, t("loadFailed"))}
      </RetryNotice>
    );
  if (!data) return <Loading />;
  return <Choice files={data} certificateId={certificateId} hasWallet={hasWallet} />;
}

function Choice({ files, certificateId, hasWallet }: Props & { files: ListedFile[] }) {
  const { t } = useTranslation("chosen");
  const { t: tCommon } = useTranslation();
  const [sought, setSought] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const found = files.filter(({ name }) => isIn(name, sought));
  const saving = useMutation({
    mutationFn: async () => {
      const numbers = [...chosen].toSorted((a, b) => a - b);
      const input = { params: { id: certificateId }, query: { files: numbers.join(",") } };
      const answer = await callApiForBytes("GET /api/certificates/{id}/bundle", input);
      const name = chosenProofName(certificateId, numbers);
      saveFile(await answer.blob(), name);
      return name;
    },
  });
  const choose = (next: ReadonlySet<number>) => {
    setChosen(next);
    saving.reset();
  };
  return (
    <div className="grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid max-w-prose gap-2">
        <p>{t("shows")}</p>
        {hasWallet && <p>{t("wallet")}</p>}
      </div>
      <TextField
        label={t("search")}
        type="search"
        autoComplete="off"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      {found.length === 0 ? (
        <p className="text-muted">{t("none")}</p>
      ) : (
        <FileList key={sought} label={t("list")} files={found} chosen={chosen} onChoose={choose} />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="me-auto">
          {t("chosen", { number: chosen.size, of: files.length })}
        </p>
        <Button
          look="quiet"
          onClick={() => choose(new Set([...chosen, ...found.map(({ number }) => number)]))}
        >
          {t("all")}
        </Button>
        <Button look="quiet" onClick={() => choose(new Set())}>
          {t("clear")}
        </Button>
      </div>
      {saving.error && <Notice tone="error">{attemptFailureText(tCommon, saving.error, t("failed"))}</Notice>}
      {saving.data !== undefined && (
        <Notice tone="success">
          <p className="wrap-anywhere">
            <Sentence words={saving.data}>{t("saved", { name: isolate(saving.data) })}</Sentence>
          </p>
        </Notice>
      )}
      <Button
        className="justify-self-start"
        disabled={chosen.size === 0}
        isPending={saving.isPending}
        onClick={() => saving.mutate()}
      >
        {t("save")}
      </Button>
    </div>
  );
}

const isIn = (name: string, sought: string): boolean =>
  name.normalize("NFKC").toLowerCase().includes(sought.trim().normalize("NFKC").toLowerCase());
