import { expect, test } from "vitest";
import { given } from "../../test/account-desk.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openPrintingDesk } from "../../test/printing-desk.ts";
import { startProcess } from "../../test/server-process.ts";
import { acquireLease } from "./printer-lease.ts";

const MINUTE = 60_000;

onBothDatabases("papers that a fault has interrupted", (databases) => {
  test.each([
    ["cuts off", "cut_off"],
    ["deaf", "no_answer"],
    ["jams", "no_paper"],
  ] as const)(
    "sent to a printer of which nobody knows what it did (%s) are unclear, and are not sent again",
    async (mood, fault) => {
      const desk = await openPrintingDesk(databases);
      const { sink } = await desk.printer({}, mood);
      const id = await desk.accepted();
      await desk.print(mood);
      expect(await desk.printing(id)).toMatchObject([{ state: "unclear", fault }]);
      const sent = sink.documents.length;
      sink.become("normal");
      desk.clock.now += 10 * MINUTE;
      await desk.print();
      expect(sink.documents).toHaveLength(sent);
      const { events } = given(await desk.api.order(id));
      expect(events.at(-1)).toMatchObject({ kind: "print_unclear", data: { fault } });
    },
  );

  test("begun by a program that was killed are unclear, and are not sent again", async () => {
    const desk = await openPrintingDesk(databases);
    const { sink, id: printerId } = await desk.printer();
    const id = await desk.accepted();
    expect(await desk.beginNext(printerId)).toBe(true);

    await desk.print();
    expect(await desk.printing(id)).toMatchObject([{ state: "sending" }]);
    desk.clock.now += MINUTE;
    await desk.print();
    expect(await desk.printing(id)).toMatchObject([{ state: "unclear", fault: "interrupted" }]);
    expect(sink.documents).toEqual([]);
  });

  test("sent by a program that was killed before it could write that down are not sent again", async () => {
    const desk = await openPrintingDesk(databases);
    const { sink } = await desk.printer({}, "jams");
    const id = await desk.accepted();
    const hour = Date.now() + 60 * MINUTE;
    await desk.db.updateTable("print_jobs").set({ expires_at: hour }).execute();

    const program = await startProcess(desk.variables);
    await sink.has(1);
    program.signal("SIGKILL");
    await program.exit;
    sink.become("normal");
    desk.clock.now = Date.now() + MINUTE;
    await desk.print();
    expect(sink.documents).toHaveLength(1);
    expect(await desk.jobs()).toMatchObject([
      { order_id: id, state: "unclear", fault: "interrupted" },
    ]);
  });

  test("claimed by a program that was killed before it sent them are printed by the next", async () => {
    const desk = await openPrintingDesk(databases);
    const { sink, id: printerId } = await desk.printer();
    await desk.accepted();
    await acquireLease(desk.db, printerId, desk.clock.now);
    await desk.print();
    expect(sink.documents, "it is another's turn").toEqual([]);
    desk.clock.now += MINUTE;
    await desk.print();
    expect(sink.documents).toHaveLength(1);
  });
});
