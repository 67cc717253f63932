import { lookupLine } from "@noren/contract/address-line.ts";
import type { Api } from "@noren/contract/api.ts";
import type { MeasuredAddress } from "@noren/contract/locations.ts";
import { create } from "zustand";
import { failureOf, type LookupFailure, withinTime } from "./lookup.ts";

export type Measured =
  | { kind: "measured"; found: MeasuredAddress }
  | { kind: "failed"; code: LookupFailure };

export type Measurement = { kind: "measuring" } | Measured;

type Distances = Pick<Api, "distance">;

/** Cache of distances by address line: another address is another key. */
export const useMeasurements = create<Record<string, Measurement>>(() => ({}));

const underWay = new Map<string, Promise<Measured>>();

/** Distance of a line: coalesced and cached; a failed lookup is retried. */
export function measure(api: Distances, line: string): Promise<Measured> {
  const known = useMeasurements.getState()[line];
  if (known?.kind === "measured") return Promise.resolve(known);
  const asked = underWay.get(line) ?? ask(api, line);
  underWay.set(line, asked);
  return asked;
}

/** Caches the result also by the line that an order to the found address will have. */
async function ask(api: Distances, line: string): Promise<Measured> {
  keep(line, { kind: "measuring" });
  const measurement = await lookUp(api, line);
  underWay.delete(line);
  keep(line, measurement);
  if (measurement.kind === "measured") keep(lookupLine(measurement.found), measurement);
  return measurement;
}

/** Clears the cache, because the server reports another distance. */
export function forgetMeasurements(): void {
  useMeasurements.setState({}, true);
}

async function lookUp(api: Distances, line: string): Promise<Measured> {
  const reply = await withinTime((signal) => api.distance(line, signal));
  return reply.ok
    ? { kind: "measured", found: reply.payload }
    : { kind: "failed", code: failureOf(reply.problem) };
}

function keep(line: string, measurement: Measurement): void {
  useMeasurements.setState({ [line]: measurement });
}
