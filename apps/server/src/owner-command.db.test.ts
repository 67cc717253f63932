import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { NOON } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { payloadOf } from "../test/account-fixture.ts";
import { onBothDatabases } from "../test/databases.ts";
import { deskBrowser, openStaffFixture, STAFF_PASSWORD } from "../test/staff-fixture.ts";
import type { Env } from "./config.ts";
import { ROOT } from "./root.ts";

const BOSS = "boss@desk.example";
const tokenIn = (printed: string) => /\/desk\/welcome#([\w-]+)/.exec(printed)?.[1] ?? "";

const SHIFTED_CLOCK = pathToFileURL(join(ROOT, "tests", "support", "shifted-process.ts")).href;

/** Runs `npm run owner` as the operator does, while the server runs and with the clock of its app. */
function owner(env: Env, ...args: string[]) {
  const command = ["--import", SHIFTED_CLOCK, join(ROOT, "scripts", "owner.ts"), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    env: { ...env, TEST_INSTANT: new Date(NOON).toISOString() },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

onBothDatabases("npm run owner", (databases) => {
  const openDesk = () => openStaffFixture(databases);

  test("makes a new owner, whose link works once, while the server runs", async () => {
    const desk = await openDesk();
    const { status, stdout } = owner(desk.variables, "Boss@Desk.example");
    expect(status).toBe(0);
    const browser = deskBrowser(desk);
    const token = tokenIn(stdout);
    const use = { token, name: "Hélène", password: STAFF_PASSWORD };
    const { me } = payloadOf(await browser.api.useLink(use));
    expect(me?.person).toMatchObject({ email: BOSS, role: "owner" });
    expect((await deskBrowser(desk).api.useLink(use)).ok).toBe(false);
    expect(await desk.audit()).toMatchObject([
      { action: "owner_by_command", who: null, subject: `invitation:${BOSS}` },
      { action: "invitation_link_used" },
      { action: "forged_link", outcome: "refused" },
    ]);
  });

  test("makes a suspended person an owner again, and leaves their second factor", async () => {
    const desk = await openDesk();
    const { id } = await desk.person("kitchen", { email: BOSS, disabled_at: 1, ...FACTOR });
    const { stdout } = owner(desk.variables, BOSS);
    const use = { token: tokenIn(stdout), password: STAFF_PASSWORD };
    expect(payloadOf(await deskBrowser(desk).api.useLink(use)).me).toBeNull();
    const row = await desk.db
      .selectFrom("staff")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ role: "owner", disabled_at: null, totp_confirmed_at: 1 });
  });

  test("takes a lost second factor off, ends the sessions and mails the person", async () => {
    const desk = await openDesk();
    const boss = await desk.signedIn("owner", { email: BOSS, ...FACTOR });
    const { stdout } = owner(desk.variables, BOSS, "--remove-second-factor");
    expect((await boss.api.me()).ok).toBe(false);
    const mails = await desk.db.selectFrom("outbox").select(["kind", "recipient"]).execute();
    expect(mails).toEqual([{ kind: "staff_factor_removed", recipient: BOSS }]);
    const use = { token: tokenIn(stdout), password: STAFF_PASSWORD };
    expect(payloadOf(await deskBrowser(desk).api.useLink(use)).me?.person.has_totp).toBe(false);
    expect(await desk.audit()).toMatchObject([
      { action: "totp_removed", who: null },
      { action: "owner_by_command" },
      { action: "reset_link_used" },
    ]);
  });

  test("runs without a server, and leaves an empty database to the server's first start", async () => {
    const { variables, close } = await openDesk();
    await close();
    const { stdout } = owner(variables, BOSS, "--remove-second-factor");
    expect(stdout).toContain("There was no second factor to remove.");
    const { status, stderr } = owner(await databases.empty(), BOSS);
    expect(status).toBe(1);
    expect(stderr).toContain("start the server once");
  });

  test("says what it expects, and changes nothing, without one address or with an unknown option", async () => {
    const desk = await openDesk();
    for (const args of [[], ["boss"], [BOSS, "another@desk.example"], [BOSS, "--all"]]) {
      const { status, stdout, stderr } = owner(desk.variables, ...args);
      expect([status, stdout], args.join(" ")).toEqual([1, ""]);
      expect(stderr).toContain("npm run owner -- <e-mail>");
    }
    expect(owner(desk.variables, "--help")).toMatchObject({ status: 0 });
    expect(await desk.audit()).toEqual([]);
  });
});

const FACTOR = { totp_secret: "JBSWY3DPEHPK3PXP", totp_confirmed_at: 1 };
