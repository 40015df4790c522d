import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useHashOf } from "../../lib/use-file-hash.ts";
import { FileHashStatus } from "../../ui/file-hash-status.tsx";
import { FileInput } from "../../ui/file-input.tsx";
import { UnlessCertificate } from "../../ui/unless-certificate.tsx";
import { FoundWorks } from "./found-works.tsx";

/** "Has this been registered?": the file is hashed here, and its fingerprint alone is looked up. */
export function FindByFile() {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<{ id: string; file: File }>();
  const input = useRef<HTMLInputElement>(null);
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-4">
      <h2 className="text-center text-2xl">{t("home.registered.title")}</h2>
      <FileInput
        ref={input}
        label={t("registration.file.choose")}
        hint={t("home.registered.hint")}
        onFile={(file) => setChosen({ id: crypto.randomUUID(), file })}
      />
      {chosen && (
        <UnlessCertificate key={chosen.id} file={chosen.file}>
          <FoundByFile
            file={chosen.file}
            onCancel={() => {
              setChosen(undefined);
              input.current?.focus();
            }}
          />
        </UnlessCertificate>
      )}
      <p className="text-center">
        <Link to="/verify" className="inline-block py-2 font-serif text-lg">
          {t("home.check")}
        </Link>
      </p>
    </section>
  );
}

function FoundByFile({ file, onCancel }: { file: File; onCancel: () => void }) {
  const [sha256, setSha256] = useState("");
  const hash = useHashOf(file, setSha256);
  if (sha256 === "") return <FileHashStatus hash={hash} onCancel={onCancel} />;
  return <FoundWorks sha256={sha256} />;
}
