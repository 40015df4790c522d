import { isIP } from "node:net";
import path from "node:path";
import { pino } from "pino";
import {
  ConfigError,
  type Environment,
  readChoice,
  readWholeNumber,
  readShape,
  readText,
  readUrl,
  readUrls,
} from "./environment.ts";
import { readDatabaseUrl } from "./database-url.ts";
import { isLocal, isLoopback } from "./is-local.ts";
import { type BackupsConfig, readBackups } from "./read-backups.ts";
import { type ClocksConfig, readClocksConfig, readExplorers } from "./read-clocks.ts";
import { readS3, readS3Server, type S3Config, type S3Server } from "./read-s3.ts";
import { type LanguageModelConfig, readLanguageModel } from "./read-language-model.ts";
import { warningsOf } from "./warnings.ts";
import { type Operator, readOperator, readStripe, refuseStripe, type StripeConfig } from "./read-stripe.ts";

/** Everything an operator can set, read once at start. See docs/operations.md. */
export interface Config {
  port: number;
  host: string;
  /** Origin without a trailing slash: what certificates and mails link to. */
  publicUrl: string;
  /** Absolute, like all paths here. */
  dataDir: string;
  keysDir: string;
  /** `read`: shows the public register from a database that may be a replica, and changes nothing. */
  role: "all" | "read";
  /** Objects and unfinished uploads if they aren't in S3; several nodes share these folders. */
  objectsDir: string;
  uploadsDir: string;
  /** Set if objects and uploads are in a bucket. */
  s3?: S3Config;
  /** Unset: nothing is backed up by itself. */
  backups?: BackupsConfig;
  /** The server of backups in a bucket; unset: the one of the objects. */
  backupS3?: S3Server;
  /** Asked for names that strangers give; unset: the system's. */
  dnsServers?: readonly string[];
  /** Addresses or networks (`10.0.0.0/8`) of proxies that are trusted to say who the client is. */
  trustedProxies: readonly string[];
  /** Processes that share the port. */
  workers: number;
  /** Unset: the embedded Postgres inside `dataDir`. */
  databaseUrl?: string;
  /** The role that owns the tables, used to change the schema; unset: that of `databaseUrl`. */
  databaseOwnerUrl?: string;
  /** Maximum of each process's connections to the database, in addition to five for the search. */
  databasePool: number;
  /** File that keeps the newest checkpoint outside the database. */
  checkpointGuard: string;
  /** Creates a guard for a log that already has entries. */
  guardInit: boolean;
  /** Only read at the first start of a log, which fixes it permanently. */
  logOrigin?: string;
  chain: ChainConfig;
  anchorIntervalSeconds: number;
  /** Unset: nothing is stamped. */
  clocks?: ClocksConfig;
  /** In the currency's smallest unit. */
  registrationFeeCents: number;
  /** Of each work that is registered together with others; unset: as of any. */
  batchFeeCents?: number;
  /** ISO 4217. */
  currency: string;
  payments: "demo" | "stripe";
  /** Set if payments are by Stripe. */
  stripe?: StripeConfig;
  /** Who runs the registry; always set if payments are by Stripe. */
  operator?: Operator;
  /** Maximum bytes of one deposited file, and of all of a user's. */
  depositMaxBytes: number;
  depositQuotaBytes: number;
  /** The address that the terms and the help name for complaints. */
  abuseContact: string;
  /** Unset: mails are kept in `dataDir/outbox`. */
  smtpUrl?: string;
  /** Only this machine reaches the server: it listens on loopback, and its links lead nowhere else. */
  isOnlyHere: boolean;
  /** The page shows the letter of a sign-up: whoever signs up can then confirm any address. */
  showsLetters: boolean;
  /** Mails only leave by an encrypted connection. */
  smtpRequiresTls: boolean;
  /** The sender of mails. */
  mailFrom: { name: string; address: string };
  /** The operator's own key and certificates for documents; unset: made in `keysDir`. */
  pdfSigningFile?: string;
  /** Unset: documents are signed without a time-stamp. */
  timeStampUrl?: string;
  /** Explorers of Bitcoin, without a trailing slash; unset: the public ones. */
  explorers?: readonly string[];
  /** Unset: the search reads questions by its own rules only. */
  languageModel?: LanguageModelConfig;
  /** Unset: there are no metrics. */
  metricsToken?: string;
  rateLimits: boolean;
  /** Works that one account may register per day of UTC. */
  registrationsPerDay: number;
  /** Sentences that the log shows at start. */
  warnings: readonly string[];
}

