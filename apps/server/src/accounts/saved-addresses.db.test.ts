import { createAddressesApi } from "@noren/contract/addresses-api.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  type AccountFixture,
  openAccountFixture,
  PASSWORD,
  payloadOf,
  problemIn,
  wrongFields,
} from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openMigratedTo } from "../../test/migrated-to.ts";
import { migrate } from "../db/migrate.ts";

const HOME = {
  label: "Maison",
  address: "12 rue de la République",
  city: "Lyon",
  postal_code: "69001",
  country: "France",
  details: { floor: "3", door_code: "A12", instructions: "Sonner deux fois" },
  is_default: false,
};
const WORK = { ...HOME, label: "Bureau", address: "4 quai Saint-Antoine", postal_code: "69002" };
const NO_DETAILS = { floor: "", door_code: "", instructions: "" };

onBothDatabases("saved addresses", (databases) => {
  let desk: AccountFixture;
  let addresses: ReturnType<typeof createAddressesApi>;
  beforeEach(async () => {
    desk = await openAccountFixture(databases);
    addresses = createAddressesApi("", desk.http.fetch, "fr");
  });
  afterEach(() => desk.close());

  test("the first saved address is the default and the address of the user record", async () => {
    const { who } = await desk.verifiedCustomer();
    expect(payloadOf(await addresses.list(who))).toEqual({ addresses: [], limit: 10 });
    const { addresses: saved, user } = payloadOf(await addresses.add(who, HOME));
    expect(saved).toEqual([{ ...HOME, id: saved[0]?.id, is_default: true }]);
    expect(user.address).toBe("12 rue de la République, 69001 Lyon");
    expect(payloadOf(await desk.auth.profile(who)).address).toBe(user.address);
  });

  test("making another address the default moves it to the front and changes the user record", async () => {
    const { who } = await desk.verifiedCustomer();
    payloadOf(await addresses.add(who, HOME));
    const { addresses: both } = payloadOf(await addresses.add(who, WORK));
    expect(both.map(({ label }) => label)).toEqual(["Maison", "Bureau"]);
    const id = both[1]?.id ?? 0;
    const changed = payloadOf(await addresses.change(who, { ...WORK, id, is_default: true }));
    expect(changed.addresses.map(({ label, is_default }) => [label, is_default])).toEqual([
      ["Bureau", true],
      ["Maison", false],
    ]);
    expect(changed.user.address).toBe("4 quai Saint-Antoine, 69002 Lyon");
    const third = payloadOf(await addresses.add(who, { ...HOME, label: "Gîte", is_default: true }));
    expect(third.addresses[0]?.label).toBe("Gîte");
  });

  test("changing an address replaces all of its fields, and the default stays the default", async () => {
    const { who } = await desk.verifiedCustomer();
    const { addresses: saved } = payloadOf(await addresses.add(who, HOME));
    const id = saved[0]?.id ?? 0;
    const { query } = { query: `token=${who.token}&user_id=${who.user_id}` };
    const body = { id: String(id), address: " 5 rue Mercière ", city: "Lyon", postal_code: 69002 };
    const answer = await desk.send("PUT", `auth/addresses/?${query}`, { body });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      status: "success",
      addresses: [
        {
          id,
          label: "",
          address: "5 rue Mercière",
          postal_code: "69002",
          country: "France",
          details: NO_DETAILS,
          is_default: true,
        },
      ],
      user: { address: "5 rue Mercière, 69002 Lyon" },
    });
  });

  test("after the default is deleted the oldest address is the default; after the last, none", async () => {
    const { who } = await desk.verifiedCustomer();
    const home = payloadOf(await addresses.add(who, HOME)).addresses[0]?.id ?? 0;
    payloadOf(await addresses.add(who, WORK));
    payloadOf(await addresses.add(who, { ...WORK, label: "Gîte" }));
    const left = payloadOf(await addresses.remove(who, home));
    expect(left.addresses.map(({ label, is_default }) => [label, is_default])).toEqual([
      ["Bureau", true],
      ["Gîte", false],
    ]);
    expect(left.user.address).toBe("4 quai Saint-Antoine, 69002 Lyon");
    for (const { id } of left.addresses) payloadOf(await addresses.remove(who, id));
    expect(payloadOf(await desk.auth.profile(who)).address).toBe("");
  });

  test("PATCH update-profile with another address replaces the default, an empty one deletes it", async () => {
    const { who } = await desk.verifiedCustomer();
    payloadOf(await addresses.add(who, HOME));
    payloadOf(await addresses.add(who, WORK));
    const unchanged = { ...payloadOf(await desk.auth.profile(who)), first_name: "Augusta" };
    payloadOf(await desk.auth.updateProfile(who, unchanged));
    expect(payloadOf(await addresses.list(who)).addresses[0]).toMatchObject(HOME_STORED);

    payloadOf(await desk.auth.updateProfile(who, { address: "3 rue Mercière, 69002 Lyon" }));
    expect(payloadOf(await addresses.list(who)).addresses).toMatchObject([
      {
        label: "Maison",
        address: "3 rue Mercière",
        city: "Lyon",
        postal_code: "69002",
        details: NO_DETAILS,
        is_default: true,
      },
      { label: "Bureau", is_default: false },
    ]);

    expect(payloadOf(await desk.auth.updateProfile(who, { address: "" })).address).toBe("");
    expect(payloadOf(await addresses.list(who)).addresses).toMatchObject([
      { label: "Bureau", is_default: false },
    ]);
    payloadOf(await desk.auth.updateProfile(who, { address: "1 place Bellecour" }));
    expect(payloadOf(await addresses.list(who)).addresses).toMatchObject([
      { label: "", address: "1 place Bellecour", is_default: true },
      { label: "Bureau", is_default: false },
    ]);
  });

  test("an account keeps ten addresses at most, also when several are added at once", async () => {
    const { who } = await desk.verifiedCustomer();
    const adding = Array.from({ length: 12 }, (_, index) =>
      addresses.add(who, { ...HOME, label: `Adresse ${index}` }),
    );
    const replies = await Promise.all(adding);
    const refused = replies.filter((reply) => !reply.ok);
    expect(refused.map(problemIn)).toEqual(
      Array.from({ length: 2 }, () => ({ code: "too_many_addresses", status: 409 })),
    );
    const { addresses: saved } = payloadOf(await addresses.list(who));
    expect(saved).toHaveLength(10);
    expect(saved.filter(({ is_default }) => is_default)).toHaveLength(1);
  });

  test("an address of another account can be neither changed nor deleted, nor is it listed", async () => {
    const ada = await desk.verifiedCustomer();
    const bob = await desk.verifiedCustomer({ email: "bob@example.com" });
    const id = payloadOf(await addresses.add(ada.who, HOME)).addresses[0]?.id ?? 0;
    payloadOf(await addresses.add(bob.who, WORK));
    const refused = { code: "not_found", status: 404 };
    expect(problemIn(await addresses.change(bob.who, { ...WORK, id }))).toEqual(refused);
    expect(problemIn(await addresses.remove(bob.who, id))).toEqual(refused);
    expect(problemIn(await addresses.remove(bob.who, Number.MAX_SAFE_INTEGER))).toEqual(refused);
    expect(payloadOf(await addresses.list(ada.who)).addresses).toMatchObject([HOME_STORED]);
    expect(payloadOf(await addresses.list(bob.who)).addresses).toHaveLength(1);
  });

  test("addresses need a session of a verified account", async () => {
    const { who } = await desk.unverifiedCustomer();
    expect(problemIn(await addresses.list(who)).code).toBe("unverified");
    expect(problemIn(await addresses.add(who, HOME)).code).toBe("unverified");
    expect((await desk.send("GET", "auth/addresses")).status).toBe(401);
  });

  test.each([
    [{ ...HOME, address: " \u200b" }, ["address"]],
    [{ ...HOME, city: "", postal_code: undefined }, ["city", "postal_code"]],
    [{ ...HOME, label: "x".repeat(41) }, ["label"]],
    [{ ...HOME, details: { ...NO_DETAILS, floor: "x".repeat(41) } }, ["details.floor"]],
    [{ ...HOME, details: { ...NO_DETAILS, door_code: "x".repeat(41) } }, ["details.door_code"]],
    [
      { ...HOME, details: { ...NO_DETAILS, instructions: "x".repeat(281) } },
      ["details.instructions"],
    ],
    [{ ...HOME, address: "x".repeat(280), city: "y".repeat(20) }, ["address"]],
  ])("POST addresses with %j reports the invalid fields", async (body, fields) => {
    const { headers } = await desk.verifiedCustomer();
    const answer = await desk.send("POST", "auth/addresses", { body, headers });
    expect(Object.keys((await wrongFields(answer)) ?? {})).toEqual(fields);
  });

  test("details of 40, 40 and 280 characters are stored, as a single line each", async () => {
    const { who } = await desk.verifiedCustomer();
    const details = {
      floor: "f".repeat(40),
      door_code: "d".repeat(40),
      instructions: `a\n${"i".repeat(278)}`,
    };
    const { addresses: saved } = payloadOf(await addresses.add(who, { ...HOME, details }));
    expect(saved[0]?.details).toEqual({ ...details, instructions: `a ${"i".repeat(278)}` });
  });

  test("delete-profile deletes the saved addresses", async () => {
    const { who } = await desk.verifiedCustomer();
    payloadOf(await addresses.add(who, HOME));
    payloadOf(await desk.auth.deleteProfile(who, PASSWORD));
    expect(await desk.db.selectFrom("saved_addresses").selectAll().execute()).toEqual([]);
  });
});

const HOME_STORED = { ...HOME, is_default: true };

onBothDatabases("the migration 0026-saved-addresses", (databases) => {
  test("migration 0026-saved-addresses makes the address of an account its default", async () => {
    const database = await openMigratedTo(await databases.empty(), "0024-field-terms");
    const { db } = database;
    const account = (email: string | null, address: string) => ({
      ...{ email, address, first_name: "", last_name: "", phone: "", password_hash: "" },
      ...{ pending_email: null, created_at: 1, verified_at: 1, deleted_at: null },
    });
    await db
      .insertInto("accounts")
      .values([
        account("a@example.com", "12 rue de la République, 69001 Lyon"),
        account("b@example.com", ""),
        { ...account(null, "ignored"), deleted_at: 2 },
      ])
      .execute();
    expect(await migrate(database)).toContain("0026-saved-addresses");
    expect(await db.selectFrom("saved_addresses").selectAll().execute()).toEqual([
      {
        ...{ id: 1, account_id: 1, label: "", address: "12 rue de la République, 69001 Lyon" },
        ...{ city: "", postal_code: "", country: "France", ...NO_DETAILS, is_default: 1 },
      },
    ]);
  });
});
