import { callApiForBytes } from "./call-api.ts";

/** Fetches one's own private copy and hands it to the browser's downloads, under the name that it was registered with. */
export async function downloadDeposit(workId: string): Promise<void> {
  const response = await callApiForBytes("GET /api/ip/{id}/file", { params: { id: workId } });
  const name = /filename\*=UTF-8''(\S+)/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  const address = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement("a"), {
    href: address,
    download: decodeURIComponent(name ?? ""),
  });
  link.click();
  // The browser has taken hold of it by the next turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
