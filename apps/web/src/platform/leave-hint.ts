import { create } from "zustand";

/** Whether the next press of the device's back button leaves the app: then that is said. */
export const useLeaveHint = create(() => ({ isShown: false }));
