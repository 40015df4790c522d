import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { addressTopic, ANCHORED_TOPIC, toHex } from "@colophon/proof";
import { describe, expect, onTestFinished, test } from "vitest";
import { grow, publish, type Registry, setUpMonitor } from "./set-up-monitor.ts";

interface Event {
  address: string;
  topics: string[];
  data: string;
  blockNumber: string;
}

/** What a node says; change it while it runs. */
interface Node {
  chainId: unknown;
  newest: unknown;
  final: unknown;
  events: Event[];
}

const hex = (value: number) => `0x${value.toString(16)}`;

/** Undefined: an error of JSON-RPC. */
function answerOf(node: Node, method: string, [subject]: unknown[]): unknown {
  const from = Number((subject as { fromBlock?: string } | undefined)?.fromBlock);
  switch (method) {
    case "eth_chainId":
      return node.chainId;
    case "eth_blockNumber":
      return node.newest;
    case "eth_getBlockByNumber":
      return { number: subject === "latest" ? node.newest : node.final };
    case "eth_getLogs":
      if (from > Number(node.newest)) return undefined;
      return (
        (node.events as Event[] | null)?.filter(({ blockNumber }) => !(Number(blockNumber) < from)) ?? null
      );
  }
  throw new TypeError(`${method} is not asked for`);
}

