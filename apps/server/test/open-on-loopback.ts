import { once } from "node:events";
import type { Server } from "node:http";

/** Opens a server on a free port of the loopback address; `close` also ends what is under way. */
export async function openOnLoopback(server: Server) {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
