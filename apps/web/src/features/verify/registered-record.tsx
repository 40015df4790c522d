import type { Certificate } from "@colophon/api";
import { ApiError, certificateIdPattern } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callApiAsAnyone } from "../../lib/api/call-api.ts";
import { longDateTime } from "../../lib/text/format.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { type Claimed, readClaimed } from "./read-claimed.ts";

/** Beneath a refused certificate: what is registered under its number, and where the refused proof differs. */
export function RegisteredRecord({ bundle }: { bundle: Uint8Array }) {
  const { t } = useTranslation();
  const claimed = readClaimed(bundle);
  const id = claimed?.certificateId ?? "";
  const { data, error } = useQuery({
    queryKey: ["registered", id],
    queryFn: async ({ signal }) => callApiAsAnyone("GET /api/ip/verify/{id}", { params: { id } }, { signal }),
    enabled: certificateIdPattern.test(id),
  });
  if (error instanceof ApiError && error.status === 404)
    return <p>{t("drop.registered.none", { certificateId: id })}</p>;
  if (!data || !claimed) return undefined;
  const registered = asClaimed(data);
  const differing = (["title", "creatorName", "registeredAt", "sha256"] as const).filter(
    (name) => claimed[name] !== registered[name],
  );
  return (
    <section className="grid gap-3">
      <h3 className="text-xl">{t("drop.registered.title", { certificateId: id })}</h3>
      <ClaimedFacts claimed={registered} names={["title", "creatorName", "registeredAt", "sha256"]} />
      {differing.length === 0 ? (
        <p>{t("drop.registered.same")}</p>
      ) : (
        <>
          <p className="font-semibold">{t("drop.registered.differs")}</p>
          <ClaimedFacts claimed={claimed} names={differing} />
        </>
      )}
      <ButtonLink to={`/verify/${id}`} look="secondary" className="justify-self-start paper:hidden">
        {t("drop.toPage")}
      </ButtonLink>
    </section>
  );
}

const asClaimed = (certificate: Certificate): Claimed => ({
  certificateId: certificate.certificateId,
  title: certificate.title,
  creatorName: certificate.creator.name,
  registeredAt: Date.parse(certificate.registrationDate) / 1000,
  sha256: certificate.fileFingerprints[0]?.sha256 ?? "",
});

function ClaimedFacts({ claimed, names }: { claimed: Claimed; names: (keyof Claimed)[] }) {
  const { t, i18n } = useTranslation();
  const shown = {
    certificateId: [t("certificate.id"), claimed.certificateId],
    title: [t("registration.field.title"), claimed.title],
    creatorName: [t("certificate.creatorName"), claimed.creatorName],
    registeredAt: [
      t("certificate.registrationDate"),
      longDateTime(i18n.language, claimed.registeredAt * 1000),
    ],
    sha256: [t("registration.file.fingerprint"), claimed.sha256],
  };
  return (
    <Facts>
      {names.map((name) => {
        const [label = "", text] = shown[name];
        return (
          <Fact key={name} name={label}>
            {text || "–"}
          </Fact>
        );
      })}
    </Facts>
  );
}
