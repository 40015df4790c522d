import { type Checkpoint, ProofError, readCheckpoint, type Trust, verifyCheckpoint } from "@colophon/proof";
import { queryOptions } from "@tanstack/react-query";
import { fetchTrust } from "../../lib/checking/fetch-trust.ts";

export interface LogHead {
  checkpoint: Checkpoint;
  log: Trust["log"];
  isGenuine: boolean;
}

/** The log's newest head, and whether the log's key has signed it: judged here, not by the server. */
export const headQuery = queryOptions({
  queryKey: ["log", "head"],
  queryFn: async ({ signal }): Promise<LogHead> => {
    const [note, { log }] = await Promise.all([fetchCheckpoint(signal), fetchTrust(signal)]);
    return { log, ...judgeCheckpoint(note, log) };
  },
  refetchInterval: 15_000,
});

async function fetchCheckpoint(signal: AbortSignal): Promise<string> {
  const response = await fetch("/log/checkpoint", { signal });
  if (!response.ok) throw new Error(`/log/checkpoint: ${response.status}`);
  return response.text();
}

function judgeCheckpoint(note: string, log: Trust["log"]): Pick<LogHead, "checkpoint" | "isGenuine"> {
  try {
    return { checkpoint: verifyCheckpoint(note, log), isGenuine: true };
  } catch (error) {
    if (!(error instanceof ProofError)) throw error;
    return { checkpoint: readCheckpoint(note), isGenuine: false };
  }
}
