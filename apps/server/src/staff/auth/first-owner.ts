import type { Passwords } from "../../accounts/passwords.ts";
import { recordAction } from "../../audit/audit.ts";
import type { Config } from "../../config.ts";
import type { Db } from "../../db/open.ts";
import { transact } from "../../db/transact.ts";
import type { Log } from "../../log.ts";
import { LINK_HOURS, linkAddress, makeLink } from "./links.ts";
import { hasOwner } from "./owners.ts";

type FirstOwnerInput = {
  db: Db;
  config: Pick<Config, "staff" | "site" | "siteRoot">;
  passwords: Passwords;
  log: Pick<Log, "info" | "warn">;
  now: () => number;
};

/**
 * Ensures that the desk has an owner, who can invite others: from STAFF_EMAIL, or else by a set-up
 * link in the log, which is returned. Does nothing if there is an owner.
 */
export async function ensureFirstOwner(input: FirstOwnerInput): Promise<string | null> {
  const { db, config, log, now } = input;
  if (await hasOwner(db)) return null;
  if (config.staff !== null) {
    await makeOwner(input, config.staff);
    return null;
  }
  const locale = config.site.locales.default;
  const link = { purpose: "setup", email: null, role: "owner", locale, now: now() } as const;
  const { token } = await makeLink(db, link);
  const address = linkAddress(config.siteRoot, locale, token);
  log.warn(
    `nobody can sign in at the desk yet; choose the owner's password here, within ${LINK_HOURS.setup} hours: ${address}`,
  );
  return address;
}

/** Safe when several instances start at once: the row is upserted by e-mail. */
async function makeOwner(
  { db, config, passwords, log, now }: FirstOwnerInput,
  { email: given, password }: { email: string; password: string },
): Promise<void> {
  const email = given.toLowerCase();
  const owner = { email, name: "", role: "owner", locale: config.site.locales.default } as const;
  const password_hash = await passwords.hash(password);
  const made = await transact(db, async (trx) => {
    const person = await trx
      .insertInto("staff")
      .values({ ...owner, password_hash, created_at: now() })
      .onConflict((conflict) =>
        conflict.column("email").doUpdateSet({ role: "owner", disabled_at: null, password_hash }),
      )
      .returning("id")
      .executeTakeFirstOrThrow();
    const facts = { at: now(), actor: null, subject: `person:${person.id}` };
    await recordAction(trx, { ...facts, action: "first_owner", after: { role: "owner" } });
    return person;
  });
  log.info({ person: made.id }, "the owner was set from STAFF_EMAIL");
}
