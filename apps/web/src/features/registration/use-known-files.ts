import type { EndpointOutput, Api } from "@colophon/api";
import { useEffect, useRef, useState } from "react";
import { callApi } from "../../lib/api/call-api.ts";

type Found = EndpointOutput<Api["POST /api/certificates/by-fingerprints"]>[number];

/** Milliseconds between two requests while files are read: each of them brings a new fingerprint. */
const askEvery = 5000;

/** What is registered already of these fingerprints, each asked about once, many at a time. */
export function useKnownFiles(digests: readonly string[]): ReadonlyMap<string, Found> {
  const [known, setKnown] = useState<ReadonlyMap<string, Found>>(new Map());
  const asked = useRef(new Set<string>());
  /** Of the last request: the timer begins again with each fingerprint, `askEvery` counts from here. */
  const askedAt = useRef(0);
  useEffect(() => {
    const fresh = [...new Set(digests)].filter((digest) => !asked.current.has(digest)).slice(0, 1000);
    if (fresh.length === 0) return undefined;
    const timer = setTimeout(
      () => {
        askedAt.current = Date.now();
        for (const digest of fresh) asked.current.add(digest);
        callApi("POST /api/certificates/by-fingerprints", { body: { sha256: fresh } }).then(
          (found) =>
            setKnown((before) => new Map([...before, ...found.map((one) => [one.sha256, one] as const)])),
          () => {
            // Asked again with the next ones.
            for (const digest of fresh) asked.current.delete(digest);
          },
        );
      },
      Math.max(300, askedAt.current + askEvery - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [digests]);
  return known;
}
