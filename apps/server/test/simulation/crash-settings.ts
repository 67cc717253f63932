/** Set by environment variables: `SCHEDULES=500 SEED=1` runs 500 schedules, from seed 1. */
export const SCHEDULES = Number(process.env.SCHEDULES ?? 60);
export const FIRST_SEED = Number(process.env.SEED ?? 1);
/** How often a real process is killed at each crash point, on each database. */
export const KILLS = Number(process.env.KILLS ?? 1);
