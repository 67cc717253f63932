/** `SCHEDULES=500 SEED=1` before the command plays more evenings, from another first seed. */
export const SCHEDULES = Number(process.env.SCHEDULES ?? 60);
export const FIRST_SEED = Number(process.env.SEED ?? 1);
/** How often a real process is killed at each point of the flow, on each database. */
export const KILLS = Number(process.env.KILLS ?? 1);
