import { DEFAULT_LOCALE } from "@noren/contract/locales.ts";
import type { Contacts } from "@noren/contract/settings.ts";
import type { Trx } from "../db/open.ts";
import type { MailContents, MailKind } from "./mail-kind.ts";
import type { Restaurant } from "./placed-order.ts";
import { dueMail, queueMails } from "./queue.ts";

type OwnersMail<Kind extends MailKind> = {
  kind: Kind;
  /** What it is about: the same is told once to each of them. */
  about: string;
  data: MailContents[Kind] & { restaurant: Restaurant["contacts"] };
  now: number;
};

/** Mails every owner; the restaurant's own address where there is none yet. */
export async function queueOwnersMail<Kind extends MailKind>(
  trx: Trx,
  { kind, about, data, now }: OwnersMail<Kind>,
): Promise<void> {
  const owners = await trx
    .selectFrom("staff")
    .select(["id", "email", "locale"])
    .where("role", "=", "owner")
    .where("disabled_at", "is", null)
    .execute();
  const restaurant = { id: 0, email: data.restaurant.email, locale: DEFAULT_LOCALE };
  const told = owners.length > 0 ? owners : [restaurant];
  await queueMails(
    trx,
    told
      .filter(({ email }) => email !== "")
      .map(({ id, email: recipient, locale }) =>
        dueMail({ kind, dedupe: `${kind}:${about}:${id}`, recipient, locale, data, now }),
      ),
  );
}

/** What a mail says of the restaurant. */
export function contactsOf({ name, address, phone, email }: Contacts): Restaurant["contacts"] {
  return { name, address, phone, email };
}
