import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";

/** Fetches one answer in compressed form, then serves exactly these bytes for every request. */
const [source = ""] = process.argv.slice(2);
const request = get(source, { headers: { "accept-encoding": "br", "accept-language": "fr" } });
const [answer]: [IncomingMessage] = (await once(request, "response")) as [IncomingMessage];
const bytes = Buffer.concat(await answer.toArray());
const { "content-type": type = "", "content-encoding": encoding = "identity" } = answer.headers;

const server = createServer((_, response) => {
  response.writeHead(200, {
    "content-type": type,
    "content-encoding": encoding,
    "content-length": bytes.length,
  });
  response.end(bytes);
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
const address = server.address();
const port = typeof address === "object" ? address?.port : undefined;
console.log(JSON.stringify({ url: `http://127.0.0.1:${port}/`, bytes: bytes.length }));
