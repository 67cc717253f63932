import { NOON } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { aDelivery, aLine } from "../../test/an-order.ts";
import { aCardOrder, openCardFixture } from "../../test/card-fixture.ts";
import { onBothDatabases, onPostgres } from "../../test/databases.ts";
import { startPrinterEmulator } from "../../test/printer-emulator.ts";
import { openPrintingFixture, printDue } from "../../test/printing-fixture.ts";
import { wordsOn } from "../../test/read-printout.ts";
import { openTestApp } from "../../test/test-app.ts";
import { acquireLease } from "./printer-lease.ts";

const MINUTE = 60_000;

onBothDatabases("print jobs of an order", (databases) => {
  test("documents are printed once after acceptance, on every enabled printer of their kind", async () => {
    const desk = await openPrintingFixture(databases);
    const kitchen = await desk.printer();
    const counter = await desk.printer({
      name: "Comptoir",
      kinds: ["ticket", "label"],
      copies: 2,
    });
    const off = await desk.printer({ name: "Bar", enabled: false });
    const id = await desk.place(aDelivery({ items: [aLine({ quantity: 3, note: "sans œuf" })] }));
    await desk.print();
    expect(kitchen.emulator.documents, "not before").toEqual([]);
    payloadOf(await desk.api.accept(id, { version: 0, minutes: 30 }));
    await desk.print();
    await desk.print();

    const [ticket] = kitchen.emulator.printouts();
    const words = wordsOn(ticket ?? { lines: [], cuts: 0 });
    expect(words).toContain("LIVRAISON");
    expect(words).toContain("Chez le client à 12 h 30");
    expect(words).toContain("Note : sans œuf");
    expect(words).toContain("À ENCAISSER 19,00 €");
    expect(kitchen.emulator.documents).toHaveLength(1);
    expect(counter.emulator.printouts().map(({ cuts }) => cuts)).toEqual([2, 2]);
    expect(off.emulator.documents).toEqual([]);
    expect(await desk.printing(id)).toMatchObject([
      { kind: "ticket", printer: "Cuisine", state: "printed", requested_by: null },
      { kind: "ticket", printer: "Comptoir", state: "printed" },
      { kind: "label", printer: "Comptoir", state: "printed" },
    ]);
  });

  test("a printer with print_when arrival prints on arrival, and not again on acceptance", async () => {
    const desk = await openPrintingFixture(databases);
    const { emulator } = await desk.printer({ print_when: "arrival" });
    const id = await desk.place();
    await desk.print();
    payloadOf(await desk.api.accept(id, { version: 0 }));
    await desk.print();
    expect(emulator.documents).toHaveLength(1);
  });

  test("concurrent accepts queue a document once", async () => {
    const desk = await openPrintingFixture(databases);
    await desk.printer();
    const id = await desk.place();
    const accepting = Array.from({ length: 8 }, () => desk.api.accept(id, { version: 0 }));
    await Promise.all(accepting);
    expect(await desk.jobs()).toHaveLength(1);
  });

  test("jobs wait during a printer fault, with back-off, and are printed once afterwards", async () => {
    const desk = await openPrintingFixture(databases);
    const { emulator } = await desk.printer({}, "no paper");
    const [first, second] = [await desk.accepted(), await desk.accepted()];
    await desk.print();
    const [record] = payloadOf(await desk.api.printers()).printers;
    expect(record).toMatchObject({ status: "no_paper", waiting: 2 });
    expect(await desk.printing(first)).toMatchObject([{ state: "waiting", fault: "no_paper" }]);

    emulator.setState("normal");
    await desk.print();
    expect(emulator.documents, "not before it is time").toEqual([]);
    desk.clock.now += 2000;
    await desk.print();
    expect(
      emulator
        .printouts()
        .map(wordsOn)
        .map((words) => words[1]),
    ).toEqual(["0001", "0002"]);
    expect(await desk.printing(second)).toMatchObject([{ state: "printed", fault: null }]);
    expect(payloadOf(await desk.api.printers()).printers).toMatchObject([
      { status: "ready", waiting: 0 },
    ]);
    const kinds = payloadOf(await desk.api.order(first)).events.map(({ kind }) => kind);
    expect(kinds).toEqual(["placed", "accepted", "print_waits", "printed"]);
  });

  test("a printer's lease is held by one process at a time", async () => {
    const { db, clock, ...desk } = await openPrintingFixture(databases);
    const { id } = await desk.printer();
    const asked = Array.from({ length: 6 }, () => acquireLease(db, id, clock.now));
    const leases = (await Promise.all(asked)).filter((lease) => lease !== null);
    expect(leases).toHaveLength(1);
    expect(await acquireLease(db, id, clock.now + MINUTE)).not.toBe(null);
  });

  test("waiting jobs of a rejected or cancelled order are dropped", async () => {
    const desk = await openPrintingFixture(databases);
    const { emulator } = await desk.printer({ print_when: "arrival" }, "no paper");
    const [rejected, cancelled] = [await desk.place(), await desk.accepted()];
    await desk.print();
    payloadOf(await desk.api.reject(rejected, { version: 0, reason: "too_busy" }));
    payloadOf(await desk.api.cancel(cancelled, { version: 1, reason: "customer_request" }));
    emulator.setState("normal");
    desk.clock.now += MINUTE;
    await desk.print();
    expect(emulator.documents).toEqual([]);
    expect((await desk.jobs()).map(({ state }) => state)).toEqual(["dropped", "dropped"]);
  });

  test("jobs that waited for hours are dropped", async () => {
    const desk = await openPrintingFixture(databases);
    const { emulator } = await desk.printer({}, "no paper");
    const id = await desk.accepted();
    await desk.print();
    emulator.setState("normal");
    desk.clock.now += 5 * 60 * MINUTE;
    await desk.print();
    expect(emulator.documents).toEqual([]);
    expect(await desk.printing(id)).toMatchObject([{ state: "dropped" }]);
  });

  test("print events are hidden on the customer's tracking page", async () => {
    const desk = await openPrintingFixture(databases);
    await desk.printer();
    const { id, key } = await desk.placeWithKey();
    payloadOf(await desk.api.accept(id, { version: 0 }));
    await desk.print();
    const { steps } = payloadOf(await desk.tracking.tracking(id, key));
    expect(steps.map(({ kind }) => kind)).toEqual(["placed", "accepted"]);
  });

  test("order_moved_on ignores print events", async () => {
    const desk = await openPrintingFixture(databases);
    await desk.printer();
    const id = await desk.accepted();
    await desk.print();
    const late = await desk.api.reject(id, { version: 0, reason: "too_busy" });
    if (late.ok) throw new Error("two have decided");
    expect(await desk.api.readMovedOn(late.problem.payload)).toMatchObject({ kind: "accepted" });
  });
});

