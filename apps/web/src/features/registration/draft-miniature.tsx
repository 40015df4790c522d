import type { User } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useWideScreen } from "./use-wide-screen.ts";
import { CertificatePreview } from "../../ui/certificate-preview.tsx";
import { creatorQuery } from "./creator-query.ts";
import { type Draft, isBatch } from "./draft.ts";
import { factsOfDraft } from "./facts-of-draft.ts";
import { workOf } from "./to-batch.ts";

/** A live preview of the certificate, if there is room beside the form; it repeats the form's contents. */
export function DraftMiniature({ draft, user }: { draft: Draft; user: User }) {
  const { t } = useTranslation();
  const isWide = useWideScreen();
  const [today] = useState(() => new Date().toISOString());
  // Drawing takes a moment, and must not delay typing.
  const settled = useDeferredValue(draft);
  const { data: creator } = useQuery(creatorQuery);
  const facts = useMemo(() => {
    const [first] = settled.files;
    // Of several works the first one's.
    const drawn = first && isBatch(settled) ? workOf(settled, first) : settled;
    // Until the profile is here, the preview lacks what only the profile has.
    return factsOfDraft(drawn, user, today, creator ?? {});
  }, [settled, user, today, creator]);
  if (!isWide) return undefined;
  return (
    <figure aria-hidden className="sticky top-6 grid gap-3 self-start print:hidden">
      <figcaption className="text-center text-sm text-muted">{t("document.previewOnly")}</figcaption>
      <CertificatePreview
        isTurning
        facts={facts}
        validationUrl={new URL("/verify", window.location.origin).href}
        isTestChain
      />
    </figure>
  );
}
