/** `SIMULATION_ORDERS=600` before the command plays an evening of so many orders, `SEED=2` another one. */
export const ORDERS = Number(process.env.SIMULATION_ORDERS ?? 60);
export const SEED = Number(process.env.SEED ?? 1);
