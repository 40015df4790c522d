import { entriesPath, TILE_WIDTH, tilePath } from "@colophon/proof";
import { useTranslation } from "react-i18next";
import format from "../../../../../docs/format.md?url";

const command = "node colophon-verify.mjs RSF-XXXXXXXXX.colophon.json --trust colophon-trust.json";

/** How to check without this page, and the files needed for that. */
export function CheckItYourself({ size }: { size: number | undefined }) {
  const { t } = useTranslation(["translation", "log"]);
  const last = Math.floor(((size ?? 1) - 1) / TILE_WIDTH);
  const width = (size ?? 1) - last * TILE_WIDTH;
  const files = [
    ["checkpoint", "/log/checkpoint"],
    ["entries", `/log/${entriesPath(last, width)}`],
    ["tile", `/log/${tilePath(0, last, width)}`],
    ["trust", "/.well-known/colophon-trust.json"],
    ["checker", "/colophon-verify.mjs"],
    ["format", format],
  ] as const;
  return (
    <section id="check" className="grid scroll-mt-6 gap-4">
      <h2 className="text-2xl">{t("log.check.title")}</h2>
      <ol className="grid list-inside list-decimal gap-2 marker:font-serif marker:text-gold">
        <li>{t("log.check.proof")}</li>
        <li>{t("log.check.trust")}</li>
        <li>
          {t("log.check.run")}
          <code dir="ltr" className="mt-1 block bg-raised px-3 py-2 font-mono text-sm wrap-anywhere">
            {command}
          </code>
        </li>
        <li>{t("log.check.read")}</li>
        <li>{t("log.check.format")}</li>
      </ol>
      <ul className="flex flex-wrap gap-x-6">
        {files.map(([name, href]) => (
          <li key={name}>
            <a href={href} download={name === "checker"} className="inline-block py-2 max-sm:tap">
              {t(`log.file.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
