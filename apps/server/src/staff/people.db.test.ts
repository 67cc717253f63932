import { expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import {
  deskBrowser,
  openStaffFixture,
  STAFF_PASSWORD,
  type StaffFixture,
} from "../../test/staff-fixture.ts";
import { LIMIT_RULES } from "../http/rate-limits.ts";

const HOUR = 60 * 60_000;
const COOK = { email: "chef@desk.example", role: "kitchen" } as const;

async function mails(desk: StaffFixture) {
  return desk.db
    .selectFrom("outbox")
    .selectAll()
    .where("kind", "=", "staff_invitation")
    .orderBy("id")
    .execute();
}

async function tokenMailed(desk: StaffFixture): Promise<string> {
  const { data = "" } = (await mails(desk)).at(-1) ?? {};
  return /#([\w-]+)/.exec(data)?.[1] ?? "";
}

onBothDatabases("staff management", (databases) => {
  test("invite is limited to 10 an hour per address", async () => {
    const { signedIn } = await openStaffFixture(databases, { limits: LIMIT_RULES });
    const { api } = await signedIn("owner");
    for (let count = 0; count < 10; count++) payloadOf(await api.invite(COOK));
    expect(problemIn(await api.invite(COOK))).toEqual({ code: "rate_limited", status: 429 });
    payloadOf(await api.invite({ ...COOK, email: "another@desk.example" }));
  });

  test("an invited person gets a mail in their language and chooses name and password", async () => {
    const desk = await openStaffFixture(databases);
    const { api } = await desk.signedIn("owner");
    const { invitations } = payloadOf(await api.invite({ ...COOK, locale: "en" }));
    expect(invitations).toMatchObject([COOK]);
    expect(await mails(desk)).toMatchObject([{ recipient: COOK.email, locale: "en" }]);

    const token = await tokenMailed(desk);
    const cook = deskBrowser(desk);
    expect(payloadOf(await cook.api.readLink({ token }))).toMatchObject({
      purpose: "invitation",
      ...COOK,
    });
    const use = { token, name: "Ada", password: STAFF_PASSWORD };
    const { me } = payloadOf(await cook.api.useLink(use));
    expect(me?.person).toMatchObject({ name: "Ada", ...COOK, locale: "en" });
    expect(payloadOf(await cook.api.me()).person.name).toBe("Ada");
    expect(payloadOf(await api.people()).invitations).toEqual([]);
  });

  test("open desks are told when people or invitations change", async () => {
    const desk = await openStaffFixture(databases);
    const { api } = await desk.signedIn("owner");
    const told = async () =>
      (await desk.db.selectFrom("events").select("kind").orderBy("id").execute()).length;
    const before = await told();
    payloadOf(await api.invite(COOK));
    expect(await told()).toBe(before + 1);
    const use = { token: await tokenMailed(desk), name: "Ada", password: STAFF_PASSWORD };
    const { me: cook } = payloadOf(await deskBrowser(desk).api.useLink(use));
    expect(await told()).toBe(before + 2);
    payloadOf(await api.changePerson(cook?.person.id ?? 0, { role: "manager" }));
    expect(await told()).toBe(before + 3);
    const { invitations } = payloadOf(await api.invite({ ...COOK, email: "lea@desk.example" }));
    payloadOf(await api.withdrawInvitation(invitations[0]?.id ?? 0));
    const last = desk.db.selectFrom("events").select(["kind", "order_id"]);
    expect(await last.orderBy("id", "desc").limit(5).execute()).toEqual(
      Array.from({ length: 5 }, () => ({ kind: "people_changed", order_id: null })),
    );
  });

  test("an invitation works once, within 72 hours, until replaced or withdrawn", async () => {
    const desk = await openStaffFixture(databases);
    const { api } = await desk.signedIn("owner");
    const { api: stranger } = deskBrowser(desk);
    const use = async (token: string) => {
      const reply = await stranger.useLink({ token, name: "Ada", password: STAFF_PASSWORD });
      return reply.ok ? "signed in" : reply.problem.code;
    };

    payloadOf(await api.invite(COOK));
    const first = await tokenMailed(desk);
    payloadOf(await api.invite(COOK));
    expect(await use(first), "replaced").toBe("invalid_link");
    desk.clock.now += 72 * HOUR;
    expect(await use(await tokenMailed(desk)), "too late").toBe("invalid_link");

    const { invitations } = payloadOf(await api.invite(COOK));
    payloadOf(await api.withdrawInvitation(invitations[0]?.id ?? 0));
    expect(await use(await tokenMailed(desk)), "withdrawn").toBe("invalid_link");

    payloadOf(await api.invite(COOK));
    const last = await tokenMailed(desk);
    const both = await Promise.all([use(last), use(last)]);
    expect(both.sort()).toEqual(["invalid_link", "signed in"]);
    expect(await use("a link that somebody made up")).toBe("invalid_link");
    expect(await desk.audit()).toContainEqual(
      expect.objectContaining({ action: "forged_link", outcome: "refused" }),
    );
    expect(problemIn(await api.invite(COOK)).code, "is there already").toBe("email_taken");
  });

  test("an invalid form does not use up an invitation", async () => {
    const desk = await openStaffFixture(databases);
    const { api } = await desk.signedIn("owner");
    payloadOf(await api.invite(COOK));
    const token = await tokenMailed(desk);
    const { api: cook } = deskBrowser(desk);
    const nameless = await cook.useLink({ token, password: STAFF_PASSWORD });
    expect(nameless).toMatchObject({ ok: false, problem: { errors: { name: expect.anything() } } });
    expect(problemIn(await cook.useLink({ token, name: "Ada", password: "password" })).code).toBe(
      "validation_failed",
    );
    payloadOf(await cook.useLink({ token, name: "Ada", password: STAFF_PASSWORD }));
  });

  test("disabling a person ends their sessions at once", async () => {
    const desk = await openStaffFixture(databases);
    const { api } = await desk.signedIn("owner");
    const cook = await desk.signedIn("kitchen");
    payloadOf(await cook.api.me());
    const { disabled_at } = payloadOf(await api.changePerson(cook.person.id, { disabled: true }));
    expect(disabled_at).not.toBeNull();
    expect(problemIn(await cook.api.me()).code).toBe("unauthenticated");
    payloadOf(await api.changePerson(cook.person.id, { disabled: false }));
    expect(problemIn(await cook.api.me()).code).toBe("unauthenticated");
  });

  test("a changed role applies to the next call", async () => {
    const desk = await openStaffFixture(databases);
    const { api } = await desk.signedIn("owner");
    const manager = await desk.signedIn("manager");
    expect(problemIn(await manager.api.people()).code).toBe("forbidden");
    payloadOf(await api.changePerson(manager.person.id, { role: "owner" }));
    payloadOf(await manager.api.people());
  });

  test("the last owner cannot be removed, also when two owners remove each other concurrently", async () => {
    const desk = await openStaffFixture(databases);
    const ada = await desk.signedIn("owner");
    for (const change of [{ role: "kitchen" }, { disabled: true }] as const)
      expect(problemIn(await ada.api.changePerson(ada.person.id, change))).toEqual({
        code: "last_owner",
        status: 409,
      });
    const grace = await desk.signedIn("owner", { email: "grace@desk.example" });
    await Promise.all([
      ada.api.changePerson(grace.person.id, { role: "kitchen" }),
      grace.api.changePerson(ada.person.id, { role: "kitchen" }),
    ]);
    const owners = await desk.db
      .selectFrom("staff")
      .select("id")
      .where("role", "=", "owner")
      .execute();
    expect(owners).toHaveLength(1);
  });

  test("a change of a person is audited with who, when, before and after", async () => {
    const desk = await openStaffFixture(databases);
    const { api, person } = await desk.signedIn("owner");
    const cook = await desk.signedIn("kitchen");
    payloadOf(await api.changePerson(cook.person.id, { role: "manager" }));
    const { entries, total } = payloadOf(await api.audit({ page: 1, limit: 1 }));
    expect(total).toBe(1);
    expect(entries).toMatchObject([
      {
        at: new Date(desk.clock.now).toISOString(),
        who: person.name,
        staff_id: person.id,
        action: "person_changed",
        subject: `person:${cook.person.id}`,
        outcome: "done",
        before: { role: "kitchen" },
        after: { role: "manager" },
      },
    ]);
    expect(payloadOf(await api.audit({ page: 2, limit: 1 })).entries).toEqual([]);
  });

  test("an owner takes a lost second factor off another account: its sessions end, it is audited and mailed once", async () => {
    const desk = await openStaffFixture(databases);
    const owner = await desk.signedIn("owner");
    const cook = await desk.signedIn("kitchen", { ...FACTOR, locale: "en" });
    const both = await Promise.all([
      owner.api.removeSecondFactor(cook.person.id),
      owner.api.removeSecondFactor(cook.person.id),
    ]);
    for (const reply of both) expect(payloadOf(reply).has_totp).toBe(false);
    expect(problemIn(await cook.api.me()).code).toBe("unauthenticated");
    const { email } = cook.person;
    payloadOf(await deskBrowser(desk).api.signIn({ email, password: STAFF_PASSWORD }));
    const sent = await desk.db.selectFrom("outbox").selectAll().execute();
    expect(sent).toMatchObject([{ kind: "staff_factor_removed", recipient: email, locale: "en" }]);
    const removed = (await desk.audit()).filter(({ action }) => action === "totp_removed");
    expect(removed).toMatchObject([{ who: "The owner", subject: `person:${cook.person.id}` }]);
  });

  test("an owner's own second factor asks for the password, and an unknown person is not found", async () => {
    const desk = await openStaffFixture(databases);
    const owner = await desk.signedIn("owner", FACTOR);
    const own = await owner.api.removeSecondFactor(owner.person.id);
    expect(problemIn(own).code).toBe("forbidden");
    expect(payloadOf(await owner.api.me()).person.has_totp).toBe(true);
    expect(problemIn(await owner.api.removeSecondFactor(999)).code).toBe("not_found");
  });
});

const FACTOR = { totp_secret: "JBSWY3DPEHPK3PXP", totp_confirmed_at: 1 };
