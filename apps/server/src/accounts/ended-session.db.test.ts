import { afterEach, beforeEach, expect, test } from "vitest";
import {
  type AccountFixture,
  openAccountFixture,
  PASSWORD,
  payloadOf,
  problemIn,
} from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { comparedBefore, heldBody } from "../../test/interleaving.ts";
import { createApiApp } from "../api.ts";

const email = "ada@example.com";
const NEW_PASSWORD = "quatre grands poissons";
const THIEF = "thief@example.com";

/** What was begun with a session or a password that ends before it is carried out. */
onBothDatabases("a session that ends meanwhile", (databases) => {
  let desk: AccountFixture;
  beforeEach(async () => {
    desk = await openAccountFixture(databases);
  });
  afterEach(() => desk.close());

  const account = (id: number) =>
    desk.db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

  async function resetPassword(): Promise<void> {
    payloadOf(await desk.auth.sendOtp(email));
    const otp = await desk.codeOf(email);
    payloadOf(await desk.auth.resetPassword({ email, otp, password: NEW_PASSWORD }));
  }

  /** The app, which carries `between` out as soon as it has compared a password. */
  function appWith(between: () => Promise<void>) {
    const passwords = comparedBefore(desk.services.passwords, between);
    const app = createApiApp({ ...desk.services, passwords });
    return async (method: string, path: string, body: object) =>
      app.request(`/v2/public/auth/${path}`, {
        method,
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
  }

  test("a body that was held back until the session had ended changes nothing", async () => {
    const { id, headers } = await desk.verifiedCustomer();
    const { init, release } = heldBody({ email: THIEF, phone: "07" });
    const answering = desk.http.request("/v2/public/auth/update-profile", {
      method: "PATCH",
      headers: { "content-type": "application/json", ...headers },
      ...init,
    });
    await resetPassword();
    release();
    expect((await answering).status).toBe(401);
    expect(await account(id)).toMatchObject({ phone: "+33 6 00 00 00 00", pending_email: null });
    expect(await desk.mailsTo(THIEF)).toEqual([]);
  });

  test("a password that was reset while it was compared opens no session", async () => {
    await desk.verifiedCustomer();
    const send = appWith(resetPassword);
    expect((await send("POST", "login", { email, password: PASSWORD })).status).toBe(401);
    expect(await desk.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
  });

  test("an account that was deleted while its password was compared keeps no personal data", async () => {
    const { id, who } = await desk.verifiedCustomer();
    const send = appWith(async () => void payloadOf(await desk.auth.deleteProfile(who, PASSWORD)));
    const changes = { password: PASSWORD, email: THIEF, address: "12 rue de la République" };
    const query = `token=${who.token}&user_id=${id}`;
    expect((await send("PATCH", `update-profile?${query}`, changes)).status).toBe(401);
    expect(await account(id)).toMatchObject({ address: "", pending_email: null, email: null });
    expect(await desk.mailsTo(THIEF)).toEqual([]);
  });

  test("an address that is being confirmed gets no code of somebody's change to it", async () => {
    await desk.unverifiedCustomer({ email: "victor@example.com" });
    const otp = await desk.codeOf("victor@example.com");
    const { who } = await desk.verifiedCustomer();
    const change = await desk.auth.updateProfile(who, { email: "victor@example.com" });
    expect(problemIn(change)).toEqual({ code: "rate_limited", status: 429 });
    const { user } = payloadOf(await desk.auth.verifyOtp({ email: "victor@example.com", otp }));
    expect(user.id).not.toBe(who.user_id);
  });
});
