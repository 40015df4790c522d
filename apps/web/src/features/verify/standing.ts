import { ApiError } from "@colophon/api";
import { callApiAsAnyone } from "../../lib/api/call-api.ts";

/** What the registry has of a certificate: nothing; nothing any more; what somebody gave back and no account has; or all of it. */
export type Standing = "lost" | "erased" | "unowned" | "here";

export async function readStanding(id: string, signal: AbortSignal): Promise<Standing> {
  try {
    const { givenBack } = await callApiAsAnyone("GET /api/ip/verify/{id}", { params: { id } }, { signal });
    return givenBack === "unowned" ? "unowned" : "here";
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "certificate_not_found") return "lost";
    if (error.code === "certificate_erased") return "erased";
    if (error.code === "certificate_blocked") return "here";
    throw error;
  }
}
