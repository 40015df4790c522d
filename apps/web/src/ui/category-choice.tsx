import { categories, type Category } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { Checkbox, ChoiceGroup } from "./choice.tsx";

interface Props {
  chosen: readonly string[];
  hint?: string;
  error: string | undefined;
  onChange: (chosen: Category[]) => void;
}

/** One or more categories, in their order. */
export function CategoryChoice({ chosen, hint, error, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <ChoiceGroup label={t("registration.field.categories")} hint={hint} error={error} isRequired>
      {categories.map((category) => (
        <Checkbox
          key={category}
          name="materialDetails.categories"
          label={t(`category.${category}`)}
          isChecked={chosen.includes(category)}
          onChange={(isChecked) =>
            onChange(categories.filter((one) => (one === category ? isChecked : chosen.includes(one))))
          }
        />
      ))}
    </ChoiceGroup>
  );
}
