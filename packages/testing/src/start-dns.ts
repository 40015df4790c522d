import { createSocket } from "node:dgram";
import { once } from "node:events";
import { isIPv4 } from "node:net";

export interface TestDns {
  /** For `setServers`, or DNS_SERVERS. */
  address: string;
  /** Addresses of both kinds, in lower case. A list of lists is answered one after another, the last for good. */
  addresses: Map<string, string[] | string[][]>;
  texts: Map<string, string[]>;
  /** Names as they were asked for, each with its type: `a.example A`. */
  asked: string[];
  stop: () => void;
}

const types: Record<number, string> = { 1: "A", 16: "TXT", 28: "AAAA" };

/** A resolver on loopback that knows these names, and says of all others that there are none. */
export async function startDns(): Promise<TestDns> {
  const socket = createSocket("udp4");
  const dns: TestDns = {
    address: "",
    addresses: new Map(),
    texts: new Map(),
    asked: [],
    stop: () => void socket.close(),
  };
  socket.on("message", (query, { port, address }) => socket.send(answer(dns, query), port, address));
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  dns.address = `127.0.0.1:${socket.address().port}`;
  return dns;
}

/** RFC 1035, 4.1: the question again, and an answer for each record. */
function answer({ addresses, texts, asked }: TestDns, query: Buffer): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  const name = labels.join(".").toLowerCase();
  const type = query.readUInt16BE(at + 1);
  asked.push(`${name} ${types[type] ?? type}`);
  const known = addresses.has(name) || texts.has(name);
  const records = dataOf(type, {
    all: type === 16 ? [] : nextOf(addresses, name, type),
    texts: texts.get(name),
  });
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(known ? 0x8180 : 0x8183, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  const answers = records.map((data) => {
    const fixed = Buffer.alloc(12);
    // The name is that of the question.
    fixed.writeUInt16BE(0xc00c, 0);
    fixed.writeUInt16BE(type, 2);
    fixed.writeUInt16BE(1, 4);
    fixed.writeUInt16BE(data.length, 10);
    return Buffer.concat([fixed, data]);
  });
  return Buffer.concat([header, query.subarray(12, at + 5), ...answers]);
}

/** Both types of one look-up get the same list: the one for IPv4 is asked first, and takes it. */
function nextOf(addresses: TestDns["addresses"], name: string, type: number): string[] {
  const lists = addresses.get(name) ?? [];
  const [first] = lists;
  if (!Array.isArray(first)) return lists as string[];
  if (type === 1 && lists.length > 1) lists.shift();
  return first;
}

function dataOf(type: number, { all, texts = [] }: { all: string[]; texts: string[] | undefined }): Buffer[] {
  if (type === 1)
    return all.filter((one) => isIPv4(one)).map((one) => Buffer.from(one.split(".").map(Number)));
  if (type === 28) return all.filter((one) => !isIPv4(one)).map(bytesOf);
  // In strings of at most 255 bytes.
  return texts.map((text) =>
    Buffer.concat(
      (text.match(/.{1,255}/g) ?? [""]).map((part) => Buffer.from([part.length, ...Buffer.from(part)])),
    ),
  );
}

/** Sixteen bytes; a test may write the last four as IPv4. */
function bytesOf(address: string): Buffer {
  const written = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = [], tail = []] = written.split("::").map((half) =>
    half
      .split(":")
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16)),
  );
  const groups = [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
  return Buffer.from(groups.flatMap((group) => [group >> 8, group & 255]));
}
