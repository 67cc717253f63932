import { DEFAULT_LOCALE } from "@noren/contract/locales.ts";
import type { Contacts } from "@noren/contract/settings.ts";
import type { Trx } from "../db/open.ts";
import type { MailContents, MailKind } from "./mail-kind.ts";
import type { Restaurant } from "./placed-order.ts";
import { dueMail, queueMails } from "./queue.ts";

type OwnersMail<Kind extends MailKind> = {
  kind: Kind;
  /** Part of the dedupe key: each owner gets one mail per kind and `about`. */
  about: string;
  data: MailContents[Kind] & { restaurant: Restaurant["contacts"] };
  now: number;
};

/** Queues a mail to every active owner, or to the restaurant's address if there is none. */
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

/** The contact fields that mails use. */
export function contactsOf({ name, address, phone, email }: Contacts): Restaurant["contacts"] {
  return { name, address, phone, email };
}
