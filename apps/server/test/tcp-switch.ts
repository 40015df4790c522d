import { once } from "node:events";
import net from "node:net";
import { afterAll } from "vitest";

export interface TcpSwitch {
  port: number;
  /** Cuts all connections, and leads new ones to this port of ours; none while undefined. */
  lead(port: number | undefined): void;
}

/** One address for whichever Postgres is the primary, as a load balancer gives it. */
export async function startTcpSwitch(target: number): Promise<TcpSwitch> {
  let current: number | undefined = target;
  const open = new Set<net.Socket>();
  const server = net.createServer((near) => {
    if (current === undefined) return void near.destroy();
    const far = net.connect(current, "127.0.0.1");
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = (): void => open.forEach((socket) => socket.destroy());
  afterAll(() => {
    cut();
    server.close();
  });
  return {
    port: (server.address() as net.AddressInfo).port,
    lead(port) {
      current = port;
      cut();
    },
  };
}
