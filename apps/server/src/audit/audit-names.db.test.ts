import { expect, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { deskBrowser } from "../../test/staff-fixture.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";

onBothDatabases("the audit log", (databases) => {
  test("GET /staff/audit names orders by number, people and printers by name", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("owner");
    const cook = await desk.signedIn("kitchen");
    const id = await desk.place();
    const { number } = payloadOf(await api.accept(id, { version: 0, minutes: 20 }));
    payloadOf(await api.changePerson(cook.person.id, { name: "Aya" }));
    payloadOf(await api.invite({ email: "mo@desk.example", role: "kitchen" }));
    const printer = { name: "Passe-plat", host: "127.0.0.1", port: 9, kinds: ["ticket" as const] };
    payloadOf(await api.addPrinter(printer));
    await deskBrowser(desk).api.signIn({ email: "nobody@desk.example", password: "a guess at it" });

    const { entries } = payloadOf(await api.audit({ page: 1, limit: 10 }));
    expect(entries.map(({ action, subject_name }) => [action, subject_name])).toEqual([
      ["sign_in", null],
      ["printer_added", "Passe-plat"],
      ["invited", "mo@desk.example"],
      ["person_changed", "Aya"],
      ["order_accepted", number],
    ]);
  });
});
