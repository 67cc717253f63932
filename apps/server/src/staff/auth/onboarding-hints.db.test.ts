import { expect, test } from "vitest";
import { payloadOf, problemIn } from "../../../test/account-fixture.ts";
import { onBothDatabases } from "../../../test/databases.ts";
import { openMigratedTo } from "../../../test/migrated-to.ts";
import { deskBrowser, openStaffFixture, STAFF_PASSWORD } from "../../../test/staff-fixture.ts";
import { toJson } from "../../db/json-text.ts";
import { migrate } from "../../db/migrate.ts";
import { completedHints } from "./onboarding-hints.ts";

onBothDatabases("onboarding hints", (databases) => {
  test("completed hints are stored per person and returned on every device", async () => {
    const desk = await openStaffFixture(databases);
    const { api } = await desk.signedIn("kitchen", { email: "aya@desk.example" });
    const { api: other } = await desk.signedIn("kitchen", { email: "mo@desk.example" });
    expect(payloadOf(await api.me()).completed_hints).toEqual([]);
    expect(payloadOf(await api.completeHint({ hint: "accept" })).completed_hints).toEqual([
      "accept",
    ]);
    expect(payloadOf(await api.completeHint({ hint: "bell" })).completed_hints).toEqual([
      "bell",
      "accept",
    ]);

    const tablet = deskBrowser(desk);
    const credentials = { email: "aya@desk.example", password: STAFF_PASSWORD };
    expect(payloadOf(await tablet.api.signIn(credentials)).completed_hints).toEqual([
      "bell",
      "accept",
    ]);
    expect(payloadOf(await tablet.api.me()).completed_hints).toEqual(["bell", "accept"]);
    expect(payloadOf(await other.me()).completed_hints).toEqual([]);
  });

  test("POST me/hints is idempotent and accepts only known hints of a signed-in person", async () => {
    const desk = await openStaffFixture(databases);
    const { api, raw } = await desk.signedIn("kitchen");
    await Promise.all([
      api.completeHint({ hint: "accept" }),
      api.completeHint({ hint: "accept" }),
      api.completeHint({ hint: "accept" }),
    ]);
    expect(payloadOf(await api.me()).completed_hints).toEqual(["accept"]);
    const nonsense = await raw("POST", "me/hints", { "x-noren-desk": "1" }, { hint: "juggle" });
    expect(nonsense.status).toBe(422);
    expect(problemIn(await deskBrowser(desk).api.completeHint({ hint: "bell" })).code).toBe(
      "unauthenticated",
    );
  });

  test("migration 0011 marks all hints as completed for people who had already accepted orders", async () => {
    const database = await openMigratedTo(await databases.empty(), "0010-refunded-lines");
    const { db } = database;
    const person = { role: "kitchen", locale: "fr", password_hash: "", created_at: 0 } as const;
    const people = await db
      .insertInto("staff")
      .values([
        { ...person, email: "aya@desk.example", name: "Aya" },
        { ...person, email: "mo@desk.example", name: "Mo" },
      ])
      .returning("id")
      .execute();
    const [skilled = 0, fresh = 0] = people.map(({ id }) => id);
    const accepted = { action: "order_accepted", subject: "order:1", outcome: "done" } as const;
    const entry = { ...accepted, staff_id: skilled, who: "Aya", before: toJson(null) };
    await db
      .insertInto("audit_log")
      .values([20, 10].map((at) => ({ ...entry, at, after: toJson(null) })))
      .execute();

    expect(await migrate(database)).toContain("0011-lessons");
    expect(await completedHints(db, skilled)).toEqual(["bell", "accept", "next_step"]);
    expect(await completedHints(db, fresh)).toEqual([]);
  });
});
