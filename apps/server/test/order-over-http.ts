import { randomUUID } from "node:crypto";
import type { WireOrderRequest } from "@noren/contract/checkout.ts";
import { expect } from "vitest";
import { anOrder } from "./an-order.ts";
import type { ServerProcess } from "./server-process.ts";

/** Places a new order, as soon as possible, at a server whose clock shows `NOON`. */
export function placeOrder(
  { url }: Pick<ServerProcess, "url">,
  over: Partial<WireOrderRequest> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = JSON.stringify(anOrder({ local_id: randomUUID(), ...over }));
  return fetch(`${url}/v2/public/checkout/`, { method: "POST", body, headers });
}

export async function statusOf({ url }: Pick<ServerProcess, "url">, path: string): Promise<number> {
  return (await fetch(`${url}${path}`)).status;
}

export async function expectUnavailable(answer: Response): Promise<void> {
  expect(await answer.json()).toMatchObject({ status: "error", code: "not_ready" });
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
}