export type ChainConfig = { kind: "local" } | EvmChainConfig;

export interface EvmChainConfig {
  kind: "evm";
  chainId: number;
  /** May contain a provider's key: these never leave the server. */
  rpcUrls: readonly string[];
  /** For browsers, so that they can read the chain themselves. */
  publicRpcUrl?: string;
  anchorContract?: `0x${string}`;
  /** Unset: `anchor.key` in `keysDir`. */
  anchorPrivateKey?: `0x${string}`;
}

const httpSchemes = ["http:", "https:"];

/**
 * Reads the configuration, and the files that it names: of a passphrase and of the roots of timestamps. Throws a ConfigError with one line
 * that names the bad variable.
 */
export function readConfig(env: Environment): Config {
  const role = readChoice(env, "ROLE", ["all", "read"]) ?? "all";
  if (role === "read" && readText(env, "DATABASE_URL") === undefined)
    throw new ConfigError("ROLE is read, but DATABASE_URL is not set");
  // The logger has read it before; here it is validated.
  readChoice(env, "LOG_LEVEL", [...Object.keys(pino.levels.values), "silent"]);
  const port = readWholeNumber(env, "PORT", { min: 1, max: 65_535 }) ?? 8080;
  const publicUrl = readPublicUrl(env) ?? `http://localhost:${port}`;
  const dataDir = path.resolve(readText(env, "DATA_DIR") ?? "data");
  const chain = readChain(env);
  const rateLimits = readChoice(env, "RATE_LIMITS", ["on", "off"]) !== "off";
  const payments = readChoice(env, "PAYMENTS", ["demo", "stripe"]) ?? "demo";
  if (payments !== "stripe") refuseStripe(env);
  const currency = readCurrency(env) ?? "CAD";
  if (payments === "stripe" && /^(ISK|UGX)$/.test(currency))
    throw new ConfigError(
      `CURRENCY is ${currency}, whose smallest unit Stripe counts differently: choose another one`,
    );
  const smtpUrl = readUrl(env, "SMTP_URL", ["smtp:", "smtps:"]);
  // Loopback: an installation with demonstration payments is open to the network only if configured.
  const host = readShape(env, "HOST", /^[^\s/]+$/, "a host name or an address") ?? "localhost";
  const isOnlyHere = isLoopback(host) && isLocal(publicUrl);
  const mayShow = readChoice(env, "SHOW_LETTERS", ["yes", "no"]) ?? (isOnlyHere ? "yes" : "no");
  const showsLetters = smtpUrl === undefined && mayShow === "yes";
  const depositMaxBytes = readWholeNumber(env, "DEPOSIT_MAX_BYTES", { min: 1, max: 2 ** 40 }) ?? 5 * 10 ** 9;
  return Object.freeze({
    port,
    host,
    isOnlyHere,
    showsLetters,
    publicUrl,
    dataDir,
    role,
    keysDir: path.resolve(readText(env, "KEYS_DIR") ?? path.join(dataDir, "keys")),
    objectsDir: path.resolve(readText(env, "OBJECTS_DIR") ?? path.join(dataDir, "objects")),
    uploadsDir: path.resolve(readText(env, "UPLOADS_DIR") ?? path.join(dataDir, "uploads")),
    ...optional("dnsServers", readDnsServers(env)),
    trustedProxies: readProxies(env),
    workers: readWholeNumber(env, "WORKERS", { min: 1, max: 64 }) ?? 1,
    ...optional("databaseUrl", readDatabaseUrl(env, "DATABASE_URL")),
    ...optional("databaseOwnerUrl", readOwnerUrl(env)),
    databasePool: readWholeNumber(env, "DATABASE_POOL", { min: 4, max: 1000 }) ?? 20,
    checkpointGuard: path.resolve(
      readText(env, "CHECKPOINT_GUARD") ?? path.join(dataDir, "checkpoint-guard"),
    ),
    guardInit: readChoice(env, "GUARD_INIT", ["yes", "no"]) === "yes",
    ...optional("logOrigin", readLogOrigin(env)),
    chain,
    anchorIntervalSeconds:
      readWholeNumber(env, "ANCHOR_INTERVAL_SECONDS", { min: 1, max: 86_400 }) ??
      (chain.kind === "local" ? 2 : 600),
    ...optional("clocks", readClocksConfig(env, { isLocal: isLocal(publicUrl) })),
    registrationFeeCents:
      readWholeNumber(env, "REGISTRATION_FEE_CENTS", { min: 0, max: 100_000_000 }) ?? 2500,
    ...optional("batchFeeCents", readWholeNumber(env, "BATCH_FEE_CENTS", { min: 0, max: 100_000_000 })),
    currency,
    payments,
    ...(payments === "stripe" ? { stripe: readStripe(env) } : {}),
    ...optional("operator", readOperator(env)),
    ...optional("s3", readS3(env, depositMaxBytes)),
    ...optional("backupS3", readS3Server(env, "BACKUP_")),
    ...optional("backups", readBackups(env)),
    depositMaxBytes,
    depositQuotaBytes: readWholeNumber(env, "DEPOSIT_QUOTA_BYTES", { min: 1, max: 2 ** 50 }) ?? 20 * 10 ** 9,
    ...optional("pdfSigningFile", readPath(env, "PDF_SIGNING_FILE")),
    ...optional("timeStampUrl", readUrl(env, "TSA_URL", httpSchemes)),
    ...optional("explorers", readExplorers(env)),
    ...optional("languageModel", readLanguageModel(env)),
    abuseContact:
      readShape(env, "ABUSE_CONTACT", /^[^\s@]+@[^\s@]+$/, "an email address") ??
      `abuse@${new URL(publicUrl).hostname}`,
    ...optional("smtpUrl", smtpUrl),
    smtpRequiresTls:
      readChoice(env, "SMTP_TLS", ["required", "off"]) !== "off" &&
      smtpUrl !== undefined &&
      !isLocal(smtpUrl),
    mailFrom: readSender(env) ?? { name: "Colophon", address: `no-reply@${new URL(publicUrl).hostname}` },
    ...optional(
      "metricsToken",
      readShape(
        env,
        "METRICS_TOKEN",
        /^[\x21-\x7e]{16,200}$/,
        "at least 16 letters, digits or signs without spaces",
      ),
    ),
    rateLimits,
    registrationsPerDay: readWholeNumber(env, "REGISTRATIONS_PER_DAY", { min: 1, max: 1_000_000 }) ?? 2000,
    warnings: warningsOf(env, { publicUrl, chain, payments, rateLimits, showsLetters, isOnlyHere }),
  });
}

