import { create } from "zustand";

/** Whether the browser allows the alarm to sound now. */
export const useAlarmStore = create<{ isArmed: boolean }>(() => ({ isArmed: false }));
