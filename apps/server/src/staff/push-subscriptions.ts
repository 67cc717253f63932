import { isIP } from "node:net";
import { type FieldIssue, fieldErrors } from "@noren/contract/field-problems.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { Problem } from "@noren/contract/problems.ts";
import type { PushState, PushSubscriptionRequest } from "@noren/contract/staff/push.ts";
import { tokenHash } from "../accounts/tokens.ts";
import { recordAction } from "../audit/audit.ts";
import type { Trx } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import { isPublicAddress } from "../providers/push/public-address.ts";
import type { Services } from "../services.ts";
import { actorOf, type DeskCaller } from "./auth/desk-auth.ts";

/** Devices of one person; a further one replaces the oldest. */
export const MAX_DEVICES = 10;

type PushServices = Pick<Services, "db" | "now" | "vapid">;
type SubscribeResult = { ok: true } | { ok: false; problem: Problem };

/** Whether the device of this session is woken, and with which key it subscribes. */
export async function pushState(
  { db, vapid }: PushServices,
  { token }: DeskCaller,
): Promise<PushState> {
  const row = await db
    .selectFrom("push_subscriptions")
    .select("id")
    .where("session_hash", "=", tokenHash(token))
    .executeTakeFirst();
  return { public_key: vapid.publicKey, is_on: row !== undefined };
}

/** Wakes the session's device from now on, in place of its earlier subscription. */
export async function startPush(
  { db, now }: PushServices,
  { person, token }: DeskCaller,
  { endpoint, keys }: PushSubscriptionRequest,
  locale: Locale,
): Promise<SubscribeResult> {
  const wrong = await wrongField(endpoint, keys.p256dh);
  if (wrong) {
    const errors = fieldErrors([wrong], locale);
    return { ok: false, problem: { code: "validation_failed", errors } };
  }
  const session_hash = tokenHash(token);
  const { p256dh, auth } = keys;
  const at = now();
  await transact(db, async (trx) => {
    const known = await trx
      .selectFrom("push_subscriptions")
      .select(["id", "session_hash"])
      .where((row) =>
        row.or([row("session_hash", "=", session_hash), row("endpoint", "=", endpoint)]),
      )
      .orderBy((row) => row.case().when("session_hash", "=", session_hash).then(0).else(1).end())
      .execute();
    // The same device again, with a new session or a new address: pushes that are queued for it stay.
    const [kept, ...replaced] = known.map(({ id }) => id);
    if (replaced.length > 0)
      await trx.deleteFrom("push_subscriptions").where("id", "in", replaced).execute();
    const device = { session_hash, endpoint, p256dh, auth, locale, created_at: at };
    const row = { ...device, staff_id: person.id };
    await (kept === undefined
      ? trx.insertInto("push_subscriptions").values(row)
      : trx.updateTable("push_subscriptions").set(row).where("id", "=", kept)
    ).execute();
    await endOldest(trx, person.id);
    if (known.some((row) => row.session_hash === session_hash)) return;
    const subject = `person:${person.id}`;
    await recordAction(trx, { at, actor: actorOf(person), action: "push_turned_on", subject });
  });
  return { ok: true };
}

/** Idempotent. */
export async function stopPush(
  { db, now }: PushServices,
  { person, token }: DeskCaller,
): Promise<void> {
  await transact(db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom("push_subscriptions")
      .where("session_hash", "=", tokenHash(token))
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    const subject = `person:${person.id}`;
    const actor = actorOf(person);
    await recordAction(trx, { at: now(), actor, action: "push_turned_off", subject });
  });
}

async function endOldest(trx: Trx, staffId: number): Promise<void> {
  const newest = trx
    .selectFrom("push_subscriptions")
    .select("id")
    .where("staff_id", "=", staffId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(MAX_DEVICES);
  await trx
    .deleteFrom("push_subscriptions")
    .where("staff_id", "=", staffId)
    .where("id", "not in", newest)
    .execute();
}

/** A name is resolved and checked when a push is sent to it (`pushNetwork`). */
async function wrongField(endpoint: string, p256dh: string): Promise<FieldIssue | null> {
  const host = new URL(endpoint).hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && !isPublicAddress(host)) return { path: "endpoint", problem: "url" };
  return (await isPointOfP256(p256dh)) ? null : { path: "keys.p256dh", problem: "invalid" };
}

function isPointOfP256(point: string): Promise<boolean> {
  const algorithm = { name: "ECDH", namedCurve: "P-256" };
  return crypto.subtle.importKey("raw", Buffer.from(point, "base64url"), algorithm, true, []).then(
    () => true,
    () => false,
  );
}
