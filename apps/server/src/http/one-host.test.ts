import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { oneHostOnly } from "./one-host.ts";

const server = createServer(oneHostOnly((_, response) => response.end("answered")));
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

async function answerTo(...headers: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.end(["GET / HTTP/1.1", ...headers, "connection: close", "", ""].join("\r\n"));
  return text(socket);
}

test("a request with one Host header is answered", async () => {
  expect(await answerTo("Host: a.example")).toContain("answered");
});

test.each([
  ["different ones", "Host: a.example", "HOST: b.example"],
  ["the same one twice", "Host: a.example", "Host: a.example"],
])("a request with two Host headers answers 400: %s", async (_, ...headers) => {
  expect(await answerTo(...headers)).toMatch(/^HTTP\/1\.1 400 /);
});
