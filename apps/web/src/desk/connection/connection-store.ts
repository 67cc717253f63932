import { create } from "zustand";

/** Whether the desk hears of orders: not yet, right now, or not any more. */
export type Connection = "opening" | "live" | "lost";

export const useConnection = create<{ connection: Connection }>(() => ({ connection: "opening" }));
