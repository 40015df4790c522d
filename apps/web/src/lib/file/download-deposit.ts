import { callApiForBytes } from "../api/call-api.ts";
import { saveFile } from "./save-file.ts";

/** Downloads the user's own private copy under its registered file name. */
export async function downloadDeposit(workId: string): Promise<void> {
  const response = await callApiForBytes("GET /api/ip/{id}/file", { params: { id: workId } });
  const name = /filename\*=UTF-8''(\S+)/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  saveFile(await response.blob(), decodeURIComponent(name ?? ""));
}
