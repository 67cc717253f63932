/**
 * Set by environment variables: `SIMULATION_ORDERS=600` sets the number of orders, `SEED=2` the
 * seed.
 */
export const ORDERS = Number(process.env.SIMULATION_ORDERS ?? 60);
export const SEED = Number(process.env.SEED ?? 1);
