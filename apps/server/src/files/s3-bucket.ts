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
  /** Statuses that the caller understands, besides success. */
  understood?: readonly number[];
}

interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

export interface S3Bucket {
  /** Throws `storage_unavailable` when the server is away, and an error with its code when it refuses. */
  ask(method: Method, key: string, asked?: Asked): Promise<Answer>;
  /** Since when the server has not answered; undefined while it does. */
  awaySince(): Date | undefined;
}

/** The server answers, and refuses: a wrong key, a missing bucket. */
class S3Refusal extends Error {
  constructor(status: number, code: string, what: string) {
    super(`S3 answered ${status} ${code} to ${what}`);
  }
}

/** Waits before the next try. The caller gets an error after some seconds, and may retry later. */
const pauses = [200, 1000];
/** For one answer with its body, of which none is larger than a piece. */
const answerMs = 30_000;

/**
 * One bucket of an S3 server, asked by signed requests. Bodies are signed with their hash, so that the server refuses what
 * arrives in another form. Every request may be repeated.
 */
export function openS3Bucket({ endpoint, bucket, ...credentials }: S3Config): S3Bucket {
  const client = new AwsClient({ ...credentials, service: "s3", retries: 0 });
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
      // One who is known to be away is not waited for.
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

/** The text of the first such element. What we read of S3's answers has neither attributes nor signs that are written otherwise. */
export function elementOf(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
}
