import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import type { S3Config } from "../config/read-s3.ts";
import { AppError } from "../errors.ts";

type Method = "GET" | "PUT" | "HEAD" | "POST" | "DELETE";

interface Asked {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  /** Statuses besides success that the caller handles. */
  understood?: readonly number[];
}

interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

export interface S3Bucket {
  /** Throws `storage_unavailable` when the server is away, and an error with S3's code when it refuses. */
  ask(method: Method, key: string, asked?: Asked): Promise<Answer>;
  /** Since when the server hasn't answered; undefined while it does. */
  awaySince(): Date | undefined;
}

/** The server answers but refuses: a wrong key, a missing bucket. */
class S3Refusal extends Error {
  constructor(status: number, code: string, what: string) {
    super(`S3 answered ${status} ${code} to ${what}`);
  }
}

/** Milliseconds before each retry. After some seconds the caller gets an error, and may retry later. */
const pauses = [200, 1000];
/** Time-out of one response with its body, which is never larger than a piece. */
const answerMs = 30_000;

/**
 * One bucket of an S3 server, asked by signed requests. The signature covers the body's hash, so that the server refuses a
 * corrupted body. Every request may be retried.
 */
export function openS3Bucket({ endpoint, bucket, ...credentials }: S3Config): S3Bucket {
  const client = new AwsClient({ ...credentials, service: "s3", retries: 0 });
  /** Set when all tries have failed, gone with the next answer. Meanwhile there are no second tries, for which requests would wait. */
  let awaySince: Date | undefined;

  async function ask(method: Method, key: string, { query, headers, body, understood = [] }: Asked = {}) {
    const url = `${endpoint}/${bucket}${key && `/${key}`}${query ? `?${new URLSearchParams(query).toString()}` : ""}`;
    const digest = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    const sent = { ...headers, "x-amz-content-sha256": digest };
    const {
      status,
      headers: answered,
      body: bytes,
    } = await untilAnswered(async () => {
      const response = await client.fetch(url, {
        method,
        headers: sent,
        ...(body ? { body } : {}),
        signal: AbortSignal.timeout(answerMs),
      });
      return {
        status: response.status,
        headers: response.headers,
        body: Buffer.from(await response.arrayBuffer()),
      };
    });
    if (status >= 300 && !understood.includes(status))
      throw new S3Refusal(
        status,
        elementOf(bytes.toString(), "Code") ?? "",
        `${method} ${key || "the bucket"}`,
      );
    return { status, headers: answered, body: bytes };
  }

  async function untilAnswered(once: () => Promise<Answer>): Promise<Answer> {
    for (let tries = 0; ; tries++) {
      const answer = await once().catch((cause: unknown) => ({ cause }));
      if ("status" in answer && answer.status < 500 && answer.status !== 429) {
        awaySince = undefined;
        return answer;
      }
      // A server that is known to be away gets no retry.
      const pause = awaySince === undefined && !isLate(answer) ? pauses[tries] : undefined;
      if (pause === undefined) {
        awaySince ??= new Date();
        const cause = "cause" in answer ? answer.cause : new Error(`S3 answered ${answer.status}`);
        throw new AppError("storage_unavailable", { cause });
      }
      await delay(pause);
    }
  }

  return { ask, awaySince: () => awaySince };
}

function isLate(answer: object): boolean {
  return "cause" in answer && answer.cause instanceof Error && answer.cause.name === "TimeoutError";
}

/** The text of the first such element. The elements that we read have no attributes and no escaped characters. */
export function elementOf(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
}
