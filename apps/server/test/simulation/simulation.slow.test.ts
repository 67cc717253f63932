import { expect, test, vi } from "vitest";
import { onBothDatabases } from "../databases.ts";
import { runSimulation } from "./simulation.ts";
import { violationsOf } from "./simulation-invariants.ts";
import { ORDERS, SEED } from "./simulation-settings.ts";

const SECONDS_AN_ORDER = 1;
vi.setConfig({ testTimeout: (120 + ORDERS * SECONDS_AN_ORDER) * 1000 });

onBothDatabases(`simulation of ${ORDERS} orders with server kills`, (databases) => {
  test("every order reaches one final state, every payment is correct, nothing is lost or duplicated", async () => {
    const began = Date.now();
    const result = await runSimulation(databases, { orders: ORDERS, seed: SEED });
    const { orders, events, receipts, mails, received, prints, kills } = result;
    const ended = (progress: string) =>
      orders.filter((order) => order.progress === progress).length;
    const figures = {
      orders: orders.length,
      byCard: orders.filter(({ payment_method }) => payment_method === "card").length,
      completed: ended("completed"),
      rejected: ended("rejected"),
      unanswered: orders.filter(({ reason }) => reason === "no_answer").length,
      cancelled: ended("cancelled"),
      receipts: receipts.length,
      events: events.length,
      mails: mails.length,
      mailsTwice: received.length - mails.length,
      printouts: prints.length,
      unclear: prints.filter(({ state }) => state === "unclear").length,
      dropped: prints.filter(({ state }) => state === "dropped").length,
      kills: kills.length,
      seconds: Math.round((Date.now() - began) / 1000),
    };
    console.info(`SEED=${SEED}`, figures);
    expect(violationsOf(result), `run with SEED=${SEED}`).toEqual([]);
    // Guards against runs in which nothing happens, which would prove nothing.
    const { completed, unanswered, cancelled } = figures;
    for (const happened of [completed, unanswered, cancelled, kills.length])
      expect(happened).toBeGreaterThan(1);
  });
});
