/** `SCHEDULES=500 SEED=1` before the command plays more evenings, from another first seed. */
export const SCHEDULES = Number(process.env.SCHEDULES ?? 60);
export const FIRST_SEED = Number(process.env.SEED ?? 1);
