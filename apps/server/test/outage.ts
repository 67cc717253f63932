import type { Server, Socket } from "node:net";

/**
 * Makes a listening server behave as one that is down: its connections are reset, new ones at once.
 * It keeps its port, which another program could take from a server that was closed.
 */
export function outageOf(server: Server) {
  const sockets = new Set<Socket>();
  let isDown = false;
  server.prependListener("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    if (isDown) socket.resetAndDestroy();
  });
  return {
    goDown(): void {
      isDown = true;
      for (const socket of sockets) socket.resetAndDestroy();
    },
    comeBack(): void {
      isDown = false;
    },
  };
}
