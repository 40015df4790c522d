import { answerJobs } from "../../base/processes/answer-jobs.ts";
import { loadTypst } from "./load-typst.ts";
import { openPageRenderer, type PageJob } from "./page-renderer.ts";

// The entry of a child process.
const renderer = loadTypst().then(openPageRenderer);
answerJobs(async (job: PageJob): Promise<Uint8Array> => (await renderer)(job));
