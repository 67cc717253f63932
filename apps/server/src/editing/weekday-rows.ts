import type { Weekday } from "@noren/ordering/model.ts";
import type { Service } from "@noren/ordering/services.ts";
import { fromJson, type JsonText, toJson } from "../db/json-text.ts";
import type { Db, Trx } from "../db/open.ts";
import { serviceRow, weeklyService } from "../db/service-rows.ts";
import type { Row } from "./rows.ts";

/** The services of a weekday as one value, earliest first; empty where it has none. */
export async function weekdayRow(db: Db, weekday: Weekday): Promise<Row> {
  const rows = await db
    .selectFrom("services")
    .selectAll()
    .where("weekday", "=", weekday)
    .orderBy("start")
    .orderBy("id")
    .execute();
  const services = rows.map(weeklyService).map(({ weekday: _, ...service }) => service);
  return { services: toJson(services) };
}

/** Replaces the services of a weekday; nothing else refers to their ids. */
export async function writeWeekday(trx: Trx, weekday: Weekday, services: unknown): Promise<void> {
  await trx.deleteFrom("services").where("weekday", "=", weekday).execute();
  const rows = fromJson(services as JsonText<Service[]>).map((service) =>
    serviceRow({ weekday, ...service }),
  );
  if (rows.length > 0) await trx.insertInto("services").values(rows).execute();
}