function readOwnerUrl(env: Environment): string | undefined {
  const url = readDatabaseUrl(env, "DATABASE_OWNER_URL");
  if (url !== undefined && readText(env, "DATABASE_URL") === undefined)
    throw new ConfigError("DATABASE_OWNER_URL is set, but DATABASE_URL is not");
  return url;
}

function readPublicUrl(env: Environment): string | undefined {
  const text = readUrl(env, "PUBLIC_URL", httpSchemes);
  if (text === undefined) return undefined;
  const url = new URL(text);
  if (url.href !== `${url.origin}/`) {
    throw new ConfigError("PUBLIC_URL must be an origin like https://example.org, without a path or a user");
  }
  return url.origin;
}

/** A trusted proxy can claim any client address, so proxies are never trusted by name. */
function readProxies(env: Environment): string[] {
  const proxies = (readText(env, "TRUSTED_PROXIES")?.split(",") ?? []).map((proxy) => proxy.trim());
  for (const proxy of proxies) {
    const [address = "", bits = "0", ...rest] = proxy.split("/");
    const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    if (rest.length > 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > most)
      throw new ConfigError(`TRUSTED_PROXIES must be addresses or networks like 10.0.0.0/8, not "${proxy}"`);
  }
  return proxies;
}

/** Addresses, perhaps with a port: `192.0.2.53, [2001:db8::53]:5353`. */
function readDnsServers(env: Environment): string[] | undefined {
  const servers = readText(env, "DNS_SERVERS")
    ?.split(",")
    .map((server) => server.trim());
  for (const server of servers ?? []) {
    const address =
      /^\[(.+)\](?::\d{1,5})?$/.exec(server)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(server)?.[1] ?? server;
    if (isIP(address) === 0)
      throw new ConfigError(
        `DNS_SERVERS must be addresses like 192.0.2.53 or 192.0.2.53:5353, not "${server}"`,
      );
  }
  return servers;
}

