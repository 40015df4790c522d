import type { Use } from "@colophon/uses";
import { type Emission, type EmittedText, type ProtocolName, PROTOCOLS } from "@colophon/uses/emit";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { saveFile } from "../../lib/file/save-file.ts";
import { joinList, longDay } from "../../lib/text/format.ts";
import { Button } from "../button.tsx";
import { Checkbox } from "../choice.tsx";
import { CopyButton } from "../copy-button.tsx";
import { literals } from "./literals.ts";

interface Props {
  protocol: ProtocolName;
  /** Undefined where it has nothing to say yet. */
  emission: Emission | undefined;
  /** Of AIPREF, where search is allowed: that is said only by choice. */
  search: { isAdded: boolean; onChange: (isAdded: boolean) => void } | undefined;
}

/** One protocol: what it says and doesn't, and its texts. What would refuse more than was said is shown once that is wanted. */
export function Protocol({ protocol, emission, search }: Props) {
  const { t, i18n } = useTranslation(["machines", "uses"]);
  const [isWanted, setIsWanted] = useState(false);
  const { name, edition, date } = PROTOCOLS[protocol];
  const { pieces = [], refusesToo = [], mayAllow = [], leavesOut = [] } = emission ?? {};
  const list = (uses: readonly Use[]) => ({
    uses: joinList(
      i18n.language,
      uses.map((use) => t("quoted", { use: t(`uses:use.${use}`) })),
    ),
  });
  return (
    <li className="border-b border-rule">
      <details>
        <summary className="flex cursor-pointer items-baseline gap-3 py-3">
          <h3 className="flex-1 text-xl">
            {name}{" "}
            <span className="block font-sans text-sm font-normal text-muted">
              <bdi dir="ltr" className="wrap-anywhere">
                {edition}
              </bdi>
              {" · "}
              <span className="whitespace-nowrap">{longDay(i18n.language, date)}</span>
            </span>
          </h3>
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 pb-5">
          <p>{t(`says.${protocol}`, literals)}</p>
          {refusesToo.length > 0 && <p>{t("refusesToo", list(refusesToo))}</p>}
          {mayAllow.length > 0 && !search && <p>{t("mayAllow", list(mayAllow))}</p>}
          {leavesOut.length > 0 && <p>{t("leavesOut", list(leavesOut))}</p>}
          {search && (
            <Checkbox
              label={t("search.label")}
              hint={t("search.hint", literals)}
              isChecked={search.isAdded}
              onChange={search.onChange}
            />
          )}
          {refusesToo.length > 0 && (
            <Checkbox label={t("wanted")} isChecked={isWanted} onChange={setIsWanted} />
          )}
          {(refusesToo.length === 0 || isWanted) &&
            pieces.map((piece) => <PieceView key={piece.place} piece={piece} />)}
        </div>
      </details>
    </li>
  );
}

function PieceView({ piece: { place, text, file } }: { piece: EmittedText }) {
  const { t } = useTranslation("machines");
  const what = file?.name ?? text.split("\n")[0] ?? "";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1 pt-2">
      <p className="text-sm text-muted">{t(`place.${place}`, literals)}</p>
      <pre
        dir="ltr"
        aria-label={what}
        role="group"
        className="bg-raised px-3 py-2 font-mono text-sm wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </pre>
      <div className="-mx-3 flex flex-wrap items-center">
        <CopyButton text={text} label={t("copy")} name={t("copyOf", { what })} />
        {file && (
          <Button
            look="quiet"
            onClick={() => saveFile(new Blob([text], { type: file.mediaType }), file.name)}
          >
            {t("download", { file: file.name })}
          </Button>
        )}
      </div>
    </div>
  );
}
