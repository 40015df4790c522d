import { z } from "zod";
import { requiredLine } from "./text.ts";

/** The code of an email's link. It is sent in a body: a code in a URL is in the logs of servers and proxies. */
export const mailedCode = z.object({ token: requiredLine(200) });
