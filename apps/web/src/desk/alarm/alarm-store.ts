import { create } from "zustand";

/** Whether the browser would let the bell sound right now. */
export const useAlarmStore = create<{ isArmed: boolean }>(() => ({ isArmed: false }));
