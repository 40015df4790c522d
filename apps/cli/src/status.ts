import { ApiError } from "@colophon/api";
import { ask, asFailure, type Asking } from "./ask.ts";
import { type ExitCode, exitCodes } from "./failure.ts";
import { journalFile } from "./places.ts";
import { readOrder } from "./orders.ts";
import { tellOrder } from "./paying.ts";
import { quoted, type Terminal, type Voice } from "./terminal.ts";

interface Telling {
  asking: Asking;
  voice: Voice;
  env: Terminal["env"];
}

/** What the registry says of certificates, of an order, or of all works together. */
export async function status(
  { ids, order }: { ids: readonly string[]; order?: string },
  { asking, voice, env }: Telling,
): Promise<ExitCode> {
  try {
    if (order !== undefined) tellOrder(await readOrder(asking, order), { voice });
    if (order !== undefined && ids.length === 0) return exitCodes.done;
    if (ids.length === 0) return await tellAll({ asking, voice, env });
    let code: ExitCode = exitCodes.done;
    for (const id of ids) if (!(await isTold(id, { asking, voice }))) code = exitCodes.refused;
    return code;
  } catch (error) {
    throw error instanceof ApiError ? asFailure(asking, error) : error;
  }
}

async function tellAll({ asking, voice, env }: Telling): Promise<ExitCode> {
  const { registered, states } = await ask(asking, "GET /api/ip/user/works/counts", {});
  const counted = states.map(({ value, count }) => `${count} ${value}`).join(", ");
  voice.result(
    {
      event: "account",
      registry: asking.registry.href,
      registered,
      states,
      journal: journalFile(env, asking.registry),
    },
    `${registered} ${registered === 1 ? "work" : "works"} at ${asking.registry.host}${counted === "" ? "" : `: ${counted}`}`,
  );
  return exitCodes.done;
}

async function isTold(id: string, { asking, voice }: Omit<Telling, "env">): Promise<boolean> {
  try {
    const found = await ask(asking, "GET /api/ip/verify/{id}", { params: { id } });
    const { certificateId, title, status: state, registrationDate, anchor } = found;
    voice.result(
      { event: "certificate", certificateId, title, status: state, registrationDate, anchor: anchor.state },
      `${certificateId}  ${quoted(title)}: ${state}, registered ${registrationDate}, anchor ${anchor.state}`,
    );
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 451)) throw error;
    const { code, message } = asFailure(asking, error);
    voice.result({ event: "unknown", certificateId: id, code }, `${id}: ${message}`);
    return false;
  }
}
