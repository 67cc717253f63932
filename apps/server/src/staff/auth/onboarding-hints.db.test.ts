import { expect, test } from "vitest";
import { given, problemIn } from "../../../test/account-desk.ts";
import { onBothDatabases } from "../../../test/databases.ts";
import { openKitchen } from "../../../test/kitchen.ts";
import { deskBrowser, openStaffDesk, STAFF_PASSWORD } from "../../../test/staff-desk.ts";
import { createLessons } from "../../db/migrations/0011-lessons.ts";

onBothDatabases("what a person of the desk has done once", (databases) => {
  test("completed hints are stored per person and returned on every device", async () => {
    const desk = await openStaffDesk(databases);
    const { api } = await desk.signedIn("kitchen", { email: "aya@desk.example" });
    const { api: other } = await desk.signedIn("kitchen", { email: "mo@desk.example" });
    expect(given(await api.me()).learned).toEqual([]);
    expect(given(await api.completeHint("accept")).learned).toEqual(["accept"]);
    expect(given(await api.completeHint("bell")).learned).toEqual(["bell", "accept"]);

    const tablet = deskBrowser(desk);
    const credentials = { email: "aya@desk.example", password: STAFF_PASSWORD };
    expect(given(await tablet.api.signIn(credentials)).learned).toEqual(["bell", "accept"]);
    expect(given(await tablet.api.me()).learned).toEqual(["bell", "accept"]);
    expect(given(await other.me()).learned).toEqual([]);
  });

  test("POST me/lessons is idempotent and accepts only known hints of a signed-in person", async () => {
    const desk = await openStaffDesk(databases);
    const { api, raw } = await desk.signedIn("kitchen");
    await Promise.all([
      api.completeHint("accept"),
      api.completeHint("accept"),
      api.completeHint("accept"),
    ]);
    expect(given(await api.me()).learned).toEqual(["accept"]);
    const nonsense = await raw("POST", "me/lessons", { "x-noren-desk": "1" }, { lesson: "juggle" });
    expect(nonsense.status).toBe(422);
    expect(problemIn(await deskBrowser(desk).api.completeHint("bell")).code).toBe(
      "unauthenticated",
    );
  });

  test("migration 0011 marks all hints as completed for people who had already accepted orders", async () => {
    const desk = await openKitchen(databases);
    const { api: skilled } = await desk.signedIn("kitchen", { email: "aya@desk.example" });
    const { api: fresh } = await desk.signedIn("kitchen", { email: "mo@desk.example" });
    given(await skilled.accept(await desk.place(), { version: 0 }));
    given(await skilled.accept(await desk.place(), { version: 0 }));
    await desk.db.schema.dropTable("staff_lessons").execute();
    await createLessons(desk.db);
    expect(given(await skilled.me()).learned).toEqual(["bell", "accept", "next_step"]);
    expect(given(await fresh.me()).learned).toEqual([]);
  });
});
