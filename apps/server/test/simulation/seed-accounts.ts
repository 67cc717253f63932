import type { Env } from "../../src/config.ts";
import { openAccountFixture, payloadOf } from "../account-fixture.ts";
import type { TestDatabases } from "../databases.ts";
import { staffOf } from "../staff-fixture.ts";
import type { KitchenPrinters } from "./kitchen-printers.ts";
import { prepare } from "./phases.ts";

const ACCOUNTS = 5;

/** Creates the staff, customer accounts and printers that the simulation starts with. */
export async function seedAccounts(
  databases: TestDatabases,
  env: Env,
  { emulators }: KitchenPrinters,
) {
  const app = await openAccountFixture({ ...databases, filled: async () => env });
  await prepare(app.db, "acceptance");
  const members = [];
  for (let index = 0; index < ACCOUNTS; index++)
    members.push((await app.verifiedCustomer({ email: `member-${index}@example.com` })).who);
  // The mails with sign-up codes are not part of the simulation.
  await app.db.deleteFrom("outbox").execute();
  const staff = staffOf(app);
  await staff.person("owner");
  const first = await staff.signedIn("manager", { email: "first@desk.example" });
  const second = await staff.signedIn("manager", { email: "second@desk.example" });
  for (const kind of ["ticket", "label"] as const) {
    const { host, port } = emulators[kind];
    payloadOf(await first.api.addPrinter({ name: kind, host, port, kinds: [kind] }));
  }
  await app.close();
  return { members, cookies: [first.jar.cookie, second.jar.cookie] };
}
