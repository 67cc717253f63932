import type { Reply } from "@noren/contract/call.ts";
import type { MeasuredAddress } from "@noren/contract/locations.ts";
import { beforeEach, expect, test } from "vitest";
import { forgetMeasurements, measure, useMeasurements } from "./measurements.ts";
import { aMeasuredAddress } from "./testing.ts";

beforeEach(forgetMeasurements);

const found = aMeasuredAddress();
const there: Reply<MeasuredAddress> = { ok: true, payload: found };
const refused = (code: string): Reply<MeasuredAddress> => ({
  ok: false,
  problem: { code, status: 200, message: "" },
});

/** A fake API with these answers in order, and the calls made. */
function anApi(...answers: Reply<MeasuredAddress>[]) {
  const asked: string[] = [];
  const distance = async (line: string) => {
    asked.push(line);
    return answers.shift() ?? there;
  };
  return { asked, distance };
}

test("concurrent lookups of a line are coalesced into one call", async () => {
  const api = anApi();
  await Promise.all([measure(api, "3 quai"), measure(api, "3 quai")]);
  await measure(api, "3 quai");
  expect(api.asked).toEqual(["3 quai"]);
});

test("a result is cached by the line of an order to that address; another address is not cached", async () => {
  const api = anApi();
  await measure(api, "3 quai");
  const known = useMeasurements.getState();
  expect(known["3 Quai Sud, 69001 Lyon"]).toEqual({ kind: "measured", found });
  expect(known["4 Quai Sud, 69001 Lyon"]).toBeUndefined();
});

test("a lookup reports that it is pending; a failed one gives its reason and is retried", async () => {
  const api = anApi(refused("address_lookup_failed"), refused("address_not_found"));
  const asking = measure(api, "3 quai");
  expect(useMeasurements.getState()["3 quai"]).toEqual({ kind: "measuring" });
  expect(await asking).toEqual({ kind: "failed", code: "failed" });
  expect(await measure(api, "3 quai")).toEqual({ kind: "failed", code: "not_found" });
  expect(await measure(api, "3 quai")).toEqual({ kind: "measured", found });
});
