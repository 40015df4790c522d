import { ConfigError, type Environment, readShape, readText, readUrl } from "./environment.ts";

/** An S3 server, and who asks it. */
export interface S3Server {
  /** Without the bucket, and without a trailing slash. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A bucket of it. */
export interface S3Config extends S3Server {
  bucket: string;
}

export const bucketName = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;

const settings = ["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** Ten thousand parts, which is what S3 takes, of eight mebibytes, which is what we send: less than 84 GB. */
const largestCopy = 80 * 10 ** 9;

/** Undefined while nothing of it is set: objects are in a folder. */
export function readS3(env: Environment, depositMaxBytes: number): S3Config | undefined {
  const bucket = readShape(env, "S3_BUCKET", bucketName, "the name of a bucket");
  const server = readS3Server(env);
  if (server === undefined && bucket === undefined) return undefined;
  if (server === undefined) throw new ConfigError(`S3_ENDPOINT ${notSet}`);
  if (bucket === undefined) throw new ConfigError(`S3_BUCKET ${notSet}`);
  if (readText(env, "OBJECTS_DIR") !== undefined)
    throw new ConfigError("OBJECTS_DIR is set, but objects are in S3: unset one");
  if (depositMaxBytes > largestCopy)
    throw new ConfigError(`DEPOSIT_MAX_BYTES must be at most ${largestCopy} where objects are in S3`);
  return Object.freeze({ ...server, bucket });
}

/** The server of backups is set apart, as `BACKUP_S3_…`; undefined while nothing of it is set. */
export function readS3Server(env: Environment, before: "" | "BACKUP_" = ""): S3Server | undefined {
  const nameOf = (name: string): string => `${before}${name}`;
  const isSet = (name: string): boolean => readText(env, nameOf(name)) !== undefined;
  if (![...settings, "S3_REGION"].some(isSet)) return undefined;
  const missing = settings.find((name) => !isSet(name));
  if (missing !== undefined) throw new ConfigError(`${nameOf(missing)} ${notSet}`);
  const printable = [/^[\x21-\x7e]+$/, "printable ASCII without spaces"] as const;
  const [endpoint = "", accessKeyId = "", secretAccessKey = ""] = [
    readUrl(env, nameOf("S3_ENDPOINT"), ["http:", "https:"]),
    readShape(env, nameOf("S3_ACCESS_KEY_ID"), ...printable),
    readShape(env, nameOf("S3_SECRET_ACCESS_KEY"), ...printable),
  ];
  const region = readShape(env, nameOf("S3_REGION"), /^[\w-]+$/, "the name of a region") ?? "us-east-1";
  const { username, password, search, hash } = new URL(endpoint);
  if (username + password + search + hash !== "")
    throw new ConfigError(
      `${nameOf("S3_ENDPOINT")} must be a plain address: ${nameOf("S3_ACCESS_KEY_ID")} and ${nameOf("S3_SECRET_ACCESS_KEY")} are for the rest`,
    );
  return { endpoint: endpoint.replace(/\/+$/, ""), region, accessKeyId, secretAccessKey };
}

const notSet = "is not set, but other settings of S3 are";
