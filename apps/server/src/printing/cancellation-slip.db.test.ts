import { expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openPrintingFixture } from "../../test/printing-fixture.ts";
import { type Printout, wordsOn } from "../../test/read-printout.ts";
import { processUnanswered } from "../staff/unanswered.ts";

const MINUTE = 60_000;

onBothDatabases("cancellation slips", (databases) => {
  const cancel = { version: 1, reason: "customer_request" } as const;
  const titles = (emulator: { printouts: () => Printout[] }) =>
    emulator.printouts().map((printout) => wordsOn(printout).slice(0, 2));

  test("a cancellation slip is printed once on each printer that printed the ticket, and on no other", async () => {
    const desk = await openPrintingFixture(databases);
    const kitchen = await desk.printer();
    const bar = await desk.printer({ name: "Bar", copies: 2 });
    const bags = await desk.printer({ name: "Sacs", kinds: ["label"] });
    const id = await desk.accepted();
    await desk.print();
    const later = await desk.printer({ name: "Neuve" });
    const cancelling = Array.from({ length: 4 }, () => desk.api.cancel(id, cancel));
    expect((await Promise.all(cancelling)).filter(({ ok }) => ok)).toHaveLength(1);
    await desk.print();
    await desk.print();
    const both = [
      ["À EMPORTER", "0001"],
      ["ANNULÉE", "0001"],
    ];
    expect(titles(kitchen.emulator)).toEqual(both);
    expect(titles(bar.emulator)).toEqual(both);
    expect(bar.emulator.printouts().map(({ cuts }) => cuts)).toEqual([2, 2]);
    expect(bags.emulator.documents).toHaveLength(1);
    expect(later.emulator.documents).toEqual([]);
    expect((await desk.printing(id)).slice(3)).toMatchObject([
      { kind: "cancellation", printer: "Cuisine", state: "printed", requested_by: null },
      { kind: "cancellation", printer: "Bar", state: "printed" },
    ]);
  });

  test("an automatic rejection prints a slip after a ticket printed on arrival", async () => {
    const desk = await openPrintingFixture(databases);
    const { emulator } = await desk.printer({ print_when: "arrival" });
    await desk.place();
    await desk.print();
    desk.clock.now += 20 * MINUTE;
    await processUnanswered(desk.services);
    await desk.print();
    expect(emulator.printouts().map((printout) => wordsOn(printout)[0])).toEqual([
      "À EMPORTER",
      "ANNULÉE",
    ]);
    expect(emulator.printouts().flatMap(wordsOn)).toContain("Motif : sans réponse à temps");
  });

  test("a cancellation slip follows a ticket in state unclear", async () => {
    const desk = await openPrintingFixture(databases);
    const { emulator } = await desk.printer({}, "cuts off");
    const id = await desk.accepted();
    await desk.print("cuts off");
    payloadOf(await desk.api.cancel(id, cancel));
    emulator.setState("normal");
    desk.clock.now += MINUTE;
    await desk.print();
    expect((await desk.printing(id)).map(({ kind, state }) => [kind, state])).toEqual([
      ["ticket", "unclear"],
      ["cancellation", "printed"],
    ]);
  });

  test("a cancellation slip follows a ticket in state sending", async () => {
    const desk = await openPrintingFixture(databases);
    const { id: printerId } = await desk.printer();
    const id = await desk.accepted();
    expect(await desk.beginNext(printerId)).toBe("begun");
    payloadOf(await desk.api.cancel(id, cancel));
    expect((await desk.jobs()).map(({ kind, state }) => [kind, state])).toEqual([
      ["ticket", "sending"],
      ["cancellation", "waiting"],
    ]);
  });

  test("a cancellation slip waits during a printer fault and is printed afterwards", async () => {
    const desk = await openPrintingFixture(databases);
    const { emulator } = await desk.printer();
    const id = await desk.accepted();
    await desk.print();
    emulator.setState("no paper");
    payloadOf(await desk.api.cancel(id, cancel));
    await desk.print();
    expect((await desk.printing(id)).at(-1)).toMatchObject({
      state: "waiting",
      fault: "no_paper",
    });
    emulator.setState("normal");
    desk.clock.now += MINUTE;
    await desk.print();
    expect(titles(emulator).at(-1)).toEqual(["ANNULÉE", "0001"]);
  });

  test("a cancelled order prints only slips, a repeat with DUPLICATA; an open order prints none", async () => {
    const desk = await openPrintingFixture(databases);
    const { emulator, id: printer_id } = await desk.printer();
    const id = await desk.accepted();
    await desk.print();
    const ask = (kind: "ticket" | "cancellation") =>
      desk.api.printOrder(id, { kind, printer_id, key: `a key for ${kind}` });
    expect(problemIn(await ask("cancellation")).code).toBe("not_possible_now");
    payloadOf(await desk.api.cancel(id, cancel));
    await desk.print();
    expect(problemIn(await ask("ticket")).code).toBe("not_possible_now");
    payloadOf(await ask("cancellation"));
    await desk.print();
    const [again] = emulator.printouts().map(wordsOn).slice(-1);
    expect(again?.slice(0, 3)).toEqual(["DUPLICATA", "demandé par The manager", "ANNULÉE"]);
  });

  test("GET ticket.svg returns the cancellation slip only of a cancelled order", async () => {
    const desk = await openPrintingFixture(databases);
    const { raw } = await desk.signedIn("kitchen");
    const id = await desk.accepted();
    const slip = () => raw("GET", `orders/${id}/ticket.svg?kind=cancellation`);
    expect((await slip()).status).toBe(404);
    payloadOf(await desk.api.cancel(id, cancel));
    const picture = await slip();
    expect(picture.headers.get("content-type")).toContain("image/svg+xml");
    const letters = [...(await picture.text()).matchAll(/<tspan[^>]*>([^<]*)<\/tspan>/g)];
    expect(letters.map(([, letter]) => letter).join("")).toMatch(/ANNUL(É|&#x[cC]9;)E/);
  });
});
