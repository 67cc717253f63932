import { expect, test } from "vitest";
import { given } from "../testing/account-desk.ts";
import { onBothDatabases } from "../testing/databases.ts";
import { openPrintingHouse } from "../testing/printing-house.ts";
import { startProcess } from "../testing/server-process.ts";
import { takeTurn } from "./printer-turn.ts";

const MINUTE = 60_000;

onBothDatabases("papers that a fault has interrupted", (databases) => {
  test.each([
    ["cuts off", "cut_off"],
    ["deaf", "no_answer"],
    ["jams", "no_paper"],
  ] as const)(
    "sent to a printer of which nobody knows what it did (%s) are unclear, and are not sent again",
    async (mood, fault) => {
      const house = await openPrintingHouse(databases);
      const { sink } = await house.printer({}, mood);
      const id = await house.accepted();
      await house.print(mood);
      expect(await house.printing(id)).toMatchObject([{ state: "unclear", fault }]);
      const sent = sink.documents.length;
      sink.become("normal");
      house.clock.now += 10 * MINUTE;
      await house.print();
      expect(sink.documents).toHaveLength(sent);
      const { events } = given(await house.api.order(id));
      expect(events.at(-1)).toMatchObject({ kind: "print_unclear", data: { fault } });
    },
  );

  test("begun by a program that was killed are unclear, and are not sent again", async () => {
    const house = await openPrintingHouse(databases);
    const { sink, id: printerId } = await house.printer();
    const id = await house.accepted();
    expect(await house.beginNext(printerId)).toBe(true);

    await house.print();
    expect(await house.printing(id)).toMatchObject([{ state: "sending" }]);
    house.clock.now += MINUTE;
    await house.print();
    expect(await house.printing(id)).toMatchObject([{ state: "unclear", fault: "interrupted" }]);
    expect(sink.documents).toEqual([]);
  });

  test("sent by a program that was killed before it could write that down are not sent again", async () => {
    const house = await openPrintingHouse(databases);
    const { sink } = await house.printer({}, "jams");
    const id = await house.accepted();
    const hour = Date.now() + 60 * MINUTE;
    await house.db.updateTable("print_jobs").set({ expires_at: hour }).execute();

    const program = await startProcess(house.variables);
    await sink.has(1);
    program.signal("SIGKILL");
    await program.exit;
    sink.become("normal");
    house.clock.now = Date.now() + MINUTE;
    await house.print();
    expect(sink.documents).toHaveLength(1);
    expect(await house.jobs()).toMatchObject([
      { order_id: id, state: "unclear", fault: "interrupted" },
    ]);
  });

  test("claimed by a program that was killed before it sent them are printed by the next", async () => {
    const house = await openPrintingHouse(databases);
    const { sink, id: printerId } = await house.printer();
    await house.accepted();
    await takeTurn(house.db, printerId, house.clock.now);
    await house.print();
    expect(sink.documents, "it is another's turn").toEqual([]);
    house.clock.now += MINUTE;
    await house.print();
    expect(sink.documents).toHaveLength(1);
  });
});
