import { markPicture } from "@colophon/uses/embed";
import type { MarkAnswer, MarkOrder } from "./mark-file.ts";

async function mark({ file, plus, replacing }: MarkOrder): Promise<MarkAnswer> {
  const buffer = await file.arrayBuffer().catch(() => undefined);
  if (buffer === undefined) return { reason: "unreadable" };
  const marked = markPicture(new Uint8Array(buffer), { plus, ...(replacing !== undefined && { replacing }) });
  if (marked.state === "left_alone") {
    const { reason, said } = marked;
    return { reason, ...(said !== undefined && { said }) };
  }
  return { copy: new Blob(marked.parts as BlobPart[], { type: file.type }) };
}

/** Answers in any case: whoever asked waits for one message. */
self.addEventListener("message", ({ data }: MessageEvent<MarkOrder>) => {
  void mark(data)
    .catch((): MarkAnswer => ({ reason: "unreadable" }))
    .then((answer) => self.postMessage(answer));
});
