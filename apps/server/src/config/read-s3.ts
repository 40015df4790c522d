import { ConfigError, type Environment, readShape, readText, readUrl } from "./environment.ts";

/** A bucket of an S3 server. */
export interface S3Config {
  /** Without the bucket, and without a trailing slash. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const names = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** Ten thousand parts, which is what S3 takes, of eight mebibytes, which is what we send: less than 84 GB. */
const largestCopy = 80 * 10 ** 9;

/** Undefined while nothing of it is set: objects are in a folder. */
export function readS3(env: Environment, depositMaxBytes: number): S3Config | undefined {
  const isSet = (name: string): boolean => readText(env, name) !== undefined;
  if (![...names, "S3_REGION"].some(isSet)) return undefined;
  const missing = names.find((name) => !isSet(name));
  if (missing !== undefined) throw new ConfigError(`${missing} is not set, but other settings of S3 are`);
  if (isSet("OBJECTS_DIR")) throw new ConfigError("OBJECTS_DIR is set, but objects are in S3: unset one");
  if (depositMaxBytes > largestCopy)
    throw new ConfigError(`DEPOSIT_MAX_BYTES must be at most ${largestCopy} where objects are in S3`);
  const [endpoint = "", bucket = "", accessKeyId = "", secretAccessKey = ""] = [
    readUrl(env, "S3_ENDPOINT", ["http:", "https:"]),
    readShape(env, "S3_BUCKET", /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, "the name of a bucket"),
    readShape(env, "S3_ACCESS_KEY_ID", /^[\x21-\x7e]+$/, "printable ASCII without spaces"),
    readShape(env, "S3_SECRET_ACCESS_KEY", /^[\x21-\x7e]+$/, "printable ASCII without spaces"),
  ];
  const region = readShape(env, "S3_REGION", /^[\w-]+$/, "the name of a region") ?? "us-east-1";
  const { username, password, search, hash } = new URL(endpoint);
  if (username + password + search + hash !== "")
    throw new ConfigError(
      "S3_ENDPOINT must be a plain address: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are for the rest",
    );
  return Object.freeze({
    endpoint: endpoint.replace(/\/+$/, ""),
    region,
    bucket,
    accessKeyId,
    secretAccessKey,
  });
}
