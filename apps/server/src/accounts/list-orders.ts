import type { OrderPage, pageRequest } from "@noren/contract/order-records.ts";
import type { z } from "zod";
import type { AccountRow } from "../db/account-tables.ts";
import type { Db } from "../db/open.ts";
import type { OrderRow } from "../db/schema.ts";
import { shownToGuest } from "../orders/held-change.ts";
import { orderRecord } from "../orders/order-record.ts";
import { trackingKey } from "../orders/tracking-link.ts";
import type { Services } from "../services.ts";

type PageQuery = z.output<typeof pageRequest>;

/** A page of the account's orders in the wire format, newest first. */
export async function listOrders(
  { db, catalogue, trackingSecret }: Services,
  account: AccountRow,
  { page, limit }: PageQuery,
): Promise<OrderPage> {
  const { timezone } = catalogue.current().settings;
  const [total, rows] = await Promise.all([
    countOrders(db, account),
    readPage(db, account, { page, limit }),
  ]);
  const [lines, receipts] = await Promise.all([linesOf(db, rows), receiptNumbers(db, rows)]);
  const orders = rows.map((row) => ({
    ...orderRecord(shownToGuest(row), lines.get(row.id) ?? [], timezone),
    tracking_key: trackingKey(trackingSecret, row.id),
    receipt_number: receipts.get(row.id),
  }));
  return { orders, page, limit, total };
}

/** Orders placed with the account's token: anyone can order with any e-mail. */
function readPage(db: Db, { id }: AccountRow, { page, limit }: PageQuery): Promise<OrderRow[]> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("account_id", "=", id)
    .orderBy("seq", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

async function countOrders(db: Db, { id }: AccountRow): Promise<number> {
  const { count } = await db
    .selectFrom("orders")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("account_id", "=", id)
    .executeTakeFirstOrThrow();
  return count;
}

async function linesOf(db: Db, orders: readonly OrderRow[]) {
  if (orders.length === 0) return new Map<string, never>();
  const ids = orders.map(({ id }) => id);
  const lines = await db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "in", ids)
    .orderBy("position")
    .execute();
  return Map.groupBy(lines, ({ order_id }) => order_id);
}

async function receiptNumbers(db: Db, orders: readonly OrderRow[]): Promise<Map<string, number>> {
  if (orders.length === 0) return new Map();
  const ids = orders.map(({ id }) => id);
  const receipts = await db
    .selectFrom("receipts")
    .select(["order_id", "number"])
    .where("order_id", "in", ids)
    .where("kind", "=", "receipt")
    .execute();
  return new Map(receipts.map(({ order_id, number }) => [order_id, number]));
}
