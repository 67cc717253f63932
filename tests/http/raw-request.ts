import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Asks for a path exactly as it is written: `fetch` would tidy it, and follow what it is told. */
export async function rawRequest(
  url: string,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const sent = request({ hostname, port, path, method, headers, agent: false }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray());
  return { status: answer.statusCode ?? 0, headers: answer.headers, body };
}
