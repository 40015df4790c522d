import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

export interface Drive {
  host: string;
  port: number;
  nextRequest: () => Buffer;
  /** After an answer: whether to send another request. */
  goesOn: () => boolean;
  /** `status` is 0 if the connection broke before the answer. */
  onAnswer: (status: number, milliseconds: number) => void;
}

/**
 * Sends requests on one keep-alive connection, each after the answer to the one before. Reads no more of the
 * answers than it must, because the load shares the machine with what it measures.
 */
export async function driveConnection(drive: Drive): Promise<void> {
  while (!(await driveUntilBroken(drive))) {
    drive.onAnswer(0, 0);
    await delay(100);
  }
}

/** True if it finished, false if the connection broke. */
function driveUntilBroken({ host, port, nextRequest, goesOn, onAnswer }: Drive): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, noDelay: true });
    let sentAt = 0;
    let received: Buffer = Buffer.alloc(0);
    const send = (): void => {
      sentAt = performance.now();
      socket.write(nextRequest());
    };
    socket.on("connect", send);
    socket.on("data", (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const status = statusOf(received);
      if (status === undefined) return;
      received = Buffer.alloc(0);
      onAnswer(status, performance.now() - sentAt);
      if (goesOn()) return send();
      resolve(true);
      socket.destroy();
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(false));
  });
}

/** Undefined until the whole answer has arrived; Colophon sends every answer with its length, or without a body. */
function statusOf(bytes: Buffer): number | undefined {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const head = bytes.toString("latin1", 0, end);
  const status = Number(head.slice(9, 12));
  if (status === 304) return status;
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`an answer without a length:\n${head}`);
  return bytes.length < end + 4 + Number(length) ? undefined : status;
}
