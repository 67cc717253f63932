import { NOON } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { lookAfterUnanswered } from "../staff/unanswered.ts";
import { given, refusalIn } from "../testing/account-desk.ts";
import { aDelivery, aLine } from "../testing/an-order.ts";
import { aCardOrder, openCardDesk } from "../testing/card-desk.ts";
import { openPrintingHouse, printDue } from "../testing/printing-house.ts";
import { type Paper, wordsOn } from "../testing/read-paper.ts";
import { startProcess } from "../testing/server-process.ts";
import { openSinkPrinter } from "../testing/sink-printer.ts";
import { onBothDatabases, onPostgres, openTestHouse } from "../testing/test-house.ts";
import { beginSending, nextJob } from "./print-job.ts";
import { keepTurn, takeTurn } from "./printer-turn.ts";

const MINUTE = 60_000;

onBothDatabases("the papers of an order", (databases) => {
  test("are printed once it is accepted, on every printer that prints their kind, each once", async () => {
    const house = await openPrintingHouse(databases);
    const kitchen = await house.printer();
    const counter = await house.printer({
      name: "Comptoir",
      kinds: ["ticket", "label"],
      copies: 2,
    });
    const off = await house.printer({ name: "Bar", enabled: false });
    const id = await house.place(aDelivery({ items: [aLine({ quantity: 3, note: "sans œuf" })] }));
    await house.print();
    expect(kitchen.sink.documents, "not before").toEqual([]);
    given(await house.api.accept(id, { version: 0, minutes: 30 }));
    await house.print();
    await house.print();

    const [ticket] = kitchen.sink.papers();
    const words = wordsOn(ticket ?? { lines: [], cuts: 0 });
    expect(words).toContain("LIVRAISON");
    expect(words).toContain("Chez le client à 12 h 30");
    expect(words).toContain("Note : sans œuf");
    expect(words).toContain("À ENCAISSER 19,00 €");
    expect(kitchen.sink.documents).toHaveLength(1);
    expect(counter.sink.papers().map(({ cuts }) => cuts)).toEqual([2, 2]);
    expect(off.sink.documents).toEqual([]);
    expect(await house.printing(id)).toMatchObject([
      { kind: "ticket", printer: "Cuisine", state: "printed", requested_by: null },
      { kind: "ticket", printer: "Comptoir", state: "printed" },
      { kind: "label", printer: "Comptoir", state: "printed" },
    ]);
  });

  test("are printed as soon as it is there, where the printer is set so", async () => {
    const house = await openPrintingHouse(databases);
    const { sink } = await house.printer({ print_when: "arrival" });
    const id = await house.place();
    await house.print();
    given(await house.api.accept(id, { version: 0 }));
    await house.print();
    expect(sink.documents).toHaveLength(1);
  });

  test("are queued once however many accept at the same moment", async () => {
    const house = await openPrintingHouse(databases);
    await house.printer();
    const id = await house.place();
    const accepting = Array.from({ length: 8 }, () => house.api.accept(id, { version: 0 }));
    await Promise.all(accepting);
    expect(await house.jobs()).toHaveLength(1);
  });

  test("wait while the printer cannot print, longer each time, and come out once when it can", async () => {
    const house = await openPrintingHouse(databases);
    const { sink } = await house.printer({}, "no paper");
    const [first, second] = [await house.accepted(), await house.accepted()];
    await house.print();
    const [record] = given(await house.api.printers()).printers;
    expect(record).toMatchObject({ said: "no_paper", waiting: 2 });
    expect(await house.printing(first)).toMatchObject([{ state: "waiting", fault: "no_paper" }]);

    sink.become("normal");
    await house.print();
    expect(sink.documents, "not before it is time").toEqual([]);
    house.clock.now += 2000;
    await house.print();
    expect(
      sink
        .papers()
        .map(wordsOn)
        .map((words) => words[1]),
    ).toEqual(["0001", "0002"]);
    expect(await house.printing(second)).toMatchObject([{ state: "printed", fault: null }]);
    expect(given(await house.api.printers()).printers).toMatchObject([
      { said: "ready", waiting: 0 },
    ]);
    const kinds = given(await house.api.order(first)).events.map(({ kind }) => kind);
    expect(kinds).toEqual(["placed", "accepted", "print_waits", "printed"]);
  });

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
    const { db, clock } = house;
    const turn = await takeTurn(db, printerId, clock.now);
    const job = turn && (await nextJob(db, turn));
    if (!turn || !job) throw new Error("there is nothing to print");
    expect(await beginSending(db, job, turn, clock.now)).toBe(true);

    await house.print();
    expect(await house.printing(id)).toMatchObject([{ state: "sending" }]);
    clock.now += MINUTE;
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

  test("are printed by whoever has the printer's turn, which several never have", async () => {
    const { db, clock, ...house } = await openPrintingHouse(databases);
    const { id } = await house.printer();
    const asked = Array.from({ length: 6 }, () => takeTurn(db, id, clock.now));
    const turns = (await Promise.all(asked)).filter((turn) => turn !== null);
    expect(turns).toHaveLength(1);
    expect(await takeTurn(db, id, clock.now + MINUTE)).not.toBe(null);
    for (const turn of turns) expect(await keepTurn(db, turn, clock.now)).toBe(false);
  });

  test("are not printed for an order that was cancelled or rejected meanwhile", async () => {
    const house = await openPrintingHouse(databases);
    const { sink } = await house.printer({ print_when: "arrival" }, "no paper");
    const [rejected, cancelled] = [await house.place(), await house.accepted()];
    await house.print();
    given(await house.api.reject(rejected, { version: 0, reason: "too_busy" }));
    given(await house.api.cancel(cancelled, { version: 1, reason: "customer_request" }));
    sink.become("normal");
    house.clock.now += MINUTE;
    await house.print();
    expect(sink.documents).toEqual([]);
    expect((await house.jobs()).map(({ state }) => state)).toEqual(["dropped", "dropped"]);
  });

  test("that waited for hours are left out, and do not come out in the morning", async () => {
    const house = await openPrintingHouse(databases);
    const { sink } = await house.printer({}, "no paper");
    const id = await house.accepted();
    await house.print();
    sink.become("normal");
    house.clock.now += 5 * 60 * MINUTE;
    await house.print();
    expect(sink.documents).toEqual([]);
    expect(await house.printing(id)).toMatchObject([{ state: "dropped" }]);
  });

  test("are no step of the order on the customer's page", async () => {
    const house = await openPrintingHouse(databases);
    await house.printer();
    const { id, key } = await house.placeWithKey();
    given(await house.api.accept(id, { version: 0 }));
    await house.print();
    const { steps } = given(await house.tracking.tracking(id, key));
    expect(steps.map(({ kind }) => kind)).toEqual(["placed", "accepted"]);
  });

  test("do not hide who was faster with a command", async () => {
    const house = await openPrintingHouse(databases);
    await house.printer();
    const id = await house.accepted();
    await house.print();
    const late = await house.api.reject(id, { version: 0, reason: "too_busy" });
    if (late.ok) throw new Error("two have decided");
    expect(house.api.readMovedOn(late.refusal.payload)).toMatchObject({ kind: "accepted" });
  });
});

