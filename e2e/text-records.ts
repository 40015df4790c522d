import { createSocket } from "node:dgram";
import { once } from "node:events";

export interface TextRecords {
  /** For DNS_SERVERS. */
  address: string;
  /** By their names. */
  texts: Map<string, string>;
  stop: () => void;
}

/** A DNS server on loopback that knows these TXT records and says of every other name that there is none (RFC 1035). */
export async function serveTextRecords(): Promise<TextRecords> {
  const socket = createSocket("udp4");
  const texts = new Map<string, string>();
  socket.on("message", (query, { port, address }) => socket.send(answer(query, texts), port, address));
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return { address: `127.0.0.1:${socket.address().port}`, texts, stop: () => void socket.close() };
}

function answer(query: Buffer, texts: TextRecords["texts"]): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  const text = texts.get(labels.join(".").toLowerCase());
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(text === undefined ? 0x8183 : 0x8180, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(text === undefined ? 0 : 1, 6);
  const question = query.subarray(12, at + 5);
  if (text === undefined) return Buffer.concat([header, question]);
  const data = Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);
  // The question's name, TXT, IN, for a second.
  const fixed = Buffer.from([0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 1, 0, data.length]);
  return Buffer.concat([header, question, fixed, data]);
}
