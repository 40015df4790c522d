import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { takeOverDrawnField } from "../../lib/page/drawn-field.ts";
import { knownWorksQuery } from "../../lib/api/known-works-query.ts";
import { FileInput } from "../../ui/file-input.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Price } from "../../ui/price.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { FirstCertificate } from "./first-certificate.tsx";
import { RegisterLink } from "./register-link.tsx";

const importChosen = async () => import("./chosen-file.tsx");
const ChosenFile = lazy(async () => ({ default: (await importChosen()).ChosenFile }));

/** Code that the first screen doesn't need, loaded before a file is chosen, in case the connection is lost meanwhile. */
async function prepare(): Promise<void> {
  try {
    await importChosen();
    await (await import("./read-ahead.ts")).readAhead();
  } catch {
    // Requested again with the file.
  }
}

/** The product itself: choose a file, see its certificate take shape, register it. */
export function Hero() {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<{ id: number; file: File }>();
  const [sha256, setSha256] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const { data: known, isError } = useQuery({ ...knownWorksQuery(sha256), enabled: sha256 !== "" });

  useEffect(() => void prepare(), []);

  const takeOver = useEffectEvent(() => {
    if (takeOverDrawnField(choose)) input.current?.focus();
  });
  useEffect(() => takeOver(), []);

  function choose(file?: File) {
    setSha256("");
    setChosen((before) => file && { id: (before?.id ?? 0) + 1, file });
  }

  return (
    <section className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid gap-5">
        <PageTitle tab={t("home.tab")}>{t("home.welcome")}</PageTitle>
        {/* Arabic takes one more line until its typeface has loaded: this prevents a layout shift. */}
        <p className="max-w-prose font-serif text-xl max-sm:[&:lang(ar)]:min-h-[3lh]">{t("home.sentence")}</p>
        <FileInput
          ref={input}
          label={t("registration.file.choose")}
          hint={t("home.registered.hint")}
          onFile={choose}
        />
        {chosen ? (
          <Suspense fallback={<Loading />}>
            <ChosenFile
              key={chosen.id}
              file={chosen.file}
              sha256={sha256}
              onRead={setSha256}
              onCancel={() => {
                choose();
                input.current?.focus();
              }}
            />
          </Suspense>
        ) : (
          <RegisterLink />
        )}
        <Price />
      </div>
      <FirstCertificate
        work={chosen && sha256 !== "" ? { name: chosen.file.name, sha256 } : undefined}
        state={stateOf(known?.length, isError)}
      />
    </section>
  );
}

function stateOf(count: number | undefined, isError: boolean) {
  if (isError) return "notAsked";
  if (count === undefined) return "asking";
  return count === 0 ? "notYet" : "registered";
}
