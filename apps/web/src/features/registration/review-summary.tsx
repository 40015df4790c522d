import type { User } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { personName } from "@colophon/certificate";
import { useTranslation } from "react-i18next";
import { splitKeywords } from "../../lib/text/split-keywords.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { formatShare, joinList, longDay } from "../../lib/text/format.ts";
import { creatorQuery } from "./creator-query.ts";
import {
  type DraftCollaborator,
  type Draft,
  furtherFields,
  hasShares,
  isBatch,
  saysUses,
  type Person as PersonDraft,
} from "./draft.ts";
import { toDate } from "../../lib/text/to-date.ts";
import { confirmedLinks, showsLink } from "./shown-links.ts";
import { toShare } from "./to-registration.ts";
import { UsesReview } from "./uses-review.tsx";
import { isFileGone } from "./is-file-gone.ts";
import type { GoTo } from "./step-frame.tsx";
import { isolate } from "../../lib/text/words.ts";

const EarlierReview = lazy(async () => ({ default: (await import("./earlier-review.tsx")).EarlierReview }));

const BatchReview = lazy(async () => ({ default: (await import("./several-files.ts")).BatchReview }));

const FilesReview = lazy(async () => ({ default: (await import("./several-files.ts")).FilesReview }));

const LinksReview = lazy(async () => ({ default: (await import("./links-of-draft.ts")).LinksReview }));

/** The input of the earlier steps, as the register will store it. */
export function ReviewSummary({ draft, user, onGoTo }: { draft: Draft; user: User; onGoTo: GoTo }) {
  const { t, i18n } = useTranslation(["translation", "owner", "wizard"]);
  const { data: creator } = useQuery(creatorQuery);
  const { materialDetails: details, collaborators, agent, file, supersedes } = draft;
  const list = (items: readonly string[]) => joinList(i18n.language, items.map(isolate));
  const yesOrNo = (is: boolean) => (is ? t("common.yes") : t("common.no"));
  const shareOf = (typed: string) => {
    const share = toShare(typed);
    return share === "" || Number.isNaN(Number(share)) ? typed : formatShare(i18n.language, share);
  };
  const partOf = ({ role, share }: DraftCollaborator) =>
    list([role.trim(), shareOf(share)].filter((text) => text !== ""));
  // None until the profile is here.
  const links = confirmedLinks(creator?.links ?? []).filter((link) => showsLink(draft, link));
  const publication = [
    details.publicationDate && longDay(i18n.language, toDate(details.publicationDate)),
    details.publicationCity,
    details.publicationProvince,
  ];

  return (
    <>
      <Part title={t("registration.review.creator")}>
        <Fact name={t("registration.review.name")}>{draft.creatorName || user.name}</Fact>
        <Fact name={t("registration.review.professionalTitle")}>{creator?.profile.professional_title}</Fact>
        <Fact name={t("registration.review.email")}>{user.email}</Fact>
        {links.length > 0 && (
          <Suspense fallback={undefined}>
            <LinksReview links={links} />
          </Suspense>
        )}
      </Part>
      <Part title={t("registration.step.1")} onEdit={() => onGoTo(1)}>
        <Fact name={t("registration.field.title")}>{!isBatch(draft) && details.title}</Fact>
        <Fact name={t("registration.newer.of")}>
          {supersedes && t("registration.newer.work", { ...supersedes, title: isolate(supersedes.title) })}
        </Fact>
        <Fact name={t("registration.field.description")}>{details.description}</Fact>
        <Fact name={t("registration.field.keywords")} isList>
          {list(splitKeywords(details.keywords))}
        </Fact>
        <Fact name={t("registration.field.categories")} isList>
          {list(details.categories.map((category) => t(`category.${category}`)))}
        </Fact>
        <Fact name={t("registration.field.materialType")}>
          {details.materialType && t(`materialType.${details.materialType}`)}
        </Fact>
        <Fact name={t("registration.field.intendedMedium")}>
          {details.intendedMedium && t(`medium.${details.intendedMedium}`)}
        </Fact>
        <Fact name={t("registration.field.isPublished")}>
          {details.isPublished ? list(publication) || t("common.yes") : t("common.no")}
        </Fact>
        <Fact name={t("registration.field.copyrightRelation")}>
          {details.copyrightRelation && t(`copyrightRelation.${details.copyrightRelation}`)}
        </Fact>
        <Fact name={t("registration.field.sellingProducts")}>{yesOrNo(details.sellingProducts)}</Fact>
        <Fact name={t("registration.field.sharedPublicly")}>{yesOrNo(details.sharedPublicly)}</Fact>
        {(saysUses(draft) || draft.aiInvolvement.made !== "") && (
          <Suspense fallback={undefined}>
            <UsesReview draft={draft} />
          </Suspense>
        )}
        <Fact name={t("registration.file.title")}>{file?.name}</Fact>
        {draft.files.length > 0 && (
          <Suspense fallback={undefined}>
            {isBatch(draft) ? <BatchReview draft={draft} /> : <FilesReview draft={draft} />}
          </Suspense>
        )}
        {file && draft.earlierProofs.length > 0 && (
          <Suspense fallback={undefined}>
            <EarlierReview sha256={file.sha256} proofs={draft.earlierProofs} />
          </Suspense>
        )}
        <Fact name={t("deposit.title")}>
          {(file ?? draft.files[0]) &&
            (isFileGone(draft) ? t("deposit.yesChooseAgain") : yesOrNo(draft.depositCopy))}
        </Fact>
      </Part>
      <Part
        title={t("registration.step.2")}
        note={t("registration.collaborators.privacy")}
        onEdit={() => onGoTo(2)}
      >
        <Fact name={t("registration.agent")}>
          {agent ? <Person person={agent} /> : t("registration.review.none")}
        </Fact>
        <Fact name={t("registration.review.collaborators")}>
          {collaborators.length === 0
            ? t("registration.review.none")
            : collaborators.map((one) => <Person key={one.id} person={one} part={partOf(one)} />)}
        </Fact>
        <Fact name={t("registration.part.own")}>{hasShares(draft) && shareOf(draft.registrantShare)}</Fact>
      </Part>
    </>
  );
}

/** Everything entered about a person; private details are below name and email. */
function Person({ person, part = "" }: { person: PersonDraft; part?: string }) {
  const { t } = useTranslation(["translation", "owner", "wizard"]);
  return (
    <div className="mb-2">
      <p>{[personName(person), person.email.trim()].filter((text) => text !== "").join(" · ")}</p>
      {part !== "" && <p>{part}</p>}
      {furtherFields
        .filter((field) => person[field].trim() !== "")
        .map((field) => (
          <p key={field} className="text-sm text-muted">
            {t("registration.review.detail", { field: t(`person.${field}`), value: person[field] })}
          </p>
        ))}
    </div>
  );
}

interface PartProps {
  title: string;
  note?: string;
  onEdit?: () => void;
  children: ReactNode;
}

function Part({ title, note, onEdit, children }: PartProps) {
  const { t } = useTranslation(["translation", "owner", "wizard"]);
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-rule pb-1">
        <h3 className="text-xl">{title}</h3>
        {onEdit && (
          <button
            type="button"
            aria-label={t("registration.review.editPart", { part: title })}
            className="cursor-pointer text-link underline max-sm:tap"
            onClick={onEdit}
          >
            {t("registration.review.edit")}
          </button>
        )}
      </div>
      {note !== undefined && <p className="text-sm text-muted">{note}</p>}
      <Facts>{children}</Facts>
    </section>
  );
}
