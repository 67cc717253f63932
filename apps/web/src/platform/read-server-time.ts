import { hearServerClock } from "./hear-server-clock.ts";
import { logFault } from "./log-fault.ts";

/** Reads the time of the server at `apiRoot`, whose answer no cache may hold. */
export async function readServerTime(apiRoot: string): Promise<void> {
  if (!navigator.onLine) return;
  try {
    const answer = await fetch(`${apiRoot.replace(/\/+$/, "")}/v2/public/settings`, {
      method: "HEAD",
      cache: "no-store",
    });
    hearServerClock(answer.headers.get("date"));
  } catch (error) {
    logFault(error);
  }
}
