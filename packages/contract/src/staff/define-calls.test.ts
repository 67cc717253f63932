import { expect, test } from "vitest";
import type { BareCall } from "../call.ts";
import { clientOf } from "./define-calls.ts";
import { STAFF_CALLS } from "./staff-calls.ts";

const TICKET = { kind: "ticket", printer_id: 1, key: "once" } as const;

type Sent = { method: string; path: string; body: unknown };

/** The client of all calls, and what it sends; every answer's payload is `payload`. */
function clientThatSends(payload: unknown) {
  const sent: Sent[] = [];
  const signals: unknown[] = [];
  const ask = (async (method, path, read, { body, signal } = {}) => {
    sent.push({ method, path, body });
    signals.push(signal);
    return { ok: true, payload: await read({ payload }) };
  }) as BareCall;
  return { sent, signals, api: clientOf(ask, STAFF_CALLS) };
}

test("a call fills its path with the encoded parameters and sends its body", async () => {
  const { sent, api } = clientThatSends(null);
  await api.deleteDraft(7);
  await expect(api.printOrder("a/b?c", TICKET)).rejects.toThrow();
  expect(sent).toEqual([
    { method: "DELETE", path: "/v2/staff/drafts/7", body: undefined },
    { method: "POST", path: "/v2/staff/orders/a%2Fb%3Fc/print", body: TICKET },
  ]);
});

test("a query is sent without its absent fields", async () => {
  const page = { entries: [], page: 2, limit: 10, total: 0 };
  const { sent, api } = clientThatSends(page);
  const reply = await api.menuHistory({ page: 2, limit: 10, target: undefined });
  expect(reply).toMatchObject({ ok: true, payload: { page: 2 } });
  expect(sent[0]?.path).toBe("/v2/staff/menu/history?page=2&limit=10");
});

test("a command on an order ends after its own time, other calls after that of all", async () => {
  const { signals, api } = clientThatSends(null);
  await expect(api.acknowledge("of-nobody")).rejects.toThrow();
  await api.deleteDraft(7);
  expect(signals).toEqual([expect.any(AbortSignal), undefined]);
});

test("an answer of another shape than its schema is not passed on", async () => {
  const { api } = clientThatSends({ nonsense: 1 });
  await expect(api.printers()).rejects.toThrow();
});
