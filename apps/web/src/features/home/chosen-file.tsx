import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { carryFile } from "../../lib/file/held-file.ts";
import { knownWorksQuery } from "../../lib/api/known-works-query.ts";
import { useHashOf } from "../../lib/file/use-file-hash.ts";
import { Button } from "../../ui/button.tsx";
import { FileHashStatus } from "../../ui/file-hash-status.tsx";
import { UnlessCertificate } from "../../ui/unless-certificate.tsx";
import { FoundWorks } from "./found-works.tsx";
import { useRegisterPlace } from "./use-register-place.ts";

interface Props {
  file: File;
  /** Empty until the file is read. */
  sha256: string;
  onRead: (sha256: string) => void;
  onCancel: () => void;
}

/** What to do with the chosen file: a certificate is checked elsewhere, a work can be registered. */
export function ChosenFile(props: Props) {
  return (
    <UnlessCertificate file={props.file}>
      <WorkFile {...props} />
    </UnlessCertificate>
  );
}

/** The certificates that a work's file has, and registering it. */
function WorkFile({ file, sha256, onRead, onCancel }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const hash = useHashOf(file, onRead);
  const place = useRegisterPlace();
  const { data: known } = useQuery({ ...knownWorksQuery(sha256), enabled: sha256 !== "" });
  if (sha256 === "") return <FileHashStatus hash={hash} onCancel={onCancel} />;

  function register() {
    carryFile(file, sha256);
    void navigate(place.to, { state: place.state });
  }

  return (
    <div className="grid justify-items-start gap-4">
      <Button look={known?.length === 0 ? "primary" : "secondary"} className="min-h-12" onClick={register}>
        {t("home.register")}
      </Button>
      <div className="w-full">
        <FoundWorks sha256={sha256} />
      </div>
    </div>
  );
}
