import type { DemoPayment } from "@noren/contract/payments.ts";
import { expect, test, vi } from "vitest";
import { ORDERED } from "../../testing.ts";
import { type BankAnswer, demoSession } from "./demo-session.ts";

const card = { number: "4242 4242 4242 4242", expiry: "12 / 30", cvc: "123" };
const answer = (status: DemoPayment["status"], message?: string) => ({
  ok: true as const,
  payload: { status, ...(message && { message }) },
});
const refused = (code: string, status: number, message = "") => ({
  ok: false as const,
  problem: { code, status, message },
});

function setUp(typed: typeof card | null = card, bank: BankAnswer = "passed") {
  const api = {
    demoConfirm: vi.fn().mockResolvedValue(answer("succeeded")),
    demoAuthenticate: vi.fn().mockResolvedValue(answer("succeeded")),
  };
  const askBank = vi.fn().mockResolvedValue(bank);
  const session = demoSession({ api, client_secret: "s", readCard: () => typed, askBank });
  return { api, askBank, ...session };
}

test("an invalid form is not submitted", async () => {
  expect(await setUp(null).submit()).toBe("");
  expect(await setUp().submit()).toBeNull();
});

test("the typed card is confirmed, with a four-digit year", async () => {
  const { api, confirm } = setUp();
  expect(await confirm("", ORDERED)).toEqual({ kind: "confirmed" });
  expect(api.demoConfirm).toHaveBeenCalledExactlyOnceWith({
    client_secret: "s",
    number: card.number,
    expiry_month: 12,
    expiry_year: 2030,
    cvc: "123",
  });
});

test("an amount that is only authorised counts as confirmed", async () => {
  const { api, confirm } = setUp();
  api.demoConfirm.mockResolvedValueOnce(answer("requires_capture"));
  expect(await confirm("", ORDERED)).toEqual({ kind: "confirmed" });
});

test("a declined card returns the server's message", async () => {
  const { api, confirm } = setUp();
  api.demoConfirm.mockResolvedValueOnce(answer("requires_payment_method", "Declined."));
  expect(await confirm("", ORDERED)).toEqual({ kind: "declined", message: "Declined." });
});

test("the bank is asked where the card requires it, and its answer decides", async () => {
  const { api, askBank, confirm } = setUp(card, "failed");
  api.demoConfirm.mockResolvedValue(answer("requires_action"));
  api.demoAuthenticate.mockResolvedValueOnce(answer("requires_payment_method", "Not you."));
  expect(await confirm("", ORDERED)).toEqual({ kind: "declined", message: "Not you." });
  expect(askBank).toHaveBeenCalledTimes(1);
  expect(api.demoAuthenticate).toHaveBeenCalledExactlyOnceWith({
    client_secret: "s",
    outcome: "failed",
  });
});

test("a lost answer leaves the outcome unknown; a refused call does not", async () => {
  const { api, confirm } = setUp();
  api.demoConfirm.mockResolvedValueOnce(refused("unreachable", 0));
  expect(await confirm("", ORDERED)).toEqual({ kind: "unknown" });
  api.demoConfirm.mockResolvedValueOnce(refused("internal", 500));
  expect(await confirm("", ORDERED)).toEqual({ kind: "unknown" });
  api.demoConfirm.mockResolvedValueOnce(refused("rate_limited", 429, "Later."));
  expect(await confirm("", ORDERED)).toEqual({ kind: "declined", message: "Later." });
});
