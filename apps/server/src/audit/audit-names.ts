import type { Db } from "../db/open.ts";
import { orderNumber } from "../orders/stored-order.ts";

type Named = { subject: string; name: string };

/** Display names of the subjects of audit entries, by subject; deleted ones have none. */
export async function namesOf(
  db: Db,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const idsOf = (kind: string) =>
    subjects
      .filter((subject) => subject.startsWith(`${kind}:`))
      .map((subject) => subject.slice(kind.length + 1));
  const named = await Promise.all([
    namedOrders(db, idsOf("order")),
    namedPeople(db, numbersIn(idsOf("person"))),
    namedPrinters(db, numbersIn(idsOf("printer"))),
    idsOf("invitation").map((email) => ({ subject: `invitation:${email}`, name: email })),
  ]);
  return new Map(named.flat().map(({ subject, name }) => [subject, name]));
}

async function namedOrders(db: Db, ids: readonly string[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("orders").select(["id", "seq"]).where("id", "in", ids).execute();
  return rows.map(({ id, seq }) => ({ subject: `order:${id}`, name: orderNumber(seq) }));
}

async function namedPeople(db: Db, ids: readonly number[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("staff")
    .select(["id", "name", "email"])
    .where("id", "in", ids)
    .execute();
  return rows.map(({ id, name, email }) => ({ subject: `person:${id}`, name: name || email }));
}

async function namedPrinters(db: Db, ids: readonly number[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("printers")
    .select(["id", "name"])
    .where("id", "in", ids)
    .execute();
  return rows.map(({ id, name }) => ({ subject: `printer:${id}`, name }));
}

/** Subjects without a numeric id are skipped, such as failed sign-ins with an unknown e-mail. */
function numbersIn(ids: readonly string[]): number[] {
  return ids.map(Number).filter(Number.isSafeInteger);
}
