import type { User } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Switch } from "../../ui/choice.tsx";
import { ConfirmAddress } from "../../ui/confirm-address.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { creatorQuery } from "./creator-query.ts";
import { hasShares, isBatch, showsCreatorEmail, showsSelfIdentification } from "./draft.ts";
import { NameChoice } from "./name-choice.tsx";
import { confirmedLinks } from "./shown-links.ts";
import type { StepProps } from "./step-props.ts";

/** Few people have any. */
const LinksChoice = lazy(async () => ({ default: (await import("./links-of-draft.ts")).LinksChoice }));

/** What the certificate shows about people: the creator's name, and whether emails and the profile's fields. */
export function ShownPart({ draft, edit, errorAt, user }: StepProps & { user: User }) {
  const { t } = useTranslation(["translation", "files", "wizard"]);
  const { data: creator, error, refetch } = useQuery(creatorQuery);
  const aliases = (creator?.aliases ?? []).map(({ name }) => name).filter((name) => name !== user.name);
  // The draft's alias stays selectable even if it was deleted: the server will refuse it.
  const names = [...new Set([user.name, ...aliases, ...(draft.creatorName ? [draft.creatorName] : [])])];
  const hasCollaboratorEmails = draft.collaborators.some(({ email }) => email.trim() !== "");
  const fields = Object.entries(creator?.selfIdentification ?? {});
  // None until the profile is here; below it is said if it can't be read.
  const links = confirmedLinks(creator?.links ?? []);
  return (
    <section className="grid gap-3">
      <h3 className="border-b border-rule pb-1 text-xl">{t("registration.shown.title")}</h3>
      {error && !creator && (
        <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
          {t("registration.profileLoadError")}
        </RetryNotice>
      )}
      <NameChoice names={names} draft={draft} edit={edit} errorAt={errorAt} user={user} />
      <div>
        {user.emailConfirmed ? (
          <Switch
            label={
              <span className="wrap-anywhere">
                {t("registration.shown.creatorEmail", { email: user.email })}
              </span>
            }
            name={t("registration.shown.creatorEmail", { email: user.email })}
            hint={draft.creatorName === "" ? undefined : t("registration.shown.aliasEmail")}
            isOn={showsCreatorEmail(draft, user)}
            onChange={(creatorEmailShown) => edit({ creatorEmailShown })}
          />
        ) : (
          <ConfirmAddress user={user} text={t("registration.shown.unconfirmed", { email: user.email })} />
        )}
        {draft.files.length > 0 && !isBatch(draft) && (
          <Switch
            label={t("files:show")}
            name={t("files:show")}
            hint={t("files:showHint")}
            isOn={draft.filesShown}
            onChange={(filesShown) => edit({ filesShown })}
          />
        )}
        {hasCollaboratorEmails && (
          <Switch
            label={t("registration.shown.collaboratorEmails")}
            name={t("registration.shown.collaboratorEmails")}
            hint={t("registration.shown.askCollaborators")}
            isOn={draft.collaboratorEmailsShown}
            onChange={(collaboratorEmailsShown) => edit({ collaboratorEmailsShown })}
          />
        )}
        {hasShares(draft) && (
          <Switch
            label={t("registration.shown.shares")}
            name={t("registration.shown.shares")}
            hint={t("registration.shown.askCollaborators")}
            isOn={draft.sharesShown}
            onChange={(sharesShown) => edit({ sharesShown })}
          />
        )}
        {links.length > 0 && (
          <Suspense fallback={undefined}>
            <LinksChoice draft={draft} edit={edit} links={links} />
          </Suspense>
        )}
        {fields.length > 0 && <FieldsChoice fields={fields} draft={draft} edit={edit} />}
      </div>
    </section>
  );
}

interface FieldsProps extends Pick<StepProps, "draft" | "edit"> {
  /** Each of the profile's, and what it says. */
  fields: [name: string, value: string][];
}

/** Whether the certificate shows the fields of the profile, and what these say. */
function FieldsChoice({ fields, draft, edit }: FieldsProps) {
  const { t } = useTranslation(["translation", "files", "wizard"]);
  return (
    <>
      <Switch
        label={t("registration.shown.selfIdentification")}
        name={t("registration.shown.selfIdentification")}
        hint={draft.creatorName === "" ? undefined : t("registration.shown.aliasSelfIdentification")}
        isOn={showsSelfIdentification(draft)}
        onChange={(selfIdentificationShown) => edit({ selfIdentificationShown })}
      />
      <Facts>
        {fields.map(([field, value]) => (
          <Fact key={field} name={t(`selfIdentification.${field as "pronouns"}`)}>
            {value}
          </Fact>
        ))}
      </Facts>
    </>
  );
}
