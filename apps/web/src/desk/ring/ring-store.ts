import { create } from "zustand";

/** Whether the browser would let the bell sound right now. */
export const useRing = create<{ isArmed: boolean }>(() => ({ isArmed: false }));
