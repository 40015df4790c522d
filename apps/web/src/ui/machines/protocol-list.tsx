import type { UsesSaid } from "@colophon/uses";
import { emissionsOf, type ProtocolName } from "@colophon/uses/emit";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "../field.tsx";
import { literals } from "./literals.ts";
import { pathOnSite } from "./path-on-site.ts";
import { Protocol } from "./protocol.tsx";

/** Each protocol that can say something of it, with what it adds or leaves out. Nothing of this is stored or sent. */
export function ProtocolList({ uses, policyUrl }: { uses: UsesSaid; policyUrl: string }) {
  const { t } = useTranslation("machines");
  const [entered, setEntered] = useState("");
  const [withSearch, setWithSearch] = useState(false);
  const path = pathOnSite(entered);
  const place = { path: path ?? "/", policyUrl };
  const said = new Map<ProtocolName, ReturnType<typeof emissionsOf>[number]>(
    emissionsOf(uses, { ...place, withSearch }).map((emission) => [emission.protocol, emission]),
  );
  // With an allowed search AIPREF may have something to say that it has not without.
  const protocols = emissionsOf(uses, { ...place, withSearch: true }).map(({ protocol }) => protocol);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-2">
      <p>{t("intro")}</p>
      <p className="text-muted">{t("own")}</p>
      <TextField
        label={t("path.label")}
        hint={t("path.hint", literals)}
        error={path === undefined ? t("path.invalid") : undefined}
        dir="ltr"
        value={entered}
        onChange={({ target }) => setEntered(target.value)}
      />
      <ul className="grid grid-cols-[minmax(0,1fr)] border-t border-rule">
        {protocols.map((protocol) => (
          <Protocol
            key={protocol}
            protocol={protocol}
            emission={path === undefined ? undefined : said.get(protocol)}
            search={
              protocol === "aipref" && uses.index === "allow"
                ? { isAdded: withSearch, onChange: setWithSearch }
                : undefined
            }
          />
        ))}
      </ul>
    </div>
  );
}
