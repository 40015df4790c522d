import { parentPort } from "node:worker_threads";
import { loadTypst } from "./load-typst.ts";
import { openPageRenderer, type PageJob } from "./page-renderer.ts";

export type PageAnswer = { bytes: Uint8Array } | { error: string };

const port = parentPort;
if (port === null) throw new Error("pages are rendered in a worker");

// The door of a worker thread: a job comes, its answer goes, and only then the next job comes.
const renderer = loadTypst().then(openPageRenderer);
port.on("message", (job: PageJob) => {
  void renderer
    .then(async (render): Promise<PageAnswer> => ({ bytes: await render(job) }))
    .catch((error: unknown): PageAnswer => ({ error: String(error) }))
    .then((answer) => port.postMessage(answer));
});
