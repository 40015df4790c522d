import { type ProfileFields, profileVisibilities } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { RadioGroup } from "../../ui/choice.tsx";

type Visibility = ProfileFields["profile_visibility"];

interface Props {
  visibility: Visibility;
  onChange: (visibility: Visibility) => void;
}

/** Who may see the profile. Stays visible beside the fields on wide screens. */
export function PrivacySettings({ visibility, onChange }: Props) {
  const { t } = useTranslation(["translation", "profile"]);
  return (
    <section className="grid gap-4 lg:sticky lg:top-8 lg:border-s lg:border-rule lg:ps-8">
      <h2 className="text-2xl">{t("profile:privacy")}</h2>
      <RadioGroup
        label={t("profile:visibility")}
        options={profileVisibilities.map((one) => ({
          value: one,
          label: t(`profile:visibilityOption.${one}.label`),
          hint: t(`profile:visibilityOption.${one}.hint`),
        }))}
        value={visibility}
        onChange={onChange}
      />
    </section>
  );
}
