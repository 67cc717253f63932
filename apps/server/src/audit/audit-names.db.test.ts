import { expect, test } from "vitest";
import { given } from "../../test/account-desk.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openKitchen } from "../../test/kitchen.ts";
import { deskBrowser } from "../../test/staff-desk.ts";

onBothDatabases("the audit log", (databases) => {
  test("GET /staff/audit names orders by number, people and printers by name", async () => {
    const desk = await openKitchen(databases);
    const { api } = await desk.signedIn("owner");
    const cook = await desk.signedIn("kitchen");
    const id = await desk.place();
    const { number } = given(await api.accept(id, { version: 0, minutes: 20 }));
    given(await api.changePerson(cook.person.id, { name: "Aya" }));
    given(await api.invite({ email: "mo@desk.example", role: "kitchen" }));
    const printer = { name: "Passe-plat", host: "127.0.0.1", port: 9, kinds: ["ticket" as const] };
    given(await api.addPrinter(printer));
    await deskBrowser(desk).api.signIn({ email: "nobody@desk.example", password: "a guess at it" });

    const { entries } = given(await api.audit({ page: 1, limit: 10 }));
    expect(entries.map(({ action, subject_name }) => [action, subject_name])).toEqual([
      ["sign_in", null],
      ["printer_added", "Passe-plat"],
      ["invited", "mo@desk.example"],
      ["person_changed", "Aya"],
      ["order_accepted", number],
    ]);
  });
});
