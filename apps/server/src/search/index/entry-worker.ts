import { parentPort } from "node:worker_threads";
import { entryOfWork, type SearchedWork } from "./entry-of-work.ts";

const port = parentPort;
if (port === null) throw new Error("works are read for the index in a worker");

// The door of a worker thread: works come, and their entries go in the same order.
port.on("message", (works: SearchedWork[]) => port.postMessage(works.map(entryOfWork)));
