import { create } from "zustand";

/** Whether the desk hears of orders: not yet, right now, or not any more. */
export type Line = "opening" | "live" | "lost";

export const useLine = create<{ line: Line }>(() => ({ line: "opening" }));
