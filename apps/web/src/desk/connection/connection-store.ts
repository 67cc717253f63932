import { create } from "zustand";

/** State of the connection that delivers orders. */
export type Connection = "opening" | "live" | "lost";

export const useConnection = create<{ connection: Connection }>(() => ({ connection: "opening" }));
