import { IS_APP } from "./is-app.ts";

/** Card providers serve https pages alone; an iPhone shows an app's pages under another scheme. */
export function takesCardsHere(): boolean {
  return !IS_APP || window.location.protocol === "https:";
}