onBothDatabases("print jobs of a card order", (databases) => {
  test("a card order is printed on arrival once it is paid, and marked as paid", async () => {
    const desk = await openCardFixture(databases);
    const { host, port, ...emulator } = await startPrinterEmulator();
    await desk.db
      .insertInto("printers")
      .values({
        name: "Cuisine",
        host,
        port,
        prints_ticket: 1,
        prints_label: 0,
        copies: 1,
        print_when: "arrival",
        enabled: 1,
        created_at: 0,
      })
      .execute();
    const session = await desk.startPayment();
    const { order_id } = await desk.place(aCardOrder(session));
    await printDue(desk.services);
    expect(emulator.documents).toEqual([]);
    desk.pay(session);
    payloadOf(await desk.finalise(order_id, session));
    await printDue(desk.services);
    expect(emulator.printouts().flatMap(wordsOn)).toContain("PAYÉ 10,00 €");
    await Promise.all([emulator.close(), desk.close()]);
  });
});

onPostgres("print jobs with two instances", (databases) => {
  test("two instances print every ticket once, one at a time per printer", async () => {
    const desk = await openPrintingFixture(databases);
    const other = await openTestApp(desk.variables);
    other.clock.now = NOON;
    const printers = [await desk.printer(), await desk.printer({ name: "Bar", kinds: ["label"] })];
    const ids = await Promise.all(Array.from({ length: 12 }, () => desk.accepted()));
    await Promise.all([desk, other, desk, other].map(({ services }) => printDue(services)));
    const numbers = Array.from({ length: ids.length }, (_, i) => String(i + 1).padStart(4, "0"));
    for (const { emulator } of printers) {
      const printed = emulator.printouts().map((printout) => wordsOn(printout)[1]);
      expect(printed.toSorted()).toEqual(numbers);
      expect(emulator.maxConnections()).toBe(1);
    }
  });
});
