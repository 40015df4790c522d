import { loadTypst } from "./load-typst.ts";
import { openPageRenderer, type PageJob } from "./page-renderer.ts";

export type PageAnswer = { bytes: Uint8Array } | { error: string };

// The door of a child process: a job comes, its answer goes, and only then the next job comes.
const renderer = loadTypst().then(openPageRenderer);
process.on("message", (job: PageJob) => {
  void renderer
    .then(async (render): Promise<PageAnswer> => ({ bytes: await render(job) }))
    .catch((error: unknown): PageAnswer => ({ error: String(error) }))
    .then((answer) => process.send?.(answer));
});
// The server has ended, however it did.
process.on("disconnect", () => process.exit());
