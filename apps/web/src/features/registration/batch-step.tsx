import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { certificateQuery } from "../../lib/api/certificate-query.ts";
import { untilNextLook } from "../../lib/checking/next-look.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { TabTitle } from "../../ui/page-title.tsx";
import { Progress } from "../../ui/progress.tsx";
import { isolate } from "../../lib/text/words.ts";
import { Words } from "../../ui/words.tsx";
import { BatchZips } from "./batch-zips.tsx";
import { IssuedCopies } from "./issued-copies.tsx";
import type { IssuedBatch } from "./issued.ts";
import { NextAnchor } from "./next-anchor.tsx";

/** Step 5 of several works: all their certificates, and what to do with them. */
export function BatchStep({ batch: { creator, works } }: { batch: IssuedBatch }) {
  const { t } = useTranslation("batch");
  const { t: say } = useTranslation(["translation", "wizard"]);
  const count = works.length;
  const copies = works.flatMap(({ id, sha256 }) => (sha256 === undefined ? [] : [{ place: id, sha256 }]));
  // They are in one batch of the log, so what is true of the first is true of all.
  const first = useQuery({
    ...certificateQuery(works[0]?.certificateId ?? ""),
    refetchInterval: ({ state: { data } }) =>
      data?.anchor.state === "final" ? false : untilNextLook(data?.anchor.nextAnchorAt ?? null, Date.now()),
  });
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <TabTitle>{t("done.title", { count })}</TabTitle>
      <div className="grid gap-3">
        <div className="mb-3 print:hidden">
          <Progress label={say("registration.progress", { step: 5 })} value={1} />
        </div>
        <h1 data-arrival tabIndex={-1} className="text-3xl text-valid">
          {t("done.title", { count })}
        </h1>
        <p className="text-muted wrap-anywhere">{t("done.by", { name: isolate(creator) })}</p>
        <p>{t("done.keep")}</p>
      </div>
      <BatchZips works={works} />
      {copies.length > 0 && <IssuedCopies wanted={copies} />}
      <Certificates works={works} />
      <div className="grid gap-8 print:hidden">
        <NextAnchor anchor={first.data?.anchor} isUnknown={first.isError} />
        <ButtonLink to="/dashboard" look="secondary" className="min-h-12 justify-self-start">
          {t("done.toWorks")}
        </ButtonLink>
      </div>
    </div>
  );
}

/** How many are drawn at first. */
const firstFew = 50;

function Certificates({ works }: Pick<IssuedBatch, "works">) {
  const { t } = useTranslation("batch");
  const { t: say } = useTranslation("files");
  const [shown, setShown] = useState(firstFew);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-xl">{t("done.certificates")}</h2>
      <ol className="border-t border-rule">
        {works.slice(0, shown).map(({ certificateId, title }, at) => (
          <li key={certificateId} className="border-b border-rule">
            <Link
              to={`/verify/${certificateId}`}
              className="flex min-h-11 flex-wrap items-baseline gap-x-4 gap-y-0.5 py-2 no-underline hover:underline"
            >
              <span aria-hidden className="w-8 shrink-0 text-end text-sm text-muted tabular-nums">
                {at + 1}
              </span>
              <Words className="min-w-0 flex-1 wrap-anywhere">{title || certificateId}</Words>
              {title !== "" && (
                <span className="text-sm text-muted tabular-nums max-sm:ms-12 max-sm:w-full">
                  {certificateId}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ol>
      {shown < works.length && (
        <Button look="quiet" className="-mx-3 justify-self-start" onClick={() => setShown(works.length)}>
          {say("review.more")}
        </Button>
      )}
    </section>
  );
}
