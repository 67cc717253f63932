import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { aCustomer, aDelivery, aLine, anAddress } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { deliverAt } from "../../test/mail/mail-delivery.ts";
import { aMailServer } from "../../test/mail/smtp-emulator.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";
import { openSession } from "../accounts/sessions.ts";

const HOUR = 60 * 60_000;
const VICTIM = "victim@client.example";
const BAIT = "Visit https://bait.example";

/** An order with a third party's address, and attacker text in every free text field. */
const bait = (over: object = {}) =>
  aDelivery({
    local_id: randomUUID(),
    items: [aLine({ quantity: 3, note: BAIT })],
    customer: aCustomer({
      first_name: BAIT,
      last_name: BAIT,
      email: VICTIM,
      phone: `+33 6 ${Math.random()}`,
      location: anAddress({ address: BAIT }),
      ...over,
    }),
  });

onBothDatabases("mails about orders", (databases) => {
  async function open() {
    const desk = await openStaffOrderFixture(databases);
    const server = await aMailServer();
    const delivery = deliverAt(desk.db, server.url, desk.clock);
    /** The victim's mails, after all due jobs have ended. */
    async function sent() {
      await delivery.poll();
      for (;;) {
        const due = await desk.db
          .selectFrom("jobs")
          .select("id")
          .where("done_at", "is", null)
          .where("run_at", "<=", desk.clock.now)
          .execute();
        if (due.length === 0) break;
        await new Promise((resolve) => setImmediate(resolve));
      }
      return server.received.filter(({ recipients }) => recipients[0] === VICTIM);
    }
    return { ...desk, server, sent };
  }

  test("to an unverified address contain no customer input", async () => {
    const { place, sent, server } = await open();
    await place(bait());
    const mails = await sent();
    expect(mails).toHaveLength(1);
    expect(`${mails[0]?.email.text}${mails[0]?.email.html}`).toContain("/track/");
    expect(JSON.stringify(mails[0]?.email)).not.toMatch(/bait/i);
    const own = server.received.find(({ recipients }) => recipients[0] !== VICTIM);
    expect(own?.email.text).toContain(BAIT);
  });

  test("to an unverified address are limited to 5 an hour, then summarised once", async () => {
    const { place, sent, clock } = await open();
    for (let count = 0; count < 9; count++) await place(bait());
    expect(await sent()).toHaveLength(5);
    clock.now += HOUR - 1;
    expect(await sent()).toHaveLength(5);

    clock.now += 1;
    const mails = await sent();
    expect(mails).toHaveLength(6);
    const text = mails[5]?.email.text ?? "";
    expect(new Set(text.match(/\/track\/\S+/g)).size).toBe(4);
    expect(JSON.stringify(mails[5]?.email)).not.toMatch(/bait/i);

    await place(bait());
    expect(await sent()).toHaveLength(7);
  });

  test("of all kinds count towards the same rate limit", async () => {
    const { place, sent, signedIn } = await open();
    const { api } = await signedIn("kitchen");
    const id = await place(bait());
    payloadOf(await api.accept(id, { version: 0, minutes: 20 }));
    for (const [version, minutes] of [30, 40, 50, 60].entries())
      payloadOf(await api.delay(id, { version: version + 1, minutes }));
    expect(await sent()).toHaveLength(5);
  });

  test("of an order whose mailed link was opened are complete and unlimited, those of other orders stay bare", async () => {
    const { place, sent, signedIn, tracking } = await open();
    const { api } = await signedIn("kitchen");
    const id = await place(bait({ first_name: "Ada" }));
    const [first] = await sent();
    const [, key = ""] = /\/track\/[^?]+\?key=(\S+)/.exec(first?.email.text ?? "") ?? [];
    payloadOf(await tracking.tracking(id, key));
    payloadOf(await api.accept(id, { version: 0, minutes: 20 }));
    for (const [version, minutes] of [30, 40, 50, 60, 70, 80].entries())
      payloadOf(await api.delay(id, { version: version + 1, minutes }));
    const mails = await sent();
    expect(mails).toHaveLength(8);
    expect(JSON.stringify(mails.slice(1))).toContain("Ada");

    await place(bait());
    const all = await sent();
    expect(all).toHaveLength(9);
    expect(JSON.stringify(all[8]?.email)).not.toMatch(/bait/i);
  });

  test("are not verified by the tracking key that the checkout returned", async () => {
    const { placeWithKey, sent, tracking } = await open();
    const { id, key } = await placeWithKey(bait());
    payloadOf(await tracking.tracking(id, key));
    expect(JSON.stringify((await sent()).map(({ email }) => email))).not.toMatch(/bait/i);
  });

  test("are complete for orders of the confirmed account itself, not for a guest's in its name", async () => {
    const { place, sent, api, db, clock } = await open();
    const nobody = { first_name: "", last_name: "", phone: "", address: "", password_hash: "" };
    const when = { created_at: clock.now, verified_at: clock.now };
    const { id: user_id } = await db
      .insertInto("accounts")
      .values({ email: VICTIM, ...nobody, ...when })
      .returning("id")
      .executeTakeFirstOrThrow();
    await place(bait());
    expect(JSON.stringify((await sent()).map(({ email }) => email))).not.toMatch(/bait/i);
    const token = await openSession(db, user_id, "full", clock.now, "");
    const own = bait({ first_name: "Ada" });
    payloadOf(await api().placeOrder({ ...own, user_id }, { token, user_id }));
    expect((await sent()).map(({ email }) => email.text).join()).toContain("Merci Ada");
  });

  test("to all spellings of one mailbox share its limit", async () => {
    const { place, server, sent } = await open();
    for (let count = 0; count < 9; count++)
      await place(bait({ email: `Victim+${count}@client.example` }));
    await sent();
    const [, domain = ""] = VICTIM.split("@");
    const mails = server.received.filter(({ recipients }) => recipients[0]?.endsWith(domain));
    expect(mails).toHaveLength(5);
  });
});
