import { OPEN_PROGRESS, type Progress } from "@noren/ordering/progress.ts";
import { sql } from "kysely";

/**
 * Values of partial indexes, as literals: of a bound value a database cannot know that the index
 * holds its rows.
 */
export const NEW_ORDER = sql.lit<Progress>("new");

export const OPEN_ORDERS = sql<Progress>`(${sql.join(OPEN_PROGRESS.map((one) => sql.lit(one)))})`;

/** Besides the state that is asked for, where `open_print_jobs` is to be read. */
export const OPEN_PRINT_JOBS = sql<"waiting" | "sending">`('waiting', 'sending')`;
