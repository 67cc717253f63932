import { create } from "zustand";

/** Whether the next press of the device's back button leaves the app, which is then announced. */
export const useLeaveHint = create(() => ({ isShown: false }));
