import { randomBytes } from "node:crypto";
import { asCents, type Cents, ZERO } from "@noren/ordering/money.ts";
import type { ExpressionBuilder } from "kysely";
import type { Db } from "../../db/open.ts";
import type { DemoIntentRow, IntentStatus } from "../../db/payment-tables.ts";
import type { Tables } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import type { CardIntent, CardProvider, ProviderAnswer, ProviderFailure } from "./card-provider.ts";

const OPEN: IntentStatus[] = ["requires_payment_method", "requires_action"];

/** What the demo payment page calls; with Stripe the browser calls Stripe directly. */
type DemoControls = {
  /** The intent of this client secret; null if there is none. */
  intentOf(clientSecret: string): Promise<CardIntent | null>;
  /**
   * The card was accepted or its holder authenticated: captures, or authorises if capture is
   * manual.
   */
  pay(intentId: string): Promise<void>;
  /** The bank requires authentication (3-D Secure). */
  requireAuthentication(intentId: string): Promise<void>;
  /** Authentication failed: another card can be tried. */
  failAuthentication(intentId: string): Promise<void>;
};

export type DemoProvider = CardProvider & {
  readonly name: "demo";
  readonly controls: DemoControls;
};

/**
 * A provider that moves no money, for a restaurant that tries Noren out. It keeps its intents in
 * its own tables and follows Stripe's state rules, so that the code above it is the same as in
 * production.
 */
export function demoProvider(db: Db): DemoProvider {
  async function find(column: "id" | "key", value: string): Promise<DemoIntentRow | undefined> {
    return db.selectFrom("demo_intents").selectAll().where(column, "=", value).executeTakeFirst();
  }

  async function retrieve(id: string): Promise<ProviderAnswer<CardIntent>> {
    const row = await find("id", id);
    return row ? { ok: true, value: cardIntent(row) } : refusedAs("resource_missing");
  }

  type Changes = Partial<Omit<DemoIntentRow, "id" | "received">> & { received?: "all" };

  /** Refused if the intent's status is not in `from`. */
  async function change(
    id: string,
    from: IntentStatus[],
    { received, ...changes }: Changes,
  ): Promise<ProviderAnswer<CardIntent>> {
    const updates = (row: ExpressionBuilder<Tables, "demo_intents">) => ({
      ...changes,
      ...(received === "all" && { received: row.ref("amount") }),
    });
    const { numUpdatedRows } = await db
      .updateTable("demo_intents")
      .set(updates)
      .where("id", "=", id)
      .where("status", "in", from)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? retrieve(id) : refusedAs("payment_intent_unexpected_state");
  }

  async function intentOf(clientSecret: string): Promise<CardIntent | null> {
    const row = await db
      .selectFrom("demo_intents")
      .selectAll()
      .where("client_secret", "=", clientSecret)
      .executeTakeFirst();
    return row ? cardIntent(row) : null;
  }

  async function pay(id: string): Promise<void> {
    const row = await find("id", id);
    if (row?.capture_method === "automatic")
      await change(id, OPEN, { status: "succeeded", received: "all" });
    else await change(id, OPEN, { status: "requires_capture" });
  }

  return {
    name: "demo",

    async createCustomer() {
      return { ok: true, value: { id: newId("cus_demo") } };
    },

    async createIntent({ customerId, amount, orderId, captureMethod, key }) {
      const id = newId("pi_demo");
      await db
        .insertInto("demo_intents")
        .values({
          id,
          key,
          client_secret: `${id}_secret_${randomBytes(18).toString("hex")}`,
          customer_id: customerId,
          order_id: orderId,
          amount,
          capture_method: captureMethod,
          status: "requires_payment_method",
          received: ZERO,
          refunded: ZERO,
        })
        .onConflict((conflict) => conflict.column("key").doNothing())
        .execute();
      const row = await find("key", key);
      return row ? { ok: true, value: cardIntent(row) } : refusedAs("resource_missing");
    },

    retrieve,
    update: (id, { amount, captureMethod, customerId }) =>
      change(id, OPEN, {
        amount,
        capture_method: captureMethod,
        ...(customerId !== undefined && { customer_id: customerId }),
      }),
    capture: (id) => change(id, ["requires_capture"], { status: "succeeded", received: "all" }),
    cancel: (id) => change(id, [...OPEN, "requires_capture"], { status: "canceled" }),
    refund: (id, amount, key) => refund(db, id, amount, key),
    async refunds(intentId) {
      const rows = await db
        .selectFrom("demo_refunds")
        .select(["id", "key", "amount"])
        .where("intent_id", "=", intentId)
        .execute();
      const isFailed = false;
      return {
        ok: true,
        value: rows.map(({ amount, ...row }) => {
          return { ...row, intentId, amount: asCents(amount), isFailed };
        }),
      };
    },
    /** The demo provider sends no webhooks, so no signature is valid. */
    readEvent: () => null,

    controls: {
      intentOf,
      pay,
      requireAuthentication: async (id) =>
        void (await change(id, OPEN, { status: "requires_action" })),
      failAuthentication: async (id) =>
        void (await change(id, ["requires_action"], { status: "requires_payment_method" })),
    },
  };
}

async function refund(
  db: Db,
  intentId: string,
  amount: Cents,
  key: string,
): Promise<ProviderAnswer<{ id: string }>> {
  return transact(db, async (trx) => {
    const known = await trx
      .selectFrom("demo_refunds")
      .select("id")
      .where("key", "=", key)
      .executeTakeFirst();
    if (known) return { ok: true, value: known };
    const { numUpdatedRows } = await trx
      .updateTable("demo_intents")
      .set((row) => ({ refunded: asRefunded(row, amount) }))
      .where("id", "=", intentId)
      .where("status", "=", "succeeded")
      .where((row) => row(row("received", "-", row.ref("refunded")), ">=", amount))
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return refusedAs("charge_already_refunded");
    const id = newId("re_demo");
    await trx.insertInto("demo_refunds").values({ key, id, intent_id: intentId, amount }).execute();
    return { ok: true, value: { id } };
  });
}

function asRefunded(row: ExpressionBuilder<Tables, "demo_intents">, amount: Cents) {
  return row("refunded", "+", amount);
}

function cardIntent(row: DemoIntentRow): CardIntent {
  return {
    id: row.id,
    clientSecret: row.client_secret,
    status: row.status,
    amount: asCents(row.amount),
    currency: "eur",
    customerId: row.customer_id,
    orderId: row.order_id,
    received: asCents(row.received),
    refunded: asCents(row.refunded),
  };
}

function refusedAs(code: string): ProviderFailure {
  return { ok: false, kind: "refused", code };
}

function newId(kind: string): string {
  return `${kind}_${randomBytes(12).toString("hex")}`;
}
