import type { Env } from "../../config.ts";
import { proveAddress } from "../../mail/recipients.ts";
import { given, openAccountDesk } from "../account-desk.ts";
import { prepare } from "../chaos/night.ts";
import type { TestDatabases } from "../databases.ts";
import { staffOf } from "../staff-desk.ts";
import { GUEST_EMAILS } from "./customers.ts";
import type { KitchenPrinters } from "./kitchen-printers.ts";

const ACCOUNTS = 5;

/** Who works there and who has an account, as they were before the evening. */
export async function houseBefore(databases: TestDatabases, env: Env, { sinks }: KitchenPrinters) {
  const house = await openAccountDesk({ ...databases, filled: async () => env });
  await prepare(house.db, "acceptance");
  const members = [];
  for (let index = 0; index < ACCOUNTS; index++)
    members.push((await house.member({ email: `member-${index}@example.com` })).who);
  // Guests read their mails, or they would hear of the sixth in an hour only by a summary.
  for (const email of GUEST_EMAILS) await proveAddress(house.db, email, house.clock.now);
  // Nobody waits for their codes any more.
  await house.db.deleteFrom("outbox").execute();
  const staff = staffOf(house);
  await staff.person("owner");
  const first = await staff.signedIn("manager", { email: "first@desk.example" });
  const second = await staff.signedIn("manager", { email: "second@desk.example" });
  for (const kind of ["ticket", "label"] as const) {
    const { host, port } = sinks[kind];
    given(await first.api.addPrinter({ name: kind, host, port, kinds: [kind] }));
  }
  await house.close();
  return { members, cookies: [first.jar.cookie, second.jar.cookie] };
}
