import { randomUUID } from "node:crypto";
import type { WireOrderRequest } from "@noren/contract/checkout.ts";
import { expect } from "vitest";
import { anOrder } from "./an-order.ts";
import type { ServerProcess } from "./server-process.ts";

/** Places a new order at a server that runs by the real clock, for tomorrow at 19:00. */
export function placeOrder(
  { url }: Pick<ServerProcess, "url">,
  over: Partial<WireOrderRequest> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const tomorrow = new Date(Date.now() + 24 * 3600_000).toISOString().slice(0, 10);
  const order = anOrder({ local_id: randomUUID(), ...over });
  const date = { delivery_date: tomorrow, delivery_time_range: "19:00" };
  const body = JSON.stringify({ ...order, customer: { ...order.customer, date } });
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
