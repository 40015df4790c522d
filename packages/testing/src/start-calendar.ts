import { randomBytes } from "node:crypto";
import { type Attestation, formatTimestamp, type Timestamp } from "@colophon/clocks";
import { concat, fromHex, sha256, toHex, utf8 } from "@colophon/proof";
import { sha256d } from "./make-blocks.ts";
import { type Given, type OddService, serveOddly } from "./serve-oddly.ts";
import type { SimulatedBitcoin } from "./simulate-bitcoin.ts";

/** How a calendar's answer may be wrong, beside the oddities of every service. */
export type CalendarMood =
  | "true"
  /** It leads to nothing that anybody knows. */
  | "unknown"
  /** It promises for ever, also what it has promised. */
  | "promises"
  /** Its promise names another address, which nobody should ask. */
  | "hostile"
  /** A byte follows. */
  | "longer"
  /** It attests a block that has something else. */
  | "lying";

export interface TestCalendar extends OddService<CalendarMood> {
  /** Brings all that was sent until now into a block, with six on top; answers the block's height. */
  confirm(): number;
  /** Digests that it was sent. */
  digests(): number;
}

type Operation = Timestamp["steps"][number]["operation"];

const hash: Operation = { tag: 0x08 };
const append = (argument: Uint8Array): Operation => ({ tag: 0xf0, argument });
const prepend = (argument: Uint8Array): Operation => ({ tag: 0xf1, argument });
const end = (attestation: Attestation): Timestamp => ({ attestations: [attestation], steps: [] });

function lead(operations: readonly Operation[], to: Timestamp): Timestamp {
  return operations.reduceRight<Timestamp>(
    (next, operation) => ({ attestations: [], steps: [{ operation, next }] }),
    to,
  );
}

/** A calendar of OpenTimestamps as the public ones are: it promises at once, and proves when a block has it. */
export async function startCalendar(bitcoin: SimulatedBitcoin): Promise<TestCalendar> {
  /** What was promised, in hex, and what leads from it to a block. */
  const promised = new Map<string, Timestamp | undefined>();
  let digests = 0;

  function promise(digest: Uint8Array, mood: CalendarMood): Timestamp {
    digests++;
    // A calendar's own: the second of the request, and a keyed hash of it all.
    const time = new Uint8Array(4);
    new DataView(time.buffer).setUint32(0, Math.floor(Date.now() / 1000));
    const mac = new Uint8Array(randomBytes(8));
    promised.set(toHex(concat(time, sha256(digest), mac)), undefined);
    const uri = mood === "hostile" ? "http://169.254.169.254/latest" : calendar.url;
    const attestation: Attestation =
      mood === "unknown"
        ? { kind: "unknown", tag: new Uint8Array(8).fill(1), payload: utf8("nothing") }
        : { kind: "pending", uri };
    return lead([hash, prepend(time), append(mac)], end(attestation));
  }

  const service = await serveOddly<CalendarMood>("true", ({ method, path, body }, mood): Given => {
    const after = mood === "longer" ? new Uint8Array(1) : new Uint8Array();
    if (method === "POST" && path === "/digest")
      return { body: concat(formatTimestamp(promise(body, mood)), after) };
    const [, hex = ""] = /^\/timestamp\/([0-9a-f]+)$/.exec(path) ?? [];
    const found = promised.get(hex);
    if (promised.has(hex) && mood === "promises")
      return { body: formatTimestamp(end({ kind: "pending", uri: calendar.url })) };
    if (promised.has(hex) && mood === "lying")
      return { body: formatTimestamp(lead([hash], end({ kind: "bitcoin", height: bitcoin.tip() - 6 }))) };
    if (found === undefined)
      return { status: 404, type: "text/plain", body: "Pending confirmation in Bitcoin blockchain" };
    return { body: concat(formatTimestamp(found), after) };
  });

  const calendar: TestCalendar = Object.assign(service, {
    digests: () => digests,
    confirm() {
      const waiting = [...promised].filter(([, proof]) => proof === undefined).map(([hex]) => hex);
      // A chain of all that wait; its end is in a transaction, and that is in a block with another one.
      let commitment: Uint8Array = new Uint8Array(32);
      const steps = waiting.map((hex) => {
        const sibling = commitment;
        commitment = sha256(concat(sha256(fromHex(hex)), sibling));
        return sibling;
      });
      const [before, after] = [randomBytes(40), randomBytes(20)];
      const transaction = new Uint8Array(sha256d(concat(before, commitment, after)));
      const other = new Uint8Array(randomBytes(32));
      const height = bitcoin.add(new Uint8Array(sha256d(concat(transaction, other))));
      for (let i = 0; i < 6; i++) bitcoin.add(new Uint8Array(randomBytes(32)));
      for (const [i, hex] of waiting.entries()) {
        const later = steps.slice(i + 1).map((_, j) => sha256(fromHex(waiting[i + 1 + j] ?? "")));
        const up = [hash, append(steps[i] ?? new Uint8Array()), hash];
        for (const one of later) up.push(prepend(one), hash);
        up.push(prepend(new Uint8Array(before)), append(new Uint8Array(after)), hash, hash);
        up.push(append(other), hash, hash);
        promised.set(hex, lead(up, end({ kind: "bitcoin", height })));
      }
      return height;
    },
  });
  return calendar;
}
