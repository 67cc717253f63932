import type { Db } from "../src/db/open.ts";
import type { OrderRow } from "../src/db/schema.ts";

/** Inserts copies of the first placed order, each with ids of its own and what `over` changes. */
export async function copyOrder(
  db: Db,
  count: number,
  over: (index: number) => Partial<OrderRow> = () => ({}),
): Promise<void> {
  const { seq: _, ...row } = await db
    .selectFrom("orders")
    .selectAll()
    .orderBy("seq")
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: count }, (_, index) => {
    const id = `copy-${index}`;
    return { ...row, id, local_id: id, ...over(index) };
  });
  await db.insertInto("orders").values(copies).execute();
}