async function startNode(node: Node): Promise<string> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method, params } = JSON.parse(body) as { method: string; params: unknown[] };
      response.end(JSON.stringify({ jsonrpc: "2.0", id: 1, result: answerOf(node, method, params) }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A log on the trust's chain whose two anchors are final, and a monitor that has not looked yet. */
async function setUp() {
  const { run: runOnce, ...monitor } = await setUpMonitor();
  const { registry } = monitor;
  const node: Node = {
    chainId: "0x1",
    newest: hex(100),
    final: hex(90),
    events: [4, registry.entries.length].map((size, i) => eventOf(registry, size, 10 + i)),
  };
  const rpc = await startNode(node);
  const savedState = () =>
    JSON.parse(readFileSync(monitor.state, "utf8").split("\n", 1)[0] ?? "") as Record<string, unknown>;
  return { ...monitor, node, savedState, run: () => runOnce("--rpc", rpc) };
}

function eventOf(registry: Registry, size: number, block: number, change: Partial<Event> = {}): Event {
  const [{ contract, sender } = { contract: "", sender: "" }] = registry.trust.anchors;
  return {
    address: contract,
    topics: [ANCHORED_TOPIC, addressTopic(sender), `0x${size.toString(16).padStart(64, "0")}`],
    data: registry.anchor(size).root,
    blockNumber: hex(block),
    ...change,
  };
}

/** What no honest registry has anchored. */
const lie = (registry: Registry, block: number) =>
  eventOf(registry, 3, block, { data: `0x${toHex(new Uint8Array(32))}` });

const fits = { exitCode: 0 };
const alarm = { exitCode: 1, found: { alarm: { code: "anchor_contradicts" } } };
const refused = (code: string) => ({ exitCode: 2, found: { problem: { code } } });

describe("a monitor with a node", () => {
  test("compares what was anchored with the log, and says up to where", async () => {
    const { registry, answers, node, run } = await setUp();
    const headTime = expect.any(Number) as unknown;
    expect(await run()).toMatchObject({ ...fits, found: { anchorsUpTo: { 1: 90 }, headTime } });
    grow(registry);
    const ahead = registry.entries.length;
    node.events.push(eventOf(registry, ahead, 120));
    [node.newest, node.final] = [hex(300), hex(200)];
    // One of a larger tree waits until the log has it.
    expect(await run()).toMatchObject({ ...fits, found: { anchorsUpTo: { 1: 119 } } });
    publish(answers, registry);
    expect(await run()).toMatchObject({ ...fits, found: { size: ahead, anchorsUpTo: { 1: 200 } } });
    node.events.push(lie(registry, 250));
    expect(await run()).toMatchObject(alarm);
  });

  test("compares the anchors beside one that waits", async () => {
    const { registry, node, run } = await setUp();
    const { length } = registry.entries;
    grow(registry);
    const waiting = eventOf(registry, registry.entries.length, 20);
    registry.entries.splice(length);
    node.events.push(waiting, lie(registry, 30));
    expect(await run()).toMatchObject(alarm);
  });

  test("raises the alarm after rounds with a node of another chain, which it refuses", async () => {
    const { registry, node, run } = await setUp();
    for (const chainId of ["0x2", "0x7a69"]) {
      Object.assign(node, { chainId, newest: hex(9_000_000), final: hex(9_000_000) });
      expect(await run()).toMatchObject(refused("wrong_chain"));
    }
    Object.assign(node, { chainId: "0x1", newest: hex(100), final: hex(90) });
    node.events.push(lie(registry, 50));
    expect(await run()).toMatchObject(alarm);
  });

  test("keeps the place on each chain of the trust", async () => {
    const { registry, node, savedState, run, write } = await setUp();
    const anchors = registry.trust.anchors.flatMap((anchor) => [anchor, { ...anchor, chainId: 10 }]);
    write("trust.json", { ...registry.trust, anchors });
    expect(await run()).toMatchObject(fits);
    Object.assign(node, { chainId: "0xa", newest: hex(5000), final: hex(4000) });
    expect(await run()).toMatchObject({ ...fits, found: { anchorsUpTo: { 1: 90, 10: 4000 } } });
    expect(savedState()).toMatchObject({ blocks: { 1: 91, 10: 4001 } });
    Object.assign(node, { chainId: "0x1", newest: hex(101), final: hex(91) });
    node.events.push(lie(registry, 95));
    expect(await run()).toMatchObject(alarm);
  });

  test("refuses from then on when a node has once claimed a height that is too great", async () => {
    const { node, run } = await setUp();
    [node.newest, node.final] = [hex(Number.MAX_SAFE_INTEGER - 1), hex(Number.MAX_SAFE_INTEGER - 1)];
    expect(await run()).toMatchObject(fits);
    [node.newest, node.final] = [hex(100), hex(90)];
    for (let round = 0; round < 2; round++) expect(await run()).toMatchObject(refused("bad_answer"));
  });

  test("is not led past anchors by a newest block that is too great", async () => {
    const { registry, node, run } = await setUp();
    node.newest = hex(0x1f_ff_ff_ff_ff_ff_ff);
    expect(await run()).toMatchObject(fits);
    node.newest = hex(100);
    node.events.push(lie(registry, 95));
    expect(await run()).toMatchObject(alarm);
  });

  test("takes a node that is some blocks behind for what it is, and refuses one before what was final", async () => {
    const { registry, node, run } = await setUp();
    await run();
    [node.newest, node.final] = [hex(90), hex(80)];
    expect(await run()).toMatchObject({ ...fits, found: { anchorsUpTo: { 1: 90 } } });
    [node.newest, node.final] = [hex(89), hex(79)];
    expect(await run()).toMatchObject(refused("bad_answer"));
    [node.newest, node.final] = [hex(101), hex(91)];
    node.events.push(lie(registry, 101));
    expect(await run()).toMatchObject(alarm);
  });

  test("compares an anchor that a reorganisation has moved below the newest block", async () => {
    const { registry, node, run } = await setUp();
    expect(await run()).toMatchObject(fits);
    node.events.push(lie(registry, 91));
    expect(await run()).toMatchObject(alarm);
  });

  test.each<[string, (node: Node) => unknown]>([
    ["no chain's id", (node) => (node.chainId = "nonsense")],
    ["a number as the chain's id", (node) => (node.chainId = 1)],
    ["no newest block", (node) => (node.newest = null)],
    ["nonsense as the newest block", (node) => (node.newest = "nonsense")],
    ["a height without end", (node) => (node.newest = `0x${"f".repeat(30)}`)],
    ["a negative final block", (node) => (node.final = "-0x1")],
    ["a final block above the newest", (node) => (node.final = hex(101))],
    ["no list of events", (node) => Object.assign(node, { events: null })],
    ["something that is no event", (node) => node.events.push({ blockNumber: "0x5f" } as Event)],
    ["an event without a block", (node) => Object.assign(node.events[0] ?? {}, { blockNumber: "pending" })],
    [
      "an event above the newest block",
      (node) => Object.assign(node.events[0] ?? {}, { blockNumber: "0x65" }),
    ],
    [
      "an event of another contract",
      (node) => Object.assign(node.events[0] ?? {}, { address: `0x${"1".repeat(40)}` }),
    ],
    [
      "an event of another sender",
      (node) => node.events[0]?.topics.splice(1, 1, addressTopic(`0x${"1".repeat(40)}`)),
    ],
    [
      "a size that is no size",
      (node) => node.events[0]?.topics.splice(2, 1, `0x${"0".repeat(48)}${"f".repeat(16)}`),
    ],
  ])("refuses a node that gives %s, and is not spoiled by it", async (_, spoil) => {
    const { registry, node, run, savedState } = await setUp();
    await run();
    const [before, { events, ...said }] = [savedState(), node];
    node.events = structuredClone(events);
    // Answers begin where the last round ended.
    for (const event of node.events) event.blockNumber = hex(95);
    spoil(node);
    expect(await run()).toMatchObject(refused("bad_answer"));
    expect(savedState()).toEqual(before);
    Object.assign(node, said, { events: [lie(registry, 95)] });
    expect(await run()).toMatchObject(alarm);
  });

  test("reads addresses in any letters", async () => {
    const { registry, node, run } = await setUp();
    const capitals = (event: Event) => ({
      ...event,
      address: event.address.toUpperCase().replace("0X", "0x"),
    });
    node.events = node.events.map(capitals);
    expect(await run()).toMatchObject(fits);
    node.events.push(capitals(lie(registry, 95)));
    expect(await run()).toMatchObject(alarm);
  });

  test.each([12, 0x20_00_00_00_00_00_00])(
    "compares all anchors again after an older state file that was at block %d",
    async (block) => {
      const { registry, node, run, state } = await setUp();
      await run();
      const [first = "", ...others] = readFileSync(state, "utf8").split("\n");
      const { blocks: _, ...old } = JSON.parse(first) as Record<string, unknown>;
      writeFileSync(state, [JSON.stringify({ ...old, block }), ...others].join("\n"));
      expect(await run()).toMatchObject({ ...fits, found: { anchorsUpTo: { 1: 90 } } });
      writeFileSync(state, [JSON.stringify({ ...old, block }), ...others].join("\n"));
      node.events.push(lie(registry, 5));
      expect(await run()).toMatchObject(alarm);
    },
  );
});
