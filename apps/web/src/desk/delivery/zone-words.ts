import { formatMoney } from "@noren/contract/format/money.ts";
import type { StaffZone } from "@noren/contract/staff/delivery.ts";
import type { OfficeDesk } from "../desk-context.tsx";

/** The terms of a zone as guests are told them: "3,40 €, offerte dès 45 €, minimum 20 €". */
export function zoneTerms(
  { m, locale }: Pick<OfficeDesk, "m" | "locale">,
  zone: StaffZone,
): string {
  const words = m.delivery.terms;
  const { delivery_fee, free_from, minimum, extra_minutes } = zone;
  return [
    delivery_fee === 0 ? words.free : formatMoney(delivery_fee, locale),
    free_from !== null && delivery_fee > 0 && words.freeFrom(formatMoney(free_from, locale)),
    minimum !== null && words.minimum(formatMoney(minimum, locale)),
    extra_minutes > 0 && words.extra(extra_minutes),
  ]
    .filter((part) => part !== false)
    .join(", ");
}

/** "69001, 69004 Lyon", or that it is drawn. */
export function placeWords({ m }: Pick<OfficeDesk, "m">, { places, polygon }: StaffZone): string {
  const codes = places.map(({ postal_code, city }) => `${postal_code} ${city}`.trim()).join(", ");
  return polygon ? `${codes} · ${m.delivery.drawn(polygon.length)}` : codes;
}
