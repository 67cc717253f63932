import type { Env } from "../../config.ts";
import { openAccountDesk } from "../account-desk.ts";
import { prepare } from "../chaos/night.ts";
import { staffOf } from "../staff-desk.ts";
import type { TestDatabases } from "../test-house.ts";

const ACCOUNTS = 5;

/** Who works there and who has an account, as they were before the evening. */
export async function houseBefore(databases: TestDatabases, env: Env) {
  const house = await openAccountDesk({ ...databases, filled: async () => env });
  await prepare(house.db, "acceptance");
  const members = [];
  for (let index = 0; index < ACCOUNTS; index++)
    members.push((await house.member({ email: `member-${index}@example.com` })).who);
  // Nobody waits for their codes any more.
  await house.db.deleteFrom("outbox").execute();
  const staff = staffOf(house);
  await staff.person("owner");
  const cookies = [
    (await staff.signedIn("manager", { email: "first@desk.example" })).jar.cookie,
    (await staff.signedIn("manager", { email: "second@desk.example" })).jar.cookie,
  ];
  await house.close();
  return { members, cookies };
}
