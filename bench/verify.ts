import { parseArgs } from "node:util";
import { createNodePrimitives } from "@colophon/node-primitives";
import { createVerifier, verifyCertificate } from "@colophon/proof";
import { printTable } from "./measure/print-table.ts";
import { hashSpeed } from "./verify/hash-speed.ts";
import { measureBlockcerts } from "./verify/measure-blockcerts.ts";
import { measureClocks } from "./verify/measure-clocks.ts";
import { measureCold } from "./verify/measure-cold.ts";
import { measureWarm } from "./verify/measure-warm.ts";
import { makeSampleBundles } from "./verify/sample-bundles.ts";

/** `npm run bench -- verify`: the cost of checking a certificate offline, against everything but the chain. */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rounds: { type: "string", default: "2000" },
    processes: { type: "string", default: "10" },
    mebibytes: { type: "string", default: "128" },
    json: { type: "boolean", default: false },
  },
});
const times = { warmUp: 200, rounds: Number(values.rounds) };

const { bundles, trust } = makeSampleBundles(20);
const sample = { bundle: bundles[0] ?? "", trust };
const cold = await measureCold(sample, Number(values.processes));
const primitives = createNodePrimitives();
const warm = {
  single: measureWarm(bundles, (bundle) => verifyCertificate(bundle, { trust, primitives }), times),
  many: measureWarm(bundles, createVerifier({ trust, primitives }), times),
  javaScript: measureWarm(bundles, (bundle) => verifyCertificate(bundle, { trust }), times),
};
const clocks = await measureClocks(sample, primitives, times);
const blockcerts = await measureBlockcerts(times);
const hash = hashSpeed(Number(values.mebibytes));

if (values.json) console.log(JSON.stringify({ cold, warm, clocks, blockcerts, hash }));
else report();

function report(): void {
  const milliseconds = (value: number) => value.toFixed(3);
  const row = (check: string, { p50, p99 }: { p50: number; p99: number }) => ({
    check,
    "p50 ms": milliseconds(p50),
    "p99 ms": milliseconds(p99),
  });
  printTable([
    row("colophon, one certificate", warm.single),
    row("colophon, each of many of one checkpoint", warm.many),
    row("colophon, in JavaScript alone", warm.javaScript),
    row(`one with evidence (${clocks.bytes} bytes), not judged`, clocks.without),
    row("the same with judged clocks", clocks.with),
    row("judging a token, an answer and a block", clocks.judging),
    row("judging three tokens by RSA, their answers and a block", clocks.judgingAll),
    ...(blockcerts ? [row(blockcerts.library, blockcerts)] : []),
  ]);
  console.log(
    `first check of a process: ${milliseconds(cold.check)} ms, after ${milliseconds(cold.load)} ms of loading`,
  );
  console.log(`SHA-256: ${Math.round(hash.colophon)} MiB/s, OpenSSL ${Math.round(hash.openssl)} MiB/s`);
}
