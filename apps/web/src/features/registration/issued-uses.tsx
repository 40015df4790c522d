import type { UsesSaid } from "@colophon/uses";
import { useTranslation } from "react-i18next";
import { UsesLines } from "../../ui/uses-lines.tsx";

/** What the certificate says of machines. */
export function IssuedUses({ uses }: { uses: UsesSaid }) {
  const { t } = useTranslation("uses");
  return (
    <section className="grid gap-2">
      <h3 className="border-b border-rule pb-1 text-xl">{t("line")}</h3>
      <div>
        <UsesLines uses={uses} />
      </div>
    </section>
  );
}
