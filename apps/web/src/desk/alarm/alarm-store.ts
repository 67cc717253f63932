import { create } from "zustand";

/** Whether the browser allows the bell to sound now. */
export const useAlarmStore = create<{ isArmed: boolean }>(() => ({ isArmed: false }));
