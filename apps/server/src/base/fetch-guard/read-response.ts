import type { IncomingMessage } from "node:http";
import { FetchRefusal } from "./fetch-refusal.ts";

export interface ResponseText {
  mediaType: "text/html" | "text/plain";
  text: string;
}

const maxBytes = 512_000;

export async function readResponse(response: IncomingMessage): Promise<ResponseText> {
  try {
    if (response.statusCode !== 200) throw new FetchRefusal("answered_error");
    const { "content-type": type = "", "content-encoding": coding = "identity" } = response.headers;
    const mediaType = type.split(";")[0]?.trim().toLowerCase();
    if (mediaType !== "text/html" && mediaType !== "text/plain") throw new FetchRefusal("wrong_type");
    // Nothing is decompressed: what is small may become anything.
    if (coding.trim().toLowerCase() !== "identity") throw new FetchRefusal("compressed");
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxBytes) throw new FetchRefusal("too_large");
      chunks.push(chunk);
    }
    return { mediaType, text: decoderOf(type).decode(Buffer.concat(chunks)) };
  } finally {
    response.destroy();
  }
}

function decoderOf(contentType: string): TextDecoder {
  const label = /;\s*charset="?([\w.:-]+)/i.exec(contentType)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
