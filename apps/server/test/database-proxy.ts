import { once } from "node:events";
import { type AddressInfo, createConnection, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { outageOf } from "./outage.ts";

/** A TCP proxy on loopback in front of a PostgreSQL server, which can hang or drop connections. */
export type DatabaseProxy = {
  /** `DATABASE_URL` through the proxy. */
  url: string;
  /** Connections stay open and new ones are accepted, but no bytes are forwarded. */
  hang(): void;
  /** Forwards again, including the bytes that were buffered meanwhile. */
  resume(): void;
  /** Resets every connection, and new ones at once. */
  goDown(): void;
  comeBack(): void;
  /** Number of connections that were accepted so far. */
  connections(): number;
  close(): Promise<void>;
};

/** Proxies the server behind the socket in `databaseUrl`, a URL from `createDatabase`. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { pathname, searchParams } = new URL(databaseUrl);
  const path = join(String(searchParams.get("host")), ".s.PGSQL.5432");
  const sockets = new Set<Socket>();
  let isHanging = false;
  let accepted = 0;

  const server = createServer((client) => {
    accepted += 1;
    if (client.destroyed) return;
    const upstream = createConnection(path);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk) => to.write(chunk));
      from.on("error", () => {});
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isHanging) from.pause();
    }
  });
  const outage = outageOf(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    url: `postgres://noren@127.0.0.1:${port}${pathname}`,
    hang() {
      isHanging = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isHanging = false;
      for (const socket of sockets) socket.resume();
    },
    ...outage,
    connections: () => accepted,
    async close() {
      outage.goDown();
      server.close();
      await once(server, "close");
    },
  };
}
