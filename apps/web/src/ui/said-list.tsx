import type { Ground } from "@colophon/api";
import type { Said, StatementKind } from "@colophon/proof/statements";
import { readAiUse } from "@colophon/uses";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatShare, joinList, longDateTime } from "../lib/text/format.ts";
import { useFieldTexts } from "../lib/text/use-field-texts.ts";
import { Fact, Facts } from "./facts.tsx";
import { beginningOf, isolate } from "../lib/text/words.ts";
import { UsesLines } from "./uses-lines.tsx";
import { Words } from "./words.tsx";

/** A statement as shown on a page. */
export interface ShownStatement {
  n: number;
  kind: string;
  by: string;
  /** As text, or in milliseconds. */
  at: string | number;
  said: Said;
  /** Names of fields that this version does not know. */
  others?: string[];
  /** Number of hidden fields. */
  withheld?: number;
  walletSignature?: string;
}

const isOwner = (by: string): boolean => by === "registrant" || by === "successor";

/** Statements of a dispute, which are folded. */
const disputing = ["disputed", "answered", "settled"];

/** Later statements about a certificate, in order: what, who and when. */
export function SaidList({ statements }: { statements: readonly ShownStatement[] }) {
  return (
    <ol className="border-t border-rule">
      {statements.map((statement) => (
        <li
          key={statement.n}
          id={`statement-${statement.n}`}
          data-statement={statement.kind}
          className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-rule py-4 print:py-2"
        >
          <SaidItem {...statement} all={statements} />
        </li>
      ))}
    </ol>
  );
}

function SaidItem({
  n,
  kind,
  by,
  at,
  said,
  others,
  withheld = 0,
  walletSignature,
  all,
}: ShownStatement & { all: readonly ShownStatement[] }) {
  const { t, i18n } = useTranslation();
  const words = said.text ?? "";
  return (
    <>
      <div>
        <h3 className="text-lg">
          {kind === "settled" && isOwner(by)
            ? t("said.settledByOwner")
            : t(`said.kind.${kind as StatementKind}`, { defaultValue: t("said.otherKind", { kind }) })}
        </h3>
        <p className="text-sm text-muted">
          {t(`said.by.${by as "registrant"}`, { defaultValue: by })}
          {" · "}
          {longDateTime(i18n.language, at)}
        </p>
      </div>
      <Changes fields={said.fields} />
      {kind === "ai_use" && (
        <Suspense>
          <SaidUses value={said.aiUse} />
        </Suspense>
      )}
      <Facts>
        <Fact name={t("said.reason")}>{said.reason}</Fact>
        <Fact name={t("said.to")}>{said.to}</Fact>
        <Fact name={t("said.rights")}>{said.rights}</Fact>
        <Fact name={t("said.about")}>
          {said.collaborator !== undefined && t("registration.collaborator", { number: said.collaborator })}
        </Fact>
        <Fact name={t("said.role")}>{said.role}</Fact>
        <Fact name={t("said.share")}>
          {said.share !== undefined && formatShare(i18n.language, said.share)}
        </Fact>
        <Fact name={t(kind === "superseded" ? "said.newerCertificate" : "certificate.id")}>
          {said.certificate !== undefined && (
            <Link to={`/verify/${said.certificate}`} className="tabular-nums max-sm:tap">
              {said.certificate}
            </Link>
          )}
        </Fact>
        <Fact name={t("said.ground")}>
          {said.ground !== undefined &&
            t(`said.grounds.${said.ground as Ground}`, { defaultValue: said.ground })}
        </Fact>
        {!disputing.includes(kind) && <Fact name={t("said.words")}>{words}</Fact>}
      </Facts>
      {kind === "disputed" && (
        <BothSides
          words={words}
          replies={all.filter((one) => ["answered", "settled"].includes(one.kind) && one.said.dispute === n)}
        />
      )}
      {others !== undefined && others.length > 0 && (
        <p className="text-sm text-muted wrap-anywhere">
          {t("said.others", { names: joinList(i18n.language, others.map(beginningOf).map(isolate)) })}
        </p>
      )}
      {withheld > 0 && <p className="text-sm text-muted">{t("said.withheld", { count: withheld })}</p>}
      {walletSignature === "valid" && <p className="text-sm text-muted">{t("said.wallet")}</p>}
    </>
  );
}

/** A dispute and the replies to it, with equal prominence. */
function BothSides({ words, replies }: { words: string; replies: readonly ShownStatement[] }) {
  const { t } = useTranslation();
  // Whose word it is that the dispute is settled: they needn't agree.
  const settlerOf = (by: string) => {
    if (isOwner(by)) return t("said.settledByOwner");
    const settler = by === "claimant" ? t("dispute.claimant") : t("said.by.registry");
    return `${t("said.kind.settled")} · ${settler}`;
  };
  const sides = [
    { key: -1, name: t("dispute.claimant"), text: words },
    ...replies
      .filter(({ kind, said }) => kind === "answered" || said.text !== undefined)
      .map(({ n, kind, by, said }) => ({
        key: n,
        name: kind === "answered" ? t("dispute.owner") : settlerOf(by),
        text: said.text ?? "",
      })),
  ];
  const isAnswered = replies.some(({ kind }) => kind === "answered");
  return (
    <details>
      <summary className="flex cursor-pointer items-center gap-3 py-2 text-link">{t("dispute.read")}</summary>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-4 py-2">
        {sides.map(({ key, name, text }) => (
          <section key={key} className="grid content-start gap-1 border-s-2 border-rule ps-3">
            <h4 className="text-sm text-muted">{name}</h4>
            <Words as="p" className="whitespace-pre-line wrap-anywhere">
              {text === "" ? t("dispute.silent") : text}
            </Words>
          </section>
        ))}
        {!isAnswered && <p className="text-sm text-muted">{t("dispute.noAnswer")}</p>}
      </div>
    </details>
  );
}

/** All that is said of machines from then on. */
function SaidUses({ value }: { value: Said["aiUse"] | undefined }) {
  const { t } = useTranslation("uses");
  const uses = readAiUse(value);
  if (value === undefined) return undefined;
  return (
    <Facts>
      <Fact name={t("fromThen")} isList>
        {uses ? <UsesLines uses={uses} /> : t("otherWords")}
      </Fact>
    </Facts>
  );
}

/** The corrected fields, the new value first. */
export function Changes({ fields }: { fields: Said["fields"] | undefined }) {
  const { t, i18n } = useTranslation();
  const { labelOf, textOf } = useFieldTexts();
  const none = t("registration.review.none");
  return (
    <Facts>
      {Object.entries(fields ?? {}).map(([name, change]) => (
        <Fact key={name} name={labelOf(name)}>
          {textOf(name, change.new) || none}
          <span dir={i18n.dir()} className="block text-sm text-muted">
            {t("said.before", { value: isolate(textOf(name, change.old) || none) })}
          </span>
        </Fact>
      ))}
    </Facts>
  );
}
