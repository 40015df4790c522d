import { readFileSync } from "node:fs";
import path from "node:path";
import { ConfigError, type Environment, readWholeNumber, readText, readUrls } from "./environment.ts";

/** Other clocks that are asked about the log's checkpoints (docs/operations.md, "Other clocks"). */
export interface ClocksConfig {
  stampIntervalSeconds: number;
  /** Addresses of time-stamping authorities (RFC 3161). */
  authorities: readonly string[];
  /** Of authorities that `@colophon/clocks` does not know, each in PEM. */
  roots: readonly string[];
  /** Calendars of OpenTimestamps, without a trailing slash. */
  calendars: readonly string[];
}

/** Four operators that stamp for anybody, as of November 2026; the stock client asks the same. */
const publicCalendars = [
  "https://alice.btc.calendar.opentimestamps.org",
  "https://bob.btc.calendar.opentimestamps.org",
  "https://finney.calendar.eternitywall.com",
  "https://btc.calendar.catallaxy.com",
];

const httpSchemes = ["http:", "https:"];

/** Undefined where nothing is stamped: without an authority and a calendar, as on a registry that only this machine reaches. */
export function readClocksConfig(
  env: Environment,
  { isLocal }: { isLocal: boolean },
): ClocksConfig | undefined {
  const stampIntervalSeconds = readWholeNumber(env, "STAMP_INTERVAL_SECONDS", { min: 1, max: 86_400 }) ?? 600;
  const authorities = unique(readUrls(env, "TSA_URLS", httpSchemes)) ?? [];
  const roots = readRoots(env);
  if (roots.length > 0 && authorities.length === 0)
    throw new ConfigError("TSA_ROOTS is set, but TSA_URLS is not");
  const calendars = readCalendars(env) ?? (isLocal ? [] : publicCalendars);
  if (authorities.length + calendars.length === 0) return undefined;
  return Object.freeze({ stampIntervalSeconds, authorities, roots, calendars });
}

/** Explorers of Bitcoin with the interface of Esplora, without a trailing slash; undefined: the public ones. */
export function readExplorers(env: Environment): string[] | undefined {
  const explorers = readServices(env, "BITCOIN_EXPLORERS");
  if (explorers?.length === 1)
    throw new ConfigError(
      "BITCOIN_EXPLORERS must be two explorers or more: only those that agree are believed",
    );
  return explorers;
}

function readCalendars(env: Environment): string[] | undefined {
  return readText(env, "OTS_CALENDARS") === "none" ? [] : readServices(env, "OTS_CALENDARS");
}

/** Addresses that paths are added to. Each once: it is the service's name in the database. */
function readServices(env: Environment, name: string): string[] | undefined {
  const urls = readUrls(env, name, httpSchemes);
  return unique(urls?.map((url) => url.replace(/\/+$/, "")));
}

function unique(urls: readonly string[] | undefined): string[] | undefined {
  return urls && [...new Set(urls)];
}

function readRoots(env: Environment): string[] {
  const file = readText(env, "TSA_ROOTS");
  if (file === undefined) return [];
  let text: string;
  try {
    text = readFileSync(path.resolve(file), "utf8");
  } catch (cause) {
    throw new ConfigError(`TSA_ROOTS: ${file} can't be read`, { cause });
  }
  const roots = text.match(/-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g);
  if (roots === null) throw new ConfigError(`TSA_ROOTS: ${file} has no certificate in PEM`);
  return roots;
}
