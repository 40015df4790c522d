import { writeFileSync } from "node:fs";
import path from "node:path";
import { authorityOfRoot, type ClockRules } from "@colophon/clocks";
import { easyFloors } from "./make-blocks.ts";
import {
  type ExplorerMood,
  type SimulatedBitcoin,
  simulateBitcoin,
  startExplorer,
} from "./simulate-bitcoin.ts";
import type { OddService } from "./serve-oddly.ts";
import { startAuthority, type TestAuthority } from "./start-authority.ts";
import { startCalendar, type TestCalendar } from "./start-calendar.ts";
import { makeTemporaryFolder } from "./temporary-folder.ts";

/** Everything that other clocks are on the internet, on this machine. */
export interface TestClocks {
  /** By RSA and by P-256. Their tokens need `openssl`. */
  authorities: [rsa: TestAuthority, p256: TestAuthority];
  calendars: [TestCalendar, TestCalendar];
  explorers: [OddService<ExplorerMood>, OddService<ExplorerMood>];
  bitcoin: SimulatedBitcoin;
  /** What a verifier of these tests believes. */
  rules: ClockRules;
  /**
   * For a server that stamps with them. It needs `easyBlocks` to accept the blocks: `startServer(env, [...quickStart,
   * ...easyBlocks])`.
   */
  env: Record<"TSA_URLS" | "TSA_ROOTS" | "OTS_CALENDARS" | "BITCOIN_EXPLORERS", string>;
  close(): void;
}

/** Options of Node.js for a server that accepts blocks which were easily made; no setting of an installation does that. */
export const easyBlocks = ["--import", path.join(import.meta.dirname, "easy-blocks.ts")];

export async function startClocks(): Promise<TestClocks> {
  const bitcoin = simulateBitcoin();
  const authorities: TestClocks["authorities"] = [await startAuthority("rsa"), await startAuthority("p256")];
  const calendars: TestClocks["calendars"] = [await startCalendar(bitcoin), await startCalendar(bitcoin)];
  const explorers: TestClocks["explorers"] = [await startExplorer(bitcoin), await startExplorer(bitcoin)];
  const roots = path.join(makeTemporaryFolder("colophon-clocks-"), "roots.pem");
  writeFileSync(roots, authorities.map(({ rootPem }) => rootPem).join(""));
  const list = (services: readonly { url: string }[]) => services.map(({ url }) => url).join(",");
  return {
    authorities,
    calendars,
    explorers,
    bitcoin,
    rules: {
      authorities: authorities.map(({ rootPem }, i) => authorityOfRoot(`Test ${i + 1}`, rootPem)),
      floors: easyFloors,
      explorers: explorers.map(({ url }) => url),
    },
    env: {
      TSA_URLS: list(authorities),
      TSA_ROOTS: roots,
      OTS_CALENDARS: list(calendars),
      BITCOIN_EXPLORERS: list(explorers),
    },
    close: () => {
      for (const service of [...authorities, ...calendars, ...explorers]) service.close();
    },
  };
}
