import { callApiForBytes } from "./call-api.ts";

/** Downloads the user's own private copy under its registered file name. */
export async function downloadDeposit(workId: string): Promise<void> {
  const response = await callApiForBytes("GET /api/ip/{id}/file", { params: { id: workId } });
  const name = /filename\*=UTF-8''(\S+)/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  const address = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement("a"), {
    href: address,
    download: decodeURIComponent(name ?? ""),
  });
  link.click();
  // By the next turn of the event loop, the browser has opened it.
  setTimeout(() => URL.revokeObjectURL(address));
}
