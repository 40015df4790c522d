import { once } from "node:events";
import net from "node:net";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { atEnd } from "./at-end.ts";

/** A network between two processes, with faults. */
export interface TcpSwitch {
  port: number;
  /** Cuts all connections, and forwards new ones to this local port; to none while undefined. */
  lead(port: number | undefined): void;
  /** Cuts all connections; new ones succeed at once. */
  cut(): void;
  /** Delays all traffic by this number of milliseconds. */
  delay(milliseconds: number): void;
  /** Silently holds back all traffic until the given promise has resolved. */
  hold(until: Promise<unknown>): void;
}

/** One address for the server behind it, like that of a load balancer. */
export async function startTcpSwitch(target: number): Promise<TcpSwitch> {
  let current: number | undefined = target;
  let latency = 0;
  let held: Promise<unknown> | undefined;
  const open = new Set<net.Socket>();

  async function* carry(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      if (latency > 0) await pause(latency);
      await held;
      yield chunk;
    }
  }

  const server = net.createServer((near) => {
    if (current === undefined) return void near.destroy();
    const far = net.connect(current, "127.0.0.1");
    const both = [near, far];
    for (const socket of both) {
      open.add(socket.setNoDelay());
      socket.on("close", () => open.delete(socket));
    }
    const ended = Promise.all([pipeline(near, carry, far), pipeline(far, carry, near)]);
    // Cut connections are expected here.
    ended.catch(() => both.forEach((socket) => socket.destroy()));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = (): void => open.forEach((socket) => socket.destroy());
  atEnd(() => {
    cut();
    server.close();
  });
  return {
    port: (server.address() as net.AddressInfo).port,
    lead(port) {
      current = port;
      cut();
    },
    cut,
    delay(milliseconds) {
      latency = milliseconds;
    },
    hold(until) {
      held = until;
    },
  };
}
