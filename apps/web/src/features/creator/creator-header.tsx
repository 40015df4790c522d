import type { Creator } from "@colophon/api";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { joinList } from "../../lib/text/format.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { isolate } from "../../lib/text/words.ts";
import { Words } from "../../ui/words.tsx";

/** Few creators have any. */
const CreatorLinks = lazy(async () => ({ default: (await import("./creator-links.tsx")).CreatorLinks }));

export function CreatorHeader({ creator }: { creator: Creator }) {
  const { t, i18n } = useTranslation();
  const { name, professional_title, bio, website_url, aliases, selfIdentification } = creator;
  const hasLinks = creator.links.length > 0;
  const hasFacts =
    hasLinks || website_url !== "" || aliases.length > 0 || Object.keys(selfIdentification).length > 0;
  return (
    <header className="grid gap-6">
      <div className="grid items-center gap-6 sm:grid-cols-[auto_1fr]">
        <Avatar name={name} url={creator.profile_image_url} className="size-28 font-serif text-5xl" />
        <div className="min-w-0">
          <PageTitle tab={name}>
            <Words className="wrap-anywhere">{name}</Words>
          </PageTitle>
          {professional_title !== "" && (
            <Words as="p" className="mt-1 font-serif text-lg text-muted italic wrap-anywhere">
              {professional_title}
            </Words>
          )}
        </div>
      </div>
      {bio !== "" && (
        <Words as="p" className="max-w-[65ch] whitespace-pre-line wrap-anywhere">
          {bio}
        </Words>
      )}
      {hasFacts && (
        <Facts>
          <Fact name={t("person.website")}>
            {website_url !== "" && (
              <a href={website_url} rel="nofollow ugc noopener noreferrer">
                <bdi dir="ltr">{website_url}</bdi>
              </a>
            )}
          </Fact>
          {hasLinks && (
            <Suspense fallback={undefined}>
              <CreatorLinks links={creator.links} />
            </Suspense>
          )}
          <Fact name={t("creator.aliases")}>{joinList(i18n.language, aliases.map(isolate))}</Fact>
          {Object.entries(selfIdentification).map(([field, value]) => (
            <Fact key={field} name={t(`selfIdentification.${field as "pronouns"}`, { defaultValue: field })}>
              {value}
            </Fact>
          ))}
        </Facts>
      )}
    </header>
  );
}
