import { create } from "zustand";

/** What is told to screen readers alone; one region for all fields says it. */
export const useSpoken = create<{ text: string }>(() => ({ text: "" }));

export function speak(text: string): void {
  useSpoken.setState({ text });
}

/** Nothing is told any more, unless it is something else by now. */
export function silence(text: string): void {
  if (useSpoken.getState().text === text) speak("");
}
