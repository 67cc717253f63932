import { OPEN_PROGRESS, type Progress } from "@noren/ordering/progress.ts";
import { sql } from "kysely";

/**
 * Values of partial indexes as literals: for a bound parameter the planner cannot know that the
 * index contains its rows.
 */
export const NEW_ORDER = sql.lit<Progress>("new");

export const OPEN_ORDERS = sql<Progress>`(${sql.join(OPEN_PROGRESS.map((one) => sql.lit(one)))})`;

/** An additional condition that makes the planner use the index `open_print_jobs`. */
export const OPEN_PRINT_JOBS = sql<"waiting" | "sending">`('waiting', 'sending')`;
