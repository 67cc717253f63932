import { expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { aCustomer } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openPrintingFixture } from "../../test/printing-fixture.ts";
import { readPrintout, wordsOn } from "../../test/read-printout.ts";

onBothDatabases("printers", (databases) => {
  test("a printer is added, changed, disabled and removed, with audit entries", async () => {
    const desk = await openPrintingFixture(databases);
    const { id } = await desk.printer({ kinds: ["label", "ticket"] });
    expect(payloadOf(await desk.api.printers()).printers).toMatchObject([
      {
        id,
        name: "Cuisine",
        kinds: ["ticket", "label"],
        copies: 1,
        print_when: "acceptance",
        columns: 48,
        code_page: 16,
        enabled: true,
        status: "unknown",
        status_at: null,
        waiting: 0,
      },
    ]);
    payloadOf(await desk.api.changePrinter(id, { kinds: ["label"], copies: 2, enabled: false }));
    const { printers } = payloadOf(await desk.api.removePrinter(id));
    expect(printers).toEqual([]);
    expect(problemIn(await desk.api.changePrinter(id, { enabled: true })).code).toBe("not_found");
    expect((await desk.audit()).map(({ action }) => action)).toEqual([
      "printer_added",
      "printer_changed",
      "printer_removed",
    ]);
  });

  test("a printer with the server's own port, an invalid address or other invalid fields is refused", async () => {
    const desk = await openPrintingFixture(databases);
    const { id } = await desk.printer();
    const wrong = [
      { port: 3000 },
      { port: 0 },
      { port: 70_000 },
      { host: "300.1.1.1" },
      { host: "a b" },
      { host: "http://printer" },
      { host: "" },
      { copies: 6 },
      { columns: 40 },
      { code_page: 17 },
      { kinds: [] },
    ];
    for (const changes of wrong) {
      const refused = problemIn(await desk.api.changePrinter(id, changes));
      expect(refused, JSON.stringify(changes)).toEqual({ code: "validation_failed", status: 422 });
    }
    for (const host of ["imprimante.local", "192.168.1.50", "fd00::1", "TM-m30"])
      payloadOf(await desk.api.changePrinter(id, { host }));
  });

  test("documents have the printer's columns and code page", async () => {
    const desk = await openPrintingFixture(databases);
    const { id, emulator } = await desk.printer({ columns: 42 });
    payloadOf(await desk.api.changePrinter(id, { columns: 32, code_page: 19 }));
    await desk.accepted();
    await desk.print();
    const { lines } = readPrintout(emulator.documents[0] ?? Buffer.of(), 32);
    expect(lines.map(({ text }) => text)).toContain("─".repeat(32));
    expect(wordsOn({ lines, cuts: 0 }).join(" ")).toMatch(/Prête à .+ À ENCAISSER .+\s€/);
    const changes = (await desk.audit()).filter(({ action }) => action === "printer_changed");
    expect(JSON.parse(changes[0]?.after ?? "")).toMatchObject({ columns: 32, code_page: 19 });
  });

  test("disabling a printer drops its waiting jobs", async () => {
    const desk = await openPrintingFixture(databases);
    const { id, emulator } = await desk.printer({}, "no paper");
    const order = await desk.accepted();
    await desk.print();
    payloadOf(await desk.api.changePrinter(id, { enabled: false }));
    emulator.setState("normal");
    payloadOf(await desk.api.changePrinter(id, { enabled: true }));
    await desk.print();
    expect(emulator.documents).toEqual([]);
    expect(await desk.printing(order)).toMatchObject([{ state: "dropped" }]);
  });

  test("a test print stores the printer's status and sends it live to every desk", async () => {
    const desk = await openPrintingFixture(databases);
    const { id, emulator } = await desk.printer({}, "paper low");
    const kitchen = await desk.signedIn("kitchen");
    const stream = await desk.listen(kitchen, { after: 0 });
    const tested = payloadOf(await desk.api.testPrinter(id));
    expect(tested.printers).toMatchObject([{ status: "paper_low" }]);
    expect(emulator.printouts().flatMap(wordsOn)).toContain("Essai d’impression");
    emulator.setState("cover open");
    expect(payloadOf(await desk.api.testPrinter(id)).printers).toMatchObject([
      { status: "cover_open" },
    ]);
    const received = await stream.waitForCount(3);
    expect(received.map(({ data }) => [data.kind, data.data.status])).toEqual([
      ["printer_changed", undefined],
      ["printer_changed", "paper_low"],
      ["printer_changed", "cover_open"],
    ]);
    await stream.stop();
    expect(problemIn(await desk.api.testPrinter(99)).code).toBe("not_found");
  });

  test("waiting jobs are printed after a successful test print", async () => {
    const desk = await openPrintingFixture(databases);
    const { id, emulator } = await desk.printer({}, "no paper");
    await desk.accepted();
    await desk.print();
    emulator.setState("normal");
    payloadOf(await desk.api.testPrinter(id));
    await desk.print();
    expect(emulator.documents).toHaveLength(2);
  });
});

