import type { User } from "@colophon/api";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Facts } from "../../ui/facts.tsx";
import { longDay } from "../../lib/format.ts";
import type { Draft, Step } from "./draft.ts";
import { splitKeywords } from "./to-registration.ts";

/** What was typed in the steps before, as the register will hold it. */
export function ReviewSummary({
  draft,
  user,
  onGoTo,
}: {
  draft: Draft;
  user: User;
  onGoTo: (step: Step) => void;
}) {
  const { t, i18n } = useTranslation();
  const { materialDetails: details, collaborators, agent, file } = draft;
  const list = new Intl.ListFormat(i18n.language);
  const nameOf = ({ givenName, familyName }: { givenName: string; familyName: string }) =>
    `${givenName} ${familyName}`.trim();
  const publication = [
    details.publicationDate && longDay(i18n.language, details.publicationDate),
    details.publicationCity,
    details.publicationProvince,
  ];

  return (
    <>
      <Part title={t("registration.review.creator")}>
        <Facts
          facts={[
            [t("registration.review.name"), user.name],
            [t("registration.review.email"), user.email],
          ]}
        />
      </Part>
      <Part title={t("registration.step.1")} onEdit={() => onGoTo(1)}>
        <Facts
          facts={[
            [t("registration.field.title"), details.title],
            [t("registration.field.description"), details.description],
            [t("registration.field.keywords"), list.format(splitKeywords(details.keywords))],
            [
              t("registration.field.categories"),
              list.format(details.categories.map((category) => t(`category.${category}`))),
            ],
            [
              t("registration.field.materialType"),
              details.materialType && t(`materialType.${details.materialType}`),
            ],
            [
              t("registration.field.intendedMedium"),
              details.intendedMedium && t(`medium.${details.intendedMedium}`),
            ],
            [
              t("registration.field.isPublished"),
              details.isPublished ? list.format(publication.filter(Boolean)) : t("common.no"),
            ],
            [
              t("registration.field.copyrightRelation"),
              details.copyrightRelation && t(`copyrightRelation.${details.copyrightRelation}`),
            ],
            [
              t("registration.field.sellingProducts"),
              details.sellingProducts ? t("common.yes") : t("common.no"),
            ],
            [
              t("registration.field.sharedPublicly"),
              details.sharedPublicly ? t("common.yes") : t("common.no"),
            ],
            [t("registration.file.title"), file?.name ?? ""],
          ]}
        />
      </Part>
      <Part title={t("registration.step.2")} onEdit={() => onGoTo(2)}>
        <Facts
          facts={[
            [t("registration.agent"), agent ? nameOf(agent) : ""],
            [t("registration.review.collaborators"), list.format(collaborators.map(nameOf).filter(Boolean))],
          ]}
        />
      </Part>
    </>
  );
}

function Part({ title, onEdit, children }: { title: string; onEdit?: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section className="grid gap-3">
      <div className="flex items-baseline justify-between gap-4 border-b border-rule pb-1">
        <h3 className="text-xl">{title}</h3>
        {onEdit && (
          <button
            type="button"
            aria-label={t("registration.review.editPart", { part: title })}
            className="cursor-pointer text-link underline"
            onClick={onEdit}
          >
            {t("registration.review.edit")}
          </button>
        )}
      </div>
      {children}
    </section>
  );
}
