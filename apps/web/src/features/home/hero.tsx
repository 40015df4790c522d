import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { takeOverDrawnField } from "../../lib/page/drawn-field.ts";
import { usePageDrop } from "../../lib/file/use-page-drop.ts";
import { FileInput } from "../../ui/file-input.tsx";
import { Loading } from "../../ui/loading.tsx";
import { RegistrationPrice } from "../../ui/registration-price.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { FirstPaper } from "./first-paper.tsx";
import { useRegisterPlace } from "./use-register-place.ts";

const importChosen = async () => import("./file-panel.tsx");
const FilePanel = lazy(async () => ({ default: (await importChosen()).FilePanel }));
const importPaper = async () => import("./chosen-paper.tsx");
const ChosenPaper = lazy(async () => ({ default: (await importPaper()).ChosenPaper }));

/** Code that the first screen doesn't need, loaded before a file is chosen, in case the connection is lost meanwhile. */
async function prepare(): Promise<void> {
  try {
    await Promise.all([importChosen(), importPaper()]);
    await (await import("./read-ahead.ts")).readAhead();
  } catch {
    // Requested again with the file.
  }
}

interface Chosen {
  id: number;
  file: File;
  /** How many files were dropped at once. */
  among: number;
}

/** The product itself: a finished certificate, and a place for a file, whose certificate it becomes. */
export function Hero({ isUnknownPath }: { isUnknownPath: boolean }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Chosen>();
  const [sha256, setSha256] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const place = useRegisterPlace();

  useEffect(() => void prepare(), []);

  const takeOver = useEffectEvent(() => {
    if (takeOverDrawnField((file) => choose(file))) input.current?.focus();
  });
  useEffect(() => takeOver(), []);

  function choose(file: File, among = 1) {
    setSha256("");
    setChosen((before) => ({ id: (before?.id ?? 0) + 1, file, among }));
  }

  function remove() {
    // The field is back before it takes the focus.
    flushSync(() => setChosen(undefined));
    input.current?.focus();
  }

  usePageDrop(([first, ...others]) => first && choose(first, others.length + 1));

  return (
    <section className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_auto_1fr] wide:grid-cols-[minmax(0,1fr)_30rem]">
      <div className="grid gap-4">
        <PageTitle tab={t(isUnknownPath ? "home.unknown.title" : "home.tab")} isLarge>
          {t("home.welcome")}
        </PageTitle>
        {/* On a phone the file and its certificate take the place of the sentence. */}
        <p className={`max-w-prose font-serif text-xl text-balance ${chosen ? "max-lg:hidden" : ""}`}>
          {t("home.sentence")}
        </p>
      </div>
      <div className="grid gap-2">
        {chosen ? (
          <Suspense fallback={<Loading />}>
            <FilePanel
              key={chosen.id}
              file={chosen.file}
              among={chosen.among}
              sha256={sha256}
              onRead={setSha256}
              onRemove={remove}
            />
          </Suspense>
        ) : (
          <>
            <FileInput
              ref={input}
              size="large"
              label={t("registration.file.choose")}
              hint={t("home.registered.hint")}
              onFile={choose}
            />
            <Link to={place.to} state={place.state} className="justify-self-start py-2 max-sm:tap">
              {t("home.withoutFile")}
            </Link>
          </>
        )}
      </div>
      <div className={chosen ? "max-lg:order-last" : ""}>
        <RegistrationPrice isFull />
      </div>
      <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
        {chosen && sha256 !== "" ? (
          <Suspense fallback={<FirstPaper />}>
            <ChosenPaper name={chosen.file.name} sha256={sha256} />
          </Suspense>
        ) : (
          <FirstPaper />
        )}
      </div>
    </section>
  );
}
