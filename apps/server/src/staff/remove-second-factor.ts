import type { RestaurantSettings } from "@noren/contract/settings.ts";
import { type Actor, recordAction } from "../audit/audit.ts";
import { isPostgres } from "../db/dialect.ts";
import type { Trx } from "../db/open.ts";
import type { StaffRow } from "../db/staff-tables.ts";
import { transact } from "../db/transact.ts";
import { dueMail, queueMails } from "../mail/queue.ts";
import { contactsOf } from "../mail/queue-owners.ts";
import type { Services } from "../services.ts";
import { endSecondFactor } from "./auth/end-second-factor.ts";

type Restaurant = Pick<RestaurantSettings, "contacts" | "timezone">;

/**
 * Takes the second factor off another person's account, whose phone is lost: their sessions end,
 * and they are told. `forbidden` for one's own, which asks for the password. Without a second
 * factor nothing happens.
 */
export function removeSecondFactor(
  { db, catalogue, now }: Pick<Services, "db" | "catalogue" | "now">,
  actor: NonNullable<Actor>,
  id: number,
): Promise<StaffRow | "not_found" | "forbidden"> {
  const restaurant = catalogue.current().settings;
  return transact(db, async (trx) => {
    if (id === actor.id) return "forbidden";
    const person = await trx
      .selectFrom("staff")
      .selectAll()
      .where("id", "=", id)
      .$if(isPostgres(trx), (query) => query.forUpdate())
      .executeTakeFirst();
    if (!person) return "not_found";
    if (person.totp_confirmed_at === null) return person;
    await takeOff(trx, person, { actor, restaurant, at: now() });
    return { ...person, totp_secret: null, totp_confirmed_at: null };
  });
}

/** `actor` null: by the command on the machine. */
export async function takeOff(
  trx: Trx,
  { id, email, locale }: Pick<StaffRow, "id" | "email" | "locale">,
  { actor, restaurant, at }: { actor: Actor; restaurant: Restaurant; at: number },
): Promise<void> {
  await endSecondFactor(trx, id);
  await recordAction(trx, { at, actor, action: "totp_removed", subject: `person:${id}` });
  const { timezone } = restaurant;
  const data = {
    by: actor?.name ?? null,
    at,
    timezone,
    restaurant: contactsOf(restaurant.contacts),
  };
  const dedupe = `staff_factor_removed:${id}:${at}`;
  await queueMails(trx, [
    dueMail({ kind: "staff_factor_removed", dedupe, recipient: email, locale, data, now: at }),
  ]);
}
