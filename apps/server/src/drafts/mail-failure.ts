import type { DraftReport } from "@noren/contract/staff/drafts.ts";
import { roleMay } from "@noren/contract/staff/roles.ts";
import type { DraftRow } from "../db/draft-tables.ts";
import type { Trx } from "../db/open.ts";
import { dueMail, queueMails } from "../mail/queue.ts";
import { contactsOf, queueOwnersMail } from "../mail/queue-owners.ts";
import type { Services } from "../services.ts";

/** How many impossible changes the mail names. */
const NAMED = 10;

/** Mails whoever created a draft that it was not published; the owners where they have left. */
export async function mailFailure(
  trx: Trx,
  { catalogue, config }: Pick<Services, "catalogue" | "config">,
  { id, name, publish_at, created_by_id }: DraftRow,
  { at, problems }: { at: number; problems: DraftReport["problems"] },
): Promise<void> {
  const names = new Set(problems.map((problem) => problem.name ?? problem.target));
  const data = {
    draft: name,
    names: [...names].slice(0, NAMED),
    link: `${config.siteRoot}/desk/menu/drafts/${id}`,
    restaurant: contactsOf(catalogue.current().settings.contacts),
  };
  const creator = await trx
    .selectFrom("staff")
    .select(["id", "email", "locale", "role"])
    .where("id", "=", created_by_id)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  const about = `${id}:${publish_at}`;
  if (!creator || !roleMay(creator.role, "change_menu"))
    return queueOwnersMail(trx, { kind: "draft_failed", about, data, now: at });
  const { email: recipient, locale } = creator;
  const dedupe = `draft_failed:${about}:${creator.id}`;
  await queueMails(trx, [
    dueMail({ kind: "draft_failed", dedupe, recipient, locale, data, now: at }),
  ]);
}
