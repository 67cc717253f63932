import type { Env } from "../../src/config.ts";
import { proveAddress } from "../../src/mail/recipients.ts";
import { given, openAccountDesk } from "../account-desk.ts";
import type { TestDatabases } from "../databases.ts";
import { staffOf } from "../staff-desk.ts";
import { GUEST_EMAILS } from "./customers.ts";
import type { KitchenPrinters } from "./kitchen-printers.ts";
import { prepare } from "./phases.ts";

const ACCOUNTS = 5;

/** Who works there and who has an account, as they were before the evening. */
export async function seedAccounts(databases: TestDatabases, env: Env, { sinks }: KitchenPrinters) {
  const app = await openAccountDesk({ ...databases, filled: async () => env });
  await prepare(app.db, "acceptance");
  const members = [];
  for (let index = 0; index < ACCOUNTS; index++)
    members.push((await app.member({ email: `member-${index}@example.com` })).who);
  // Guests read their mails, or they would hear of the sixth in an hour only by a summary.
  for (const email of GUEST_EMAILS) await proveAddress(app.db, email, app.clock.now);
  // Nobody waits for their codes any more.
  await app.db.deleteFrom("outbox").execute();
  const staff = staffOf(app);
  await staff.person("owner");
  const first = await staff.signedIn("manager", { email: "first@desk.example" });
  const second = await staff.signedIn("manager", { email: "second@desk.example" });
  for (const kind of ["ticket", "label"] as const) {
    const { host, port } = sinks[kind];
    given(await first.api.addPrinter({ name: kind, host, port, kinds: [kind] }));
  }
  await app.close();
  return { members, cookies: [first.jar.cookie, second.jar.cookie] };
}
