import { isRecord } from "@noren/contract/api-problem.ts";
import { hearServerClock } from "../../platform/hear-server-clock.ts";
import { setMe } from "./session-store.ts";

/** The browser's `fetch` with the desk's cookie; detects the end of the session. */
export async function sendAsStaff(request: Request): Promise<Response> {
  const response = await fetch(request);
  hearServerClock(response.headers.get("date"));
  if (response.status === 401) {
    const answer: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    if (isRecord(answer) && answer.code === "unauthenticated") setMe(null);
  }
  return response;
}
