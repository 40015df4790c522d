import { formatBundle } from "@colophon/proof";
import { formatStatus, type StatusJson } from "@colophon/proof/statements";
import { close, makeSaid, makeStatus, type Saying } from "@colophon/testing/make-status";
import { makeRegistry } from "./fixtures.ts";

/**
 * Statuses that a log has committed to, from which somebody has taken what decides, and one of the log after the certificate's
 * own; each with its bundle and its trust file. By the names of their files.
 */
export function makeForgedStatuses(): Record<string, string> {
  const answer = (kind: string, withhold: string[] = []): Saying => ({
    kind,
    by: "collaborator",
    claims: { collaborator: 1, role: "Ghostwriter" },
    withhold,
  });
  const correct = (title: string, withhold: string[] = []): Saying => ({
    kind: "corrected",
    by: "registrant",
    claims: { fields: { title: { old: "The work", new: title } } },
    withhold,
  });
  const disputed: Saying = { kind: "disputed", by: "claimant", claims: { text: "Stolen from me." } };
  const settled: Saying = {
    kind: "settled",
    by: "claimant",
    claims: { text: "I was wrong.", dispute: 0 },
    withhold: ["dispute"],
  };
  return {
    ...filesOf("declined-by-nobody", [answer("confirmed"), answer("declined", ["collaborator"])]),
    ...filesOf("settled-by-nobody", [disputed, settled]),
    ...filesOf("corrected-by-nobody", [correct("An older title"), correct("The newest title", ["fields"])]),
    ...filesOf("erased-correction", [
      correct("A title that was erased", ["fields"]),
      { kind: "erased", by: "registry" },
    ]),
    ...ofNextLog("said-in-the-next-log"),
  };
}

function filesOf(name: string, sayings: Saying[]): Record<string, string> {
  const { bundle, status, registry } = makeSaid(sayings);
  return named(name, formatBundle(bundle), status, registry.trust);
}

/** The certificate was withdrawn in the log that ended; the next one says nothing of it. */
function ofNextLog(name: string): Record<string, string> {
  const { registry, certificate, bundle } = makeSaid([{ kind: "withdrawn", by: "registrant" }]);
  const next = makeRegistry({ origin: "registry.example/log2" });
  close(next);
  const within = { ...bundle, tlogProof: next.tlogProof(0) };
  const { consistency: _, ...status } = makeStatus(next, certificate, [], within);
  const last = registry.entries.length;
  const atEnd = registry.bundle(certificate, { size: last });
  return named(name, formatBundle(atEnd), status, { ...next.trust, previousLogs: [registry.end(last)] });
}

const named = (name: string, bundle: string, status: StatusJson, trust: object): Record<string, string> => ({
  [`${name}.colophon.json`]: bundle,
  [`${name}.status.json`]: formatStatus(status),
  [`${name}-trust.json`]: `${JSON.stringify(trust, undefined, 2)}\n`,
});
