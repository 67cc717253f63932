import { expect, test } from "vitest";
import { payloadOf } from "../../../test/account-fixture.ts";
import { onBothDatabases } from "../../../test/databases.ts";
import { deskBrowser, openStaffFixture, STAFF_PASSWORD } from "../../../test/staff-fixture.ts";
import { openTestApp } from "../../../test/test-app.ts";
import type { Env } from "../../config.ts";
import { readConfig } from "../../config.ts";
import { ensureFirstOwner } from "./first-owner.ts";

const STAFF = { STAFF_EMAIL: "Owner@Desk.example", STAFF_PASSWORD };

onBothDatabases("the first owner", (databases) => {
  /** The log lines of a start on an existing database. */
  async function start(env: Env, app: Awaited<ReturnType<typeof openTestApp>>) {
    const lines: string[] = [];
    const say = (...words: unknown[]) => void lines.push(String(words.at(-1)));
    const { db, services, clock } = app;
    const log = { info: say, warn: say } as never;
    const config = await readConfig(env);
    const { passwords } = services;
    await ensureFirstOwner({ db, config, passwords, log, now: () => clock.now });
    return lines.join("\n");
  }

  test("the first owner is created from STAFF_EMAIL once, and a later start does not reset the password", async () => {
    const env = { ...(await databases.filled()), ...STAFF };
    const app = await openTestApp(env);
    const { api } = deskBrowser(app);
    const { person } = payloadOf(
      await api.signIn({ email: "owner@desk.example", password: STAFF_PASSWORD }),
    );
    expect(person.role).toBe("owner");
    payloadOf(
      await api.changePassword({
        password: STAFF_PASSWORD,
        new_password: "six couteaux bien rangés",
      }),
    );
    expect(await start({ ...env, STAFF_PASSWORD: "un autre mot de passe" }, app)).toBe("");
    const again = { email: "owner@desk.example", password: "six couteaux bien rangés" };
    payloadOf(await deskBrowser(app).api.signIn(again));
  });

  test("without STAFF_EMAIL the log shows a set-up link that creates one owner, also if two are used at once", async () => {
    const env = await databases.filled();
    const desk = await openStaffFixture({ ...databases, filled: async () => env });
    const said = [await start(env, desk), await start(env, desk)];
    const [first = "", second = ""] = said.map((line) => /#([\w-]+)/.exec(line)?.[1]);
    const { api } = deskBrowser(desk);
    expect(payloadOf(await api.readLink({ token: first }))).toMatchObject({
      purpose: "setup",
      email: null,
    });

    const use = (token: string, email: string) =>
      deskBrowser(desk).api.useLink({ token, email, name: "Ada", password: STAFF_PASSWORD });
    const both = await Promise.all([use(first, "ada@x.example"), use(second, "eve@x.example")]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(
      (await api.readLink({ token: first })).ok || (await api.readLink({ token: second })).ok,
    ).toBe(false);
    expect(await start(env, desk)).toBe("");
  });
});