onBothDatabases("requested prints", (databases) => {
  const key = (n: number) => `a wish to print ${n}`;

  test("a requested reprint says DUPLICATA and who requested it, once per key", async () => {
    const desk = await openPrintingFixture(databases);
    const { id: printer_id, emulator } = await desk.printer({ kinds: ["ticket", "label"] });
    const id = await desk.accepted();
    await desk.print();
    const { api } = await desk.signedIn("kitchen", { name: "Zoé" });
    const wish = { kind: "ticket", printer_id, key: key(1) } as const;
    await Promise.all([api.printOrder(id, wish), api.printOrder(id, wish)]);
    await desk.print();
    payloadOf(await api.printOrder(id, wish));
    await desk.print();
    expect(emulator.documents).toHaveLength(3);
    const [ticket, , again] = emulator.printouts().map(wordsOn);
    expect(ticket).not.toContain("DUPLICATA");
    expect(again?.slice(0, 2)).toEqual(["DUPLICATA", "demandé par Zoé"]);
    expect((await desk.audit()).map(({ action }) => action)).toContain("print_requested");
  });

  test("a requested first print is no duplicate", async () => {
    const desk = await openPrintingFixture(databases);
    const id = await desk.accepted();
    const { id: printer_id, emulator } = await desk.printer();
    payloadOf(await desk.api.printOrder(id, { kind: "ticket", printer_id, key: key(1) }));
    await desk.print();
    expect(emulator.printouts().flatMap(wordsOn)).not.toContain("DUPLICATA");
  });

  test("a request on a second printer makes the first printer's later print a duplicate", async () => {
    const desk = await openPrintingFixture(databases);
    const away = await desk.printer({}, "cover open");
    const id = await desk.accepted();
    await desk.print();
    const near = await desk.printer({ name: "Comptoir" });
    payloadOf(await desk.api.printOrder(id, { kind: "ticket", printer_id: near.id, key: key(1) }));
    await desk.print();
    expect(near.emulator.printouts().flatMap(wordsOn)).not.toContain("DUPLICATA");
    away.emulator.setState("normal");
    desk.clock.now += 60_000;
    await desk.print();
    expect(away.emulator.printouts().flatMap(wordsOn)).toContain("DUPLICATA");
  });

  test("an unclear job is settled by a requested reprint or by confirming that it was printed", async () => {
    const desk = await openPrintingFixture(databases);
    const { id: printer_id, emulator } = await desk.printer({}, "cuts off");
    const [again, seen] = [await desk.accepted(), await desk.accepted()];
    await desk.print();
    desk.clock.now += 60_000;
    await desk.print();
    emulator.setState("normal");
    payloadOf(await desk.api.printOrder(again, { kind: "ticket", printer_id, key: key(1) }));
    await desk.print();
    expect(await desk.printing(again)).toMatchObject([
      { state: "printed", requested_by: "The manager" },
    ]);
    expect(emulator.printouts().flatMap(wordsOn)).toContain("DUPLICATA");

    const [unclear] = await desk.printing(seen);
    const { printing } = payloadOf(await desk.api.confirmPrinted(unclear?.id ?? 0));
    expect(printing).toMatchObject([{ state: "printed", fault: null }]);
    expect(problemIn(await desk.api.confirmPrinted(unclear?.id ?? 0)).code).toBe("not_found");
  });

  test("a print request is refused for a rejected order and on a disabled printer", async () => {
    const desk = await openPrintingFixture(databases);
    const { id: printer_id } = await desk.printer();
    const off = await desk.printer({ enabled: false });
    const [id, open] = [await desk.place(), await desk.accepted()];
    payloadOf(await desk.api.reject(id, { version: 0, reason: "too_busy" }));
    for (const [order, printer] of [
      [id, printer_id],
      [open, off.id],
    ] as const) {
      const wish = { kind: "ticket", printer_id: printer, key: key(1) } as const;
      expect(problemIn(await desk.api.printOrder(order, wish)).code).toBe("not_possible_now");
    }
    const unknown = { kind: "ticket", printer_id: 99, key: key(1) } as const;
    expect(problemIn(await desk.api.printOrder(open, unknown)).code).toBe("not_found");
  });

  test("GET ticket.svg says DUPLICATA if a printer has printed the document", async () => {
    const desk = await openPrintingFixture(databases);
    await desk.printer();
    const id = await desk.accepted();
    const { raw } = await desk.signedIn("kitchen");
    const read = async (kind: string) => {
      const svg = await (await raw("GET", `orders/${id}/ticket.svg?kind=${kind}`)).text();
      return svg.replace(/<[^>]*>/g, "");
    };
    expect(await read("ticket")).not.toContain("DUPLICATA");
    await desk.print();
    expect(await read("ticket")).toContain("DUPLICATA");
    expect(await read("label")).not.toContain("DUPLICATA");
  });

  test("GET ticket.svg returns an escaped, uncached SVG with a strict content security policy", async () => {
    const desk = await openPrintingFixture(databases);
    const { raw } = await desk.signedIn("kitchen");
    const customer = aCustomer({ first_name: "<script>alert(1)</script>" });
    const id = await desk.place({ customer });
    const answer = await raw("GET", `orders/${id}/ticket.svg?kind=label`);
    expect(answer.headers.get("content-type")).toBe("image/svg+xml; charset=UTF-8");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const svg = await answer.text();
    expect(svg).toMatch(/^<svg /);
    expect(svg).not.toContain("<script");
    expect((await raw("GET", "orders/none/ticket.svg")).status).toBe(404);
  });
});
