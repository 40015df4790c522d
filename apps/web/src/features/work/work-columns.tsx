import type { OwnWork } from "@colophon/api";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ownWorkQuery } from "../../lib/api/own-work-query.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { CollaboratorList } from "../../ui/collaborator-list.tsx";
import { DepositPanel } from "../../ui/deposit-panel.tsx";
import { SaidList } from "../../ui/said-list.tsx";
import { Acts } from "./acts.tsx";
import { DisputesPart } from "./disputes-part.tsx";
import { EvidencePart } from "./evidence-part.tsx";
import { NoticesPart } from "./notices-part.tsx";
import { VersionList } from "./version-list.tsx";
import { WorkFacts } from "./work-facts.tsx";

/** Few works have several files, so loaded with the first, like its texts. */
const ChosenFilesPart = lazy(async () => ({
  default: (await import("./several-files.ts")).ChosenFilesPart,
}));

const CopiesPart = lazy(async () => ({ default: (await import("./several-files.ts")).CopiesPart }));

/** Loaded where something is said of use by machines. */
const TellMachines = lazy(async () => ({
  default: (await import("../../ui/machines/machines.ts")).TellMachines,
}));

/** What was registered and said since. */
export function WorkAsRegistered({ work, isOfSeveral }: { work: OwnWork; isOfSeveral: boolean }) {
  const { t } = useTranslation(["translation", "owner", "wizard"]);
  const { statements, versions, collaborators, file } = work;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 print:block print:space-y-6">
      <Part title={t("work.facts")}>
        <WorkFacts work={work} />
      </Part>
      {statements.length > 0 && (
        <Part title={t("said.title")}>
          <SaidList statements={statements} />
        </Part>
      )}
      {isOfSeveral && work.by === "registrant" && (
        <Suspense>
          <ChosenFilesPart work={work} />
        </Suspense>
      )}
      {isOfSeveral && (
        <Suspense>
          <CopiesPart work={work} />
        </Suspense>
      )}
      {versions.length > 0 && (
        <Part title={t("work.versions")}>
          <VersionList versions={versions} />
        </Part>
      )}
      {collaborators.length > 0 && (
        <Part title={t("certificate.collaborators")}>
          <CollaboratorList collaborators={collaborators} />
        </Part>
      )}
      {file && (
        <div className="paper:hidden">
          <Part title={t("deposit.title")}>
            <DepositPanel workId={work.id} known={file} />
          </Part>
        </div>
      )}
    </div>
  );
}

interface ActsProps {
  work: OwnWork;
  /** The number of statements made from here. */
  said: number;
  onSaid: () => void;
}

/** What its owner can do with the work. */
export function ActsOnWork({ work, said, onSaid }: ActsProps) {
  const { certificateId, status } = work;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <DisputesPart
        work={work}
        onSaid={() => {
          void queryClient.invalidateQueries(ownWorkQuery(work.id));
          onSaid();
        }}
      />
      {status !== "blocked" && (
        <Suspense>
          <EvidencePart work={work} />
        </Suspense>
      )}
      <Suspense>
        <NoticesPart work={work} />
      </Suspense>
      <Acts key={said} work={work} onSaid={onSaid} />
      {Object.keys(work.aiUse).length > 0 && status !== "withdrawn" && status !== "blocked" && (
        <Suspense>
          <TellMachines certificateId={certificateId} uses={work.aiUse} />
        </Suspense>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}
