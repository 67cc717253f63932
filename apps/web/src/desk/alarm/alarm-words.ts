import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import type { DeskMessages } from "../../i18n/desk-fr.ts";

type Words = DeskMessages["alarm"];
type Ringing = readonly Pick<DeskOrder, "status">[];

/** Why orders ring: they are new, or the card no longer pays them. Empty without any. */
export function alarmTitle(ringing: Ringing, words: Words): string {
  return told(ringing, words.title, words.titleLost, " · ");
}

/** The same for screen readers, with whether the alarm sounds. */
export function alarmRings(ringing: Ringing, words: Words, isArmed: boolean): string {
  const rings = (count: number) => words.rings(count, isArmed);
  const lost = (count: number) => words.ringsLost(count, isArmed);
  return told(ringing, rings, lost, ". ");
}

type Told = (count: number) => string;

function told(ringing: Ringing, news: Told, lost: Told, separator: string): string {
  const unpaid = ringing.filter(isPaymentLost).length;
  const others = ringing.length - unpaid;
  const parts = [...(others > 0 ? [news(others)] : []), ...(unpaid > 0 ? [lost(unpaid)] : [])];
  return parts.join(separator);
}

export function isPaymentLost({ status }: Pick<DeskOrder, "status">): boolean {
  return status === "unpaid";
}
