import { expect, test, vi } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openPrintingFixture } from "../../test/printing-fixture.ts";
import { startProcessAt } from "../../test/server-process.ts";
import { LEASE_MS, RENEW_MS } from "../jobs/lease.ts";
import { acquireLease, holdingLease } from "./printer-lease.ts";

const MINUTE = 60_000;

onBothDatabases("interrupted print jobs", (databases) => {
  test.each([
    ["cuts off", "cut_off"],
    ["deaf", "no_answer"],
    ["jams", "no_paper"],
  ] as const)(
    "a job whose printer (%s) does not confirm it becomes unclear and is not sent again",
    async (state, fault) => {
      const desk = await openPrintingFixture(databases);
      const { emulator } = await desk.printer({}, state);
      const id = await desk.accepted();
      await desk.print(state);
      expect(await desk.printing(id)).toMatchObject([{ state: "unclear", fault }]);
      const sent = emulator.documents.length;
      emulator.setState("normal");
      desk.clock.now += 10 * MINUTE;
      await desk.print();
      expect(emulator.documents).toHaveLength(sent);
      const { events } = payloadOf(await desk.api.order(id));
      expect(events.at(-1)).toMatchObject({ kind: "print_unclear", data: { fault } });
    },
  );

  test.each([
    ["the lease of its killed process expires", MINUTE],
    ["it expires itself, as over a night", 12 * 60 * MINUTE],
  ])("a job in state sending becomes unclear when %s, and is not sent again", async (_, passed) => {
    const desk = await openPrintingFixture(databases);
    const { emulator, id: printerId } = await desk.printer();
    const id = await desk.accepted();
    expect(await desk.beginNext(printerId)).toBe("begun");

    await desk.print();
    expect(await desk.printing(id)).toMatchObject([{ state: "sending" }]);
    desk.clock.now += passed;
    await desk.print();
    expect(await desk.printing(id)).toMatchObject([{ state: "unclear", fault: "interrupted" }]);
    expect(emulator.documents).toEqual([]);
  });

  test("a job sent by a process that was killed before storing the result is not sent again", async () => {
    const desk = await openPrintingFixture(databases);
    const { emulator } = await desk.printer({}, "jams");
    const id = await desk.accepted();
    const program = await startProcessAt(desk.clock.now, desk.variables);
    await emulator.waitForCount(1);
    program.signal("SIGKILL");
    await program.exit;
    emulator.setState("normal");
    desk.clock.now += LEASE_MS + MINUTE;
    await desk.print();
    expect(emulator.documents).toHaveLength(1);
    expect(await desk.jobs()).toMatchObject([
      { order_id: id, state: "unclear", fault: "interrupted" },
    ]);
  });

  test("a printer's lease is renewed for as long as its holder prints", async () => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    const { db, clock, printer, services } = await openPrintingFixture(databases);
    const { id } = await printer();
    const lease = await acquireLease(db, id, clock.now);
    if (!lease) throw new Error("the printer is leased");
    const leasedUntil = () =>
      db.selectFrom("printers").select("leased_until").where("id", "=", id).executeTakeFirst();
    await holdingLease(services, lease, async () => {
      clock.now += LEASE_MS - 1;
      vi.advanceTimersByTime(RENEW_MS);
      await expect.poll(leasedUntil).toEqual({ leased_until: clock.now + LEASE_MS });
    });
    clock.now += LEASE_MS - 1;
    expect(await acquireLease(db, id, clock.now)).toBeNull();
    clock.now += 1;
    expect(await acquireLease(db, id, clock.now), "once it was left").not.toBeNull();
  });

  test("a waiting job is printed by another process once the lease of a killed one expires", async () => {
    const desk = await openPrintingFixture(databases);
    const { emulator, id: printerId } = await desk.printer();
    await desk.accepted();
    await acquireLease(desk.db, printerId, desk.clock.now);
    await desk.print();
    expect(emulator.documents, "it is another's turn").toEqual([]);
    desk.clock.now += MINUTE;
    await desk.print();
    expect(emulator.documents).toHaveLength(1);
  });
});
