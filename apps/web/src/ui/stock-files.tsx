import { filesOfChecks, jwtName, type StockCheck, type StockFile, stockChecksOf } from "@colophon/pack";
import { sha256, toHex } from "@colophon/proof";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { saveFile } from "../lib/file/save-file.ts";
import { sentenceGap } from "../lib/text/sentence-gap.ts";
import { isolate } from "../lib/text/words.ts";
import { Button } from "./button.tsx";
import { CopyButton } from "./copy-button.tsx";
import { Loading } from "./loading.tsx";
import { Notice } from "./notice.tsx";
import { WholeWords } from "./whole-words.tsx";

interface Props {
  certificateId: string;
  bundle: Uint8Array;
}

/** A proof's files for other people's programs, each with the command that checks it. Nothing is fetched for them. */
export function StockFiles({ certificateId, bundle }: Props) {
  const { t } = useTranslation("clocks");
  const { data, error } = useQuery({
    queryKey: ["stock files", toHex(sha256(bundle))],
    queryFn: async () => stockChecksOf(bundle, { now: Math.floor(Date.now() / 1000) }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const sentenceOf = useSentence();
  if (error) return <Notice tone="error">{t("stock.failed")}</Notice>;
  if (!data) return <Loading />;
  const readme = data.map((check) =>
    [sentenceOf(check), namesOf(check), ...(check.command === undefined ? [] : [`  ${check.command}`])].join(
      "\n",
    ),
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-2">
      <p className="text-muted">{t("stock.text")}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {data.map((check) => (
          <StockItem
            key={check.files.map(({ name }) => name).join(" ")}
            check={check}
            sentence={sentenceOf(check)}
          />
        ))}
      </ul>
      <Button
        look="secondary"
        className="justify-self-start"
        onClick={() => void saveZip(certificateId, data, [t("stock.text"), ...readme].join("\n\n"))}
      >
        {t("stock.all")}
      </Button>
    </div>
  );
}

const namesOf = ({ files }: StockCheck): string => files.map(({ name }) => name).join(", ");

function useSentence(): (check: StockCheck) => string {
  const { t, i18n } = useTranslation("clocks");
  return ({ about, operator, needsRoot }) =>
    [
      operator === undefined
        ? t(`stock.about.${about}`, { jwt: jwtName })
        : t("stock.tokenOf", { operator: isolate(operator) }),
      ...(needsRoot ? [t("stock.needsRoot")] : []),
    ].join(sentenceGap(i18n.language));
}

function StockItem({ check, sentence }: { check: StockCheck; sentence: string }) {
  const { t } = useTranslation("clocks");
  const { files, command } = check;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <p>{sentence}</p>
      <p dir="ltr" className="flex flex-wrap gap-x-5 rtl:justify-end">
        {files.map((file) => (
          <button
            key={file.name}
            type="button"
            className="cursor-pointer py-1 font-mono text-sm text-link underline max-sm:tap"
            onClick={() => saveFile(blobOf(file), file.name)}
          >
            {file.name}
          </button>
        ))}
      </p>
      {command !== undefined && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
          <code dir="ltr" className="bg-raised px-3 py-2 font-mono text-sm wrap-anywhere">
            <WholeWords text={command} />
          </code>
          <CopyButton
            text={command}
            label={t("stock.copy")}
            name={t("stock.copyOf", { files: namesOf(check) })}
          />
        </div>
      )}
    </li>
  );
}

/** A file has no direction that a stranger's name could change. */
const withoutIsolates = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, "");

const blobOf = ({ bytes }: StockFile): Blob =>
  new Blob([Uint8Array.from(bytes)], { type: "application/octet-stream" });

async function saveZip(certificateId: string, checks: readonly StockCheck[], readme: string): Promise<void> {
  const { downloadZip } = await import("client-zip");
  const files = filesOfChecks(checks).map(({ name, bytes }) => ({ name, input: Uint8Array.from(bytes) }));
  const zip = downloadZip([...files, { name: "README.txt", input: `${withoutIsolates(readme)}\n` }]);
  saveFile(await zip.blob(), `${certificateId}.files.zip`);
}
