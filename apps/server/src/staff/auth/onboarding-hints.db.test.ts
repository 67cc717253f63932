import { expect, test } from "vitest";
import { payloadOf, problemIn } from "../../../test/account-fixture.ts";
import { onBothDatabases } from "../../../test/databases.ts";
import { deskBrowser, openStaffFixture, STAFF_PASSWORD } from "../../../test/staff-fixture.ts";
import { openStaffOrderFixture } from "../../../test/staff-order-fixture.ts";
import { createLessons } from "../../db/migrations/0011-lessons.ts";

onBothDatabases("what a person of the desk has done once", (databases) => {
  test("completed hints are stored per person and returned on every device", async () => {
    const desk = await openStaffFixture(databases);
    const { api } = await desk.signedIn("kitchen", { email: "aya@desk.example" });
    const { api: other } = await desk.signedIn("kitchen", { email: "mo@desk.example" });
    expect(payloadOf(await api.me()).learned).toEqual([]);
    expect(payloadOf(await api.completeHint("accept")).learned).toEqual(["accept"]);
    expect(payloadOf(await api.completeHint("bell")).learned).toEqual(["bell", "accept"]);

    const tablet = deskBrowser(desk);
    const credentials = { email: "aya@desk.example", password: STAFF_PASSWORD };
    expect(payloadOf(await tablet.api.signIn(credentials)).learned).toEqual(["bell", "accept"]);
    expect(payloadOf(await tablet.api.me()).learned).toEqual(["bell", "accept"]);
    expect(payloadOf(await other.me()).learned).toEqual([]);
  });

  test("POST me/lessons is idempotent and accepts only known hints of a signed-in person", async () => {
    const desk = await openStaffFixture(databases);
    const { api, raw } = await desk.signedIn("kitchen");
    await Promise.all([
      api.completeHint("accept"),
      api.completeHint("accept"),
      api.completeHint("accept"),
    ]);
    expect(payloadOf(await api.me()).learned).toEqual(["accept"]);
    const nonsense = await raw("POST", "me/lessons", { "x-noren-desk": "1" }, { lesson: "juggle" });
    expect(nonsense.status).toBe(422);
    expect(problemIn(await deskBrowser(desk).api.completeHint("bell")).code).toBe(
      "unauthenticated",
    );
  });

  test("migration 0011 marks all hints as completed for people who had already accepted orders", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api: skilled } = await desk.signedIn("kitchen", { email: "aya@desk.example" });
    const { api: fresh } = await desk.signedIn("kitchen", { email: "mo@desk.example" });
    payloadOf(await skilled.accept(await desk.place(), { version: 0 }));
    payloadOf(await skilled.accept(await desk.place(), { version: 0 }));
    await desk.db.schema.dropTable("staff_lessons").execute();
    await createLessons(desk.db);
    expect(payloadOf(await skilled.me()).learned).toEqual(["bell", "accept", "next_step"]);
    expect(payloadOf(await fresh.me()).learned).toEqual([]);
  });
});