function readPath(env: Environment, name: string): string | undefined {
  const text = readText(env, name);
  return text === undefined ? undefined : path.resolve(text);
}

/** `Colophon <no-reply@example.org>`, or only the address. */
function readSender(env: Environment): Config["mailFrom"] | undefined {
  const what = "an address like no-reply@example.org or Colophon <no-reply@example.org>";
  const text = readShape(
    env,
    "MAIL_FROM",
    /^([^<>"\s][^<>"]* <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/u,
    what,
  );
  if (text === undefined) return undefined;
  const [, name = "Colophon", address = text] = /^(.*) <(.*)>$/.exec(text) ?? [];
  return { name, address };
}

/** C2SP signed-note: a key name has no white space and no plus. */
function readLogOrigin(env: Environment): string | undefined {
  return readShape(
    env,
    "LOG_ORIGIN",
    /^[^\s+]{1,255}$/u,
    "at most 255 characters without spaces or plus signs",
  );
}

function readCurrency(env: Environment): string | undefined {
  const currency = readText(env, "CURRENCY");
  if (currency !== undefined && !Intl.supportedValuesOf("currency").includes(currency)) {
    throw new ConfigError(`CURRENCY must be an ISO 4217 code like CAD, not "${currency}"`);
  }
  return currency;
}

function readChain(env: Environment): ChainConfig {
  const chainId = readWholeNumber(env, "CHAIN_ID", { min: 1, max: Number.MAX_SAFE_INTEGER });
  const rpcUrls = readUrls(env, "CHAIN_RPC_URL", httpSchemes);
  const publicRpcUrl = readUrl(env, "CHAIN_PUBLIC_RPC_URL", httpSchemes);
  const anchorContract = readHex(env, "ANCHOR_CONTRACT", 20, "an address");
  const anchorPrivateKey = readAnchorPrivateKey(env);
  if (chainId === undefined) {
    for (const name of ["CHAIN_RPC_URL", "CHAIN_PUBLIC_RPC_URL", "ANCHOR_CONTRACT", "ANCHOR_PRIVATE_KEY"]) {
      if (readText(env, name) !== undefined) throw new ConfigError(`${name} is set, but CHAIN_ID is not`);
    }
    return { kind: "local" };
  }
  if (rpcUrls === undefined) throw new ConfigError("CHAIN_RPC_URL is not set, but CHAIN_ID is");
  return Object.freeze({
    kind: "evm",
    chainId,
    rpcUrls,
    ...optional("publicRpcUrl", publicRpcUrl),
    ...optional("anchorContract", anchorContract),
    ...optional("anchorPrivateKey", anchorPrivateKey),
  });
}

/** The order of secp256k1 (SEC 2, 2.4.1): a private key is a number from 1 to this, exclusive. */
const secp256k1Order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

function readAnchorPrivateKey(env: Environment): `0x${string}` | undefined {
  const key = readHex(env, "ANCHOR_PRIVATE_KEY", 32, "a secp256k1 private key");
  if (key !== undefined && (BigInt(key) === 0n || BigInt(key) >= secp256k1Order)) {
    throw new ConfigError("ANCHOR_PRIVATE_KEY must be a secp256k1 private key: this number is out of range");
  }
  return key;
}

function readHex(env: Environment, name: string, bytes: number, what: string): `0x${string}` | undefined {
  const shape = new RegExp(`^(0x)?[0-9a-f]{${bytes * 2}}$`, "i");
  const text = readShape(env, name, shape, `${what} of ${bytes * 2} hex digits`);
  return text === undefined ? undefined : `0x${text.replace(/^0x/i, "")}`;
}

/** With exactOptionalPropertyTypes an unset option is an absent property. */
function optional<const Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { [key in Name]?: Value } {
  return value === undefined ? {} : ({ [name]: value } as { [key in Name]: Value });
}
