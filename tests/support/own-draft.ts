import { formatPlannedMoment } from "../../packages/contract/src/format/planned-moments.ts";
import type { StaffApi } from "../../packages/contract/src/staff/staff-api.ts";
import { addDays, instantFrom, wallClock } from "../../packages/ordering/src/zone.ts";
import { done } from "./desk-client.ts";

/** The restaurant's time zone. */
export const PARIS = "Europe/Paris";

/** A draft that sets the pickup price of a dish. */
export async function ownDraft(api: StaffApi, name: string, target: string, price_pickup: number) {
  const { draft } = done(await api.createDraft({ name }));
  done(await api.changeDraft(draft.id, { edits: [{ target, values: { price_pickup } }] }));
  return { ...draft, path: `/desk/menu/drafts/${draft.id}` };
}

/** A day within a month at six in the morning, as the address of the API and in words. */
export function aMoment() {
  const now = Date.now();
  const date = addDays(wallClock(now, PARIS).date, 20);
  const moment = formatPlannedMoment(
    instantFrom(date, 6 * 60, PARIS),
    { now, timezone: PARIS },
    "fr",
  );
  return { date, local: `${date}T06:00`, moment };
}
