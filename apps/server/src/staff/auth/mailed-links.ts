import { DEFAULT_LOCALE, type Locale } from "@noren/contract/locales.ts";
import type { StaffRole } from "@noren/contract/staff/roles.ts";
import type { Trx } from "../../db/open.ts";
import { transact } from "../../db/transact.ts";
import { queueStaffLink } from "../../mail/queue-staff-link.ts";
import type { Services } from "../../services.ts";
import { LINK_HOURS, linkAddress, makeLink } from "./links.ts";

export type Invited = { email: string; role: StaffRole; locale: Locale };

/**
 * Mails a password reset link. For an unknown address the response and the writes are the same: an
 * unusable link and a mail that counts as sent.
 */
export async function sendResetLink(services: Services, email: string): Promise<void> {
  await transact(services.db, async (trx) => {
    const person = await trx
      .selectFrom("staff")
      .select(["role", "locale"])
      .where("email", "=", email)
      .where("disabled_at", "is", null)
      .executeTakeFirst();
    const { role, locale } = person ?? UNKNOWN_ADDRESS;
    await deleteExpiredResets(trx, services.now());
    await mailLink(services, trx, { role, locale, email, purpose: "reset" }, person === undefined);
  });
}

const UNKNOWN_ADDRESS = { role: "kitchen", locale: DEFAULT_LOCALE } as const;

/** Prevents links for unknown addresses from accumulating. */
async function deleteExpiredResets(trx: Trx, now: number): Promise<void> {
  await trx
    .deleteFrom("staff_links")
    .where("purpose", "=", "reset")
    .where("expires_at", "<=", now)
    .execute();
}

/** Creates a link and mails it. `isUnknownAddress`: the same writes without a mail. */
export async function mailLink(
  { catalogue, config, now }: Services,
  trx: Trx,
  link: Invited & { purpose: "invitation" | "reset" },
  isUnknownAddress = false,
): Promise<void> {
  const { purpose, email, role, locale } = link;
  const { token, expires_at } = await makeLink(trx, { ...link, now: now() });
  const { name, address, phone, email: mail } = catalogue.current().settings.contacts;
  await queueStaffLink(trx, {
    kind: `staff_${purpose}`,
    recipient: email,
    locale,
    data: {
      restaurant: { name, address, phone, email: mail },
      role,
      link: linkAddress(config.siteRoot, locale, token),
      hours: LINK_HOURS[purpose],
    },
    now: now(),
    expires_at,
    isUnknownAddress,
  });
}
