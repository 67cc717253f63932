import { afterEach, beforeEach, expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffFixture, type StaffFixture } from "../../test/staff-fixture.ts";
import { toJson } from "../db/json-text.ts";

onBothDatabases("what the restaurant says of itself", (databases) => {
  let desk: StaffFixture;
  let api: Awaited<ReturnType<StaffFixture["signedIn"]>>["api"];
  beforeEach(async () => {
    desk = await openStaffFixture(databases);
    ({ api } = await desk.signedIn("owner"));
  });
  afterEach(() => desk.close());

  const facts = async () => payloadOf(await api.restaurantFacts());
  const settings = async () => (await desk.http.request("/v2/public/settings")).text();
  const change = (target: string, values: object, seen: object = {}) =>
    api.changeRestaurant({ edits: [{ target, values, seen }] });

  test("contacts and legal details are on the storefront at once, and taken back by undo", async () => {
    const before = await facts();
    const values = { phone: "+33 4 78 11 22 33", instagram: "https://instagram.com/kawabe" };
    const { action } = payloadOf(
      await change("setting:contacts", values, { phone: before.contacts.phone }),
    );
    expect(await settings()).toContain("+33 4 78 11 22 33");
    expect((await facts()).contacts).toEqual({ ...before.contacts, ...values });
    payloadOf(await change("setting:business", { siret: "732 829 320 00074" }));
    expect(await settings()).toContain("732 829 320 00074");
    payloadOf(await api.undo(action ?? 0));
    expect((await facts()).contacts).toEqual(before.contacts);
  });

  test("a value that lies in a dotted pair of its own is edited there", async () => {
    await desk.db.deleteFrom("settings").where("name", "like", "contacts%").execute();
    const pairs = [{ name: "contacts.phone", value: toJson("1") }];
    await desk.db.insertInto("settings").values(pairs).execute();
    payloadOf(await change("setting:contacts", { phone: "2" }));
    expect((await facts()).contacts.phone).toBe("2");
    const stored = await desk.db.selectFrom("settings").selectAll().execute();
    expect(stored.find(({ name }) => name === "contacts.phone")?.value).toBe(toJson("2"));
  });

  test("texts are kept by language, and a notice ends by itself", async () => {
    const home = { fr: "Du poisson frais.", en: "Fresh fish." };
    const notices = [{ text: { fr: "Fermé lundi." }, until: "2099-01-01" }];
    payloadOf(await change("setting:texts", { home, notices }));
    expect((await facts()).texts).toMatchObject({ home, notices });
    expect(await settings()).toContain("Fermé lundi.");
    const ended = [{ text: { fr: "Fermé hier." }, until: "2020-01-01" }];
    payloadOf(await change("setting:texts", { notices: ended }));
    expect(await settings()).not.toContain("Fermé hier.");
  });

  test("a value that is not stored does not conflict with the default that was shown", async () => {
    await desk.db.deleteFrom("settings").where("name", "like", "texts%").execute();
    payloadOf(await change("setting:texts", { about: { fr: "Ici." } }, { about: {} }));
    const late = await change("setting:texts", { about: { fr: "Là." } }, { about: {} });
    expect(problemIn(late).code).toBe("changed_since");
  });

  test("the last way to pay can't be switched off, alone or with others", async () => {
    const off = (...methods: string[]) =>
      api.changeRestaurant({
        edits: methods.map((method) => ({
          ...{ target: `setting:payments.${method}`, values: { active: false } },
        })),
      });
    const on = (method: string) => change(`setting:payments.${method}`, { active: true });
    payloadOf(await on("cod"));
    payloadOf(await on("stripe"));
    payloadOf(await off("stripe", "paypal"));
    expect((await facts()).payments).toEqual({ stripe: false, paypal: false, cod: true });
    const refused = await off("cod");
    expect(problemIn(refused)).toEqual({ code: "validation_failed", status: 422 });
    expect((await facts()).payments.cod).toBe(true);
    payloadOf(await on("stripe"));
    payloadOf(await off("cod"));
    expect(problemIn(await off("stripe")).code).toBe("validation_failed");
  });

  test("an undo that would leave no way to pay is refused, and says so", async () => {
    payloadOf(await change("setting:payments.stripe", { active: true }));
    payloadOf(await change("setting:payments.cod", { active: false }));
    const { action } = payloadOf(await change("setting:payments.cod", { active: true }));
    payloadOf(await change("setting:payments.stripe", { active: false }));
    const refused = await api.undo(action ?? 0);
    expect(refused.ok ? null : refused.problem.code).toBe("validation_failed");
    expect((await facts()).payments).toMatchObject({ stripe: false, cod: true });
  });

  test("cards and PayPal are no way to pay without a provider", async () => {
    const alone = await openStaffFixture(databases, {
      env: { SITE_ROOT: "http://noren.example" },
    });
    const owner = await alone.signedIn("owner");
    const set = (method: string, active: boolean) => ({
      ...{ target: `setting:payments.${method}`, values: { active } },
    });
    for (const method of ["stripe", "paypal", "cod"])
      payloadOf(await owner.api.changeRestaurant({ edits: [set(method, true)] }));
    const off = await owner.api.changeRestaurant({ edits: [set("cod", false)] });
    expect(problemIn(off).code).toBe("validation_failed");
    await alone.close();
  });

  test.each([
    ["setting:contacts", { name: " " }, "name"],
    ["setting:contacts", { email: "x@" }, "email"],
    ["setting:contacts", { facebook: "javascript:alert(1)" }, "facebook"],
    ["setting:contacts", { latitude: 91 }, "latitude"],
    ["setting:business", { siret: "73282932000075" }, "siret"],
    ["setting:business", { vat_number: "FR84404833048" }, "vat_number"],
    ["setting:texts", { notices: [{ text: {}, until: "2026-02-30" }] }, "notices.0.until"],
    ["setting:business", { phone: "1" }, "phone"],
  ])("%s is refused with %j, by its field", async (target, values, path) => {
    const reply = await change(target, values);
    expect(problemIn(reply)).toEqual({ code: "validation_failed", status: 422 });
    expect(Object.keys((!reply.ok && reply.problem.errors) || {})).toEqual([
      `edits.0.values.${path}`,
    ]);
  });

  test("a setting of the installation or of the desk is no target", async () => {
    for (const target of ["setting:timezone", "setting:desk", "setting:payments.x", "dish:101"])
      expect(problemIn(await change(target, { active: true })).code, target).toBe(
        "validation_failed",
      );
  });
});