onBothDatabases("the slip of an order that ends after its ticket", (databases) => {
  const cancel = { version: 1, reason: "customer_request" } as const;
  const titles = (sink: { papers: () => Paper[] }) =>
    sink.papers().map((paper) => wordsOn(paper).slice(0, 2));

  test("comes out once, wherever its ticket did and nowhere else", async () => {
    const house = await openPrintingHouse(databases);
    const kitchen = await house.printer();
    const bar = await house.printer({ name: "Bar", copies: 2 });
    const bags = await house.printer({ name: "Sacs", kinds: ["label"] });
    const id = await house.accepted();
    await house.print();
    const later = await house.printer({ name: "Neuve" });
    const cancelling = Array.from({ length: 4 }, () => house.api.cancel(id, cancel));
    expect((await Promise.all(cancelling)).filter(({ ok }) => ok)).toHaveLength(1);
    await house.print();
    await house.print();
    const both = [
      ["À EMPORTER", "0001"],
      ["ANNULÉE", "0001"],
    ];
    expect(titles(kitchen.sink)).toEqual(both);
    expect(titles(bar.sink)).toEqual(both);
    expect(bar.sink.papers().map(({ cuts }) => cuts)).toEqual([2, 2]);
    expect(bags.sink.documents).toHaveLength(1);
    expect(later.sink.documents).toEqual([]);
    expect((await house.printing(id)).slice(3)).toMatchObject([
      { kind: "cancellation", printer: "Cuisine", state: "printed", requested_by: null },
      { kind: "cancellation", printer: "Bar", state: "printed" },
    ]);
  });

  test("follows a ticket that was printed on arrival, also where nobody answered", async () => {
    const house = await openPrintingHouse(databases);
    const { sink } = await house.printer({ print_when: "arrival" });
    await house.place();
    await house.print();
    house.clock.now += 20 * MINUTE;
    await lookAfterUnanswered(house.services);
    await house.print();
    expect(sink.papers().map((paper) => wordsOn(paper)[0])).toEqual(["À EMPORTER", "ANNULÉE"]);
    expect(sink.papers().flatMap(wordsOn)).toContain("Motif : sans réponse à temps");
  });

  test("follows a ticket of which nobody knows whether it came out", async () => {
    const house = await openPrintingHouse(databases);
    const { sink } = await house.printer({}, "cuts off");
    const id = await house.accepted();
    await house.print("cuts off");
    given(await house.api.cancel(id, cancel));
    sink.become("normal");
    house.clock.now += MINUTE;
    await house.print();
    expect((await house.printing(id)).map(({ kind, state }) => [kind, state])).toEqual([
      ["ticket", "unclear"],
      ["cancellation", "printed"],
    ]);
  });

  test("follows a ticket that is being sent while the order ends", async () => {
    const house = await openPrintingHouse(databases);
    const { id: printerId } = await house.printer();
    const id = await house.accepted();
    const { db, clock } = house;
    const turn = await takeTurn(db, printerId, clock.now);
    const job = turn && (await nextJob(db, turn));
    if (!turn || !job) throw new Error("there is nothing to print");
    expect(await beginSending(db, job, turn, clock.now)).toBe(true);
    given(await house.api.cancel(id, cancel));
    expect((await house.jobs()).map(({ kind, state }) => [kind, state])).toEqual([
      ["ticket", "sending"],
      ["cancellation", "waiting"],
    ]);
  });

  test("waits while the printer cannot print, and comes out when it can", async () => {
    const house = await openPrintingHouse(databases);
    const { sink } = await house.printer();
    const id = await house.accepted();
    await house.print();
    sink.become("no paper");
    given(await house.api.cancel(id, cancel));
    await house.print();
    expect((await house.printing(id)).at(-1)).toMatchObject({
      state: "waiting",
      fault: "no_paper",
    });
    sink.become("normal");
    house.clock.now += MINUTE;
    await house.print();
    expect(titles(sink).at(-1)).toEqual(["ANNULÉE", "0001"]);
  });

  test("is all that can be printed of it then; again it says DUPLICATA, and never before", async () => {
    const house = await openPrintingHouse(databases);
    const { sink, id: printer_id } = await house.printer();
    const id = await house.accepted();
    await house.print();
    const ask = (kind: "ticket" | "cancellation") =>
      house.api.printOrder(id, { kind, printer_id, key: `a key for ${kind}` });
    expect(refusalIn(await ask("cancellation")).code).toBe("not_possible_now");
    given(await house.api.cancel(id, cancel));
    await house.print();
    expect(refusalIn(await ask("ticket")).code).toBe("not_possible_now");
    given(await ask("cancellation"));
    await house.print();
    const [again] = sink.papers().map(wordsOn).slice(-1);
    expect(again?.slice(0, 3)).toEqual(["DUPLICATA", "demandé par The manager", "ANNULÉE"]);
  });

  test("is shown to whoever prints from a browser, once the order is off", async () => {
    const house = await openPrintingHouse(databases);
    const { raw } = await house.signedIn("kitchen");
    const id = await house.accepted();
    const slip = () => raw("GET", `orders/${id}/ticket.svg?kind=cancellation`);
    expect((await slip()).status).toBe(404);
    given(await house.api.cancel(id, cancel));
    const picture = await slip();
    expect(picture.headers.get("content-type")).toContain("image/svg+xml");
    const letters = [...(await picture.text()).matchAll(/<tspan[^>]*>([^<]*)<\/tspan>/g)];
    expect(letters.map(([, letter]) => letter).join("")).toMatch(/ANNUL(É|&#x[cC]9;)E/);
  });
});

onBothDatabases("a card order", (databases) => {
  test("is printed on arrival once it is paid, and says so", async () => {
    const desk = await openCardDesk(databases);
    const { host, port, ...sink } = await openSinkPrinter();
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
    expect(sink.documents).toEqual([]);
    desk.pay(session);
    given(await desk.finalise(order_id, session));
    await printDue(desk.services);
    expect(sink.papers().flatMap(wordsOn)).toContain("PAYÉ 10,00 €");
    await Promise.all([sink.close(), desk.close()]);
  });
});

onPostgres("two instances", (databases) => {
  test("print every ticket of an evening once, one at a time on each printer", async () => {
    const house = await openPrintingHouse(databases);
    const other = await openTestHouse(house.variables);
    other.clock.now = NOON;
    const sinks = [await house.printer(), await house.printer({ name: "Bar", kinds: ["label"] })];
    const ids = await Promise.all(Array.from({ length: 12 }, () => house.accepted()));
    await Promise.all([house, other, house, other].map(({ services }) => printDue(services)));
    const numbers = Array.from({ length: ids.length }, (_, i) => String(i + 1).padStart(4, "0"));
    for (const { sink } of sinks) {
      const printed = sink.papers().map((paper) => wordsOn(paper)[1]);
      expect(printed.toSorted()).toEqual(numbers);
      expect(sink.mostAtOnce()).toBe(1);
    }
  });
});
