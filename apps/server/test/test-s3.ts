import { once } from "node:events";
import http, { type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import S3rver from "@20minutes/s3rver";
import type { S3Config } from "../src/base/config/read-s3.ts";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";

export interface TestS3 {
  config: S3Config;
  /** As in a server's environment. */
  env: Record<string, string>;
  /** Breaks off requests in flight, and answers none until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** An S3 server with an empty bucket, at a fixed address. */
export async function startTestS3(): Promise<TestS3> {
  const bucket = "works";
  const directory = path.join(makeTemporaryFolder("colophon-s3-"), "s3");
  let port = 0;
  let server: Server | undefined;
  const start = async (): Promise<void> => {
    const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket }] });
    await s3.configureBuckets();
    // Its own `run` names no port.
    server = http.createServer(s3.callback()).listen(port, "localhost");
    await once(server, "listening");
    ({ port } = server.address() as AddressInfo);
  };
  await start();
  const config = {
    endpoint: `http://localhost:${port}`,
    region: "us-east-1",
    bucket,
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  };
  return {
    config,
    env: {
      S3_ENDPOINT: config.endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: config.accessKeyId,
      S3_SECRET_ACCESS_KEY: config.secretAccessKey,
    },
    start,
    async stop() {
      const closed = server && once(server, "close");
      server?.close();
      server?.closeAllConnections();
      await closed;
    },
  };
}
