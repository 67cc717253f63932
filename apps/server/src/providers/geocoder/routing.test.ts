import { expect, test } from "vitest";
import { startGeoplateformeEmulator } from "../../../test/geoplateforme-emulator.ts";
import { createLog } from "../../log.ts";
import { LookupFailed } from "./geocoder.ts";
import { openRemote } from "./remote.ts";
import { openRouter } from "./routing.ts";

const RESTAURANT = { lat: 45.75612, lng: 4.82641 };
const THERE = { lat: 45.76745, lng: 4.83412 };

async function aRouter() {
  const service = await startGeoplateformeEmulator();
  const remote = openRemote({
    name: "routing",
    root: service.routingUrl,
    timeoutMs: 5000,
    perSecond: 5,
    maxConcurrent: 5,
    clientErrors: [400, 404],
    now: () => 0,
    log: createLog("silent"),
  });
  return { router: openRouter(remote), service };
}

test("the router returns the fastest route by car, in metres and seconds", async () => {
  const { router, service } = await aRouter();
  expect(await router(RESTAURANT, THERE)).toEqual({ metres: 2431.7, seconds: 544.2 });
  expect(Object.fromEntries(service.asked[0]?.searchParams ?? [])).toEqual({
    resource: "bdtopo-osrm",
    profile: "car",
    optimization: "fastest",
    start: "4.82641,45.75612",
    end: "4.83412,45.76745",
    getSteps: "false",
    getBbox: "false",
    distanceUnit: "meter",
    timeUnit: "second",
  });
});

test("a route that ends more than 1 km from the destination throws LookupFailed", async () => {
  const { router, service } = await aRouter();
  service.route.end = "4.83412,45.77745";
  await expect(router(RESTAURANT, THERE)).rejects.toThrow(LookupFailed);
});

test("a response without a distance throws LookupFailed", async () => {
  const { router, service } = await aRouter();
  service.route.metres = Number.NaN;
  await expect(router(RESTAURANT, THERE)).rejects.toThrow(LookupFailed);
});
