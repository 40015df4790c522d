import { loadTypst } from "./load-typst.ts";
import { openPageRenderer, type PageJob } from "./page-renderer.ts";

export type PageAnswer = { bytes: Uint8Array } | { error: string };

// The entry of a child process: the next job arrives only after the answer to the previous one.
const renderer = loadTypst().then(openPageRenderer);
process.on("message", (job: PageJob) => {
  void renderer
    .then(async (render): Promise<PageAnswer> => ({ bytes: await render(job) }))
    .catch((error: unknown): PageAnswer => ({ error: String(error) }))
    .then((answer) => process.send?.(answer));
});
// The server has ended, cleanly or not.
process.on("disconnect", () => process.exit());
