import { type Permission, type Use, USES, type UsesSaid } from "@colophon/uses";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { RadioGroup } from "./choice.tsx";

interface Props {
  uses: UsesSaid;
  onChange: (change: (latest: UsesSaid) => UsesSaid) => void;
}

/** Each use allowed, refused or not spoken of, and the answer that most people want. */
export function UsesChoice({ uses, onChange }: Props) {
  const { t } = useTranslation("uses");
  return (
    <div className="grid gap-5">
      <div>
        <Button
          look="secondary"
          onClick={() =>
            onChange((latest) => ({ ...latest, "train-generative": "refuse", "train-other": "refuse" }))
          }
        >
          {t("preset")}
        </Button>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-x-6 gap-y-5">
        {USES.map((use) => (
          <RadioGroup
            key={use}
            label={t(`use.${use}`)}
            hint={t(`hint.${use}`)}
            options={[
              { value: "allow", label: t("permission.allow") },
              { value: "refuse", label: t("permission.refuse") },
              { value: "", label: t("permission.nothing") },
            ]}
            value={uses[use] ?? ""}
            onChange={(permission) => onChange((latest) => withUse(latest, use, permission))}
          />
        ))}
      </div>
    </div>
  );
}

function withUse(uses: UsesSaid, use: Use, permission: Permission | ""): UsesSaid {
  const { [use]: _, ...others } = uses;
  return permission === "" ? others : { ...others, [use]: permission };
}
