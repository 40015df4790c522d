import { answerJobs } from "../../base/processes/answer-jobs.ts";
import { reEncodeImage } from "./re-encode-image.ts";

// The entry of a child process.
answerJobs(reEncodeImage);
