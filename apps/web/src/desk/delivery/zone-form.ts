import { isRecord } from "@noren/contract/api-problem.ts";
import { centsToEuros } from "@noren/contract/euros.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { StaffZone, ZoneAddition } from "@noren/contract/staff/delivery.ts";
import { ZERO } from "@noren/ordering/money.ts";
import { readPrice, writePrice } from "../menu/prices.ts";

const FIELDS = [
  ...(["name", "places", "delivery_fee", "minimum"] as const),
  ...(["free_from", "extra_minutes", "polygon"] as const),
];
export type ZoneField = (typeof FIELDS)[number];

/** A zone as it is typed: a place or a corner a line; an empty amount is none. */
export type ZoneForm = Record<ZoneField, string>;
type WireZone = ZoneAddition["values"];

export const NEW_ZONE: ZoneForm = {
  ...{ name: "", places: "", delivery_fee: "", minimum: "", free_from: "" },
  ...{ extra_minutes: "0", polygon: "" },
};

export function formOf(zone: StaffZone, locale: Locale): ZoneForm {
  const { minimum, free_from } = zone;
  return {
    name: zone.name,
    places: zone.places.map(({ postal_code, city }) => `${postal_code} ${city}`.trim()).join("\n"),
    delivery_fee: writePrice(zone.delivery_fee, locale),
    minimum: minimum === null ? "" : writePrice(minimum, locale),
    free_from: free_from === null ? "" : writePrice(free_from, locale),
    extra_minutes: String(zone.extra_minutes),
    polygon: (zone.polygon ?? []).map((corner) => corner.join(", ")).join("\n"),
  };
}

export function zoneFormIn(value: unknown): ZoneForm | null {
  const isForm = isRecord(value) && FIELDS.every((field) => typeof value[field] === "string");
  return isForm ? (value as ZoneForm) : null;
}

export type ZoneRead = { values: WireZone; wrong: ZoneField[] };

/** The values of a form, as the API takes them; `wrong`: fields that are no value. */
export function readZone(form: ZoneForm, before: StaffZone | null): ZoneRead {
  const wrong: ZoneField[] = [];
  const amount = (field: "delivery_fee" | "minimum" | "free_from"): number => {
    const cents = readPrice(form[field]);
    if (cents === null) wrong.push(field);
    return centsToEuros(cents ?? ZERO);
  };
  const ifAny = (field: "minimum" | "free_from") =>
    form[field].trim() === "" ? null : amount(field);
  const linesOf = (field: "places" | "polygon") =>
    form[field]
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "");
  const places = linesOf("places").map((line) => {
    const [postal_code = "", ...city] = line.split(/\s+/);
    const same = before?.places.find((one) => one.postal_code === postal_code);
    return { postal_code, city: city.join(" "), country: same?.country ?? "France" };
  });
  const corners = linesOf("polygon").map((line): [number, number] => {
    const [lat = Number.NaN, lng = Number.NaN] = line.split(/[\s,;]+/).map(Number);
    return [lat, lng];
  });
  if (form.name.trim() === "") wrong.push("name");
  if (places.length === 0) wrong.push("places");
  if (!/^\d{1,3}$/.test(form.extra_minutes.trim())) wrong.push("extra_minutes");
  if (corners.flat().some(Number.isNaN) || (corners.length > 0 && corners.length < 3))
    wrong.push("polygon");
  const values = {
    ...{ name: form.name.trim(), places, delivery_fee: amount("delivery_fee") },
    ...{ minimum: ifAny("minimum"), free_from: ifAny("free_from") },
    extra_minutes: Number(form.extra_minutes),
    polygon: corners.length === 0 ? null : corners,
  };
  return { values, wrong };
}

/** The values of a stored zone, as the API takes them. */
export function wireZone(zone: StaffZone): WireZone {
  const { target: _, delivery_fee, minimum, free_from, ...same } = zone;
  return {
    ...same,
    delivery_fee: centsToEuros(delivery_fee),
    minimum: minimum === null ? null : centsToEuros(minimum),
    free_from: free_from === null ? null : centsToEuros(free_from),
  };
}
