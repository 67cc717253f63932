import { parseArgs } from "node:util";
import { emailAddress } from "@noren/contract/checkout.ts";
import { readSettings } from "@noren/contract/settings.ts";
import { recordAction } from "./audit/audit.ts";
import { storedPairs } from "./catalogue/read-catalogue.ts";
import { type Config, type Env, readConfig } from "./config.ts";
import { isMigrated } from "./db/migrate.ts";
import type { Trx } from "./db/open.ts";
import { openDatabase } from "./db/open.ts";
import type { StaffRow } from "./db/staff-tables.ts";
import { transact } from "./db/transact.ts";
import { createLog } from "./log.ts";
import { LINK_HOURS, linkAddress, makeLink } from "./staff/auth/links.ts";
import { takeOff } from "./staff/remove-second-factor.ts";
import { StartError } from "./start-error.ts";

const FACTOR = "remove-second-factor";

const HELP = `npm run owner -- <e-mail> [--${FACTOR}]

Gives the order desk an owner, for a restaurant whose only owner can't sign in. The address gets a new
owner, or its person is made an owner again, also after their access was suspended. Prints a link to
choose a password, which works once. Uses the same environment as the server, which may be running.

  --${FACTOR}   also takes a lost second factor off; the person is mailed
`;

const REMOVED = "The second factor was removed, and the person is mailed.";

type Asked = { email: string; isFactorLost: boolean };

/**
 * Runs the command of an operator at the machine; returns what it prints. Throws a `StartError`.
 */
export async function ownerCommand(args: readonly string[], env: Env): Promise<string> {
  const asked = readArguments(args);
  if (asked === null) return HELP;
  const config = await readConfig(env);
  const database = await openDatabase(config, createLog("silent"));
  try {
    // A server of an older version may be running on this database.
    if (!(await isMigrated(database)))
      throw new StartError(
        "The database is not of this version: start the server once, then try again",
      );
    return await transact(database.db, (trx) => makeOwner(trx, config, asked));
  } finally {
    await database.close();
  }
}

/** Null asks for help. */
function readArguments(args: readonly string[]): Asked | null {
  const options = { [FACTOR]: { type: "boolean" }, help: { type: "boolean" } } as const;
  const { values, positionals } = parse();
  if (values.help) return null;
  const [given, ...others] = positionals;
  const email = emailAddress.safeParse(given);
  if (!email.success || others.length > 0)
    throw new StartError(`One e-mail address is expected.\n\n${HELP}`);
  return { email: email.data.toLowerCase(), isFactorLost: values[FACTOR] === true };

  function parse() {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true });
    } catch (error) {
      throw new StartError(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
    }
  }
}

async function makeOwner(
  trx: Trx,
  { site, siteRoot }: Pick<Config, "site" | "siteRoot">,
  { email, isFactorLost }: Asked,
): Promise<string> {
  const at = Date.now();
  const person = await trx
    .updateTable("staff")
    .set({ role: "owner", disabled_at: null })
    .where("email", "=", email)
    .returningAll()
    .executeTakeFirst();
  const removed = person !== undefined && isFactorLost && (await withoutFactor(trx, person, at));
  const purpose = person ? "reset" : "invitation";
  const locale = person?.locale ?? site.locales.default;
  const { token } = await makeLink(trx, { purpose, email, role: "owner", locale, now: at });
  const subject = person ? `person:${person.id}` : `invitation:${email}`;
  const facts = { at, actor: null, subject, after: { role: "owner" } } as const;
  await recordAction(trx, { ...facts, action: "owner_by_command" });
  const hours = LINK_HOURS[purpose];
  return [
    `${email} ${person ? "is an owner" : "becomes an owner with this link"}.`,
    ...(isFactorLost ? [removed ? REMOVED : "There was no second factor to remove."] : []),
    `Choose a password within ${hours} hour${hours === 1 ? "" : "s"}, once:`,
    linkAddress(siteRoot, locale, token),
    "",
  ].join("\n");
}

/** Whether the person had a second factor. */
async function withoutFactor(trx: Trx, person: StaffRow, at: number): Promise<boolean> {
  if (person.totp_confirmed_at === null) return false;
  const { settings } = readSettings(await storedPairs(trx));
  await takeOff(trx, person, { actor: null, restaurant: settings, at });
  return true;
}
