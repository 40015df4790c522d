import { callApiForBytes } from "../api/call-api.ts";
import { saveFile } from "./save-file.ts";

/** Downloads the user's own private copy under its registered file name: of several files, of the one with this number. */
export async function downloadDeposit(workId: string, number = 1): Promise<void> {
  const params = { id: workId, number };
  const response = await callApiForBytes("GET /api/ip/{id}/files/{number}", { params });
  const name = /filename\*=UTF-8''(\S+)/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  saveFile(await response.blob(), decodeURIComponent(name ?? ""));
}
