import { expect, test } from "vitest";
import { type Fault, startGeoplateformeEmulator } from "../../../test/geoplateforme-emulator.ts";
import { createLog } from "../../log.ts";
import { openBan } from "./ban.ts";
import { LookupFailed } from "./geocoder.ts";
import { openRemote, type RemoteOptions } from "./remote.ts";

const SECOND = 1000;

type Service = Awaited<ReturnType<typeof startGeoplateformeEmulator>>;

/** A geocoder on that service, with a clock that the test advances. */
function open(service: Service, over: Partial<RemoteOptions> = {}) {
  const clock = { now: 0 };
  const lines: string[] = [];
  const remote = openRemote({
    name: "geocoding",
    root: service.banUrl,
    timeoutMs: 5000,
    perSecond: 50,
    maxConcurrent: 20,
    clientErrors: [400],
    now: () => clock.now,
    log: createLog("info", { write: (line: string) => void lines.push(line) }),
    ...over,
  });
  const { suggest } = openBan(remote);
  return { clock, lines, ask: (query = "lanternes") => suggest(query, null) };
}

const FAULTS: Fault[] = [
  "slow",
  "empty 500",
  "429",
  "half a body",
  "no JSON",
  "no GeoJSON",
  "reset",
];

test.each(FAULTS)("a faulty service makes a call throw LookupFailed: %s", async (fault) => {
  const service = await startGeoplateformeEmulator();
  const { ask } = open(service, { timeoutMs: fault === "slow" ? 300 : 5000 });
  service.fault = fault;
  await expect(ask()).rejects.toThrow(LookupFailed);
});

test.each(FAULTS.filter((fault) => fault !== "429"))(
  "after two failures calls are suspended for five seconds, then resumed: %s",
  async (fault) => {
    const service = await startGeoplateformeEmulator();
    const { ask, clock } = open(service, { timeoutMs: fault === "slow" ? 300 : 5000 });
    service.fault = fault;
    await expect(ask()).rejects.toThrow();
    await expect(ask()).rejects.toThrow();
    service.fault = null;
    clock.now += 5 * SECOND - 1;
    await expect(ask()).rejects.toThrow("suspended");
    expect(service.asked).toHaveLength(2);
    clock.now += 1;
    expect(await ask()).not.toEqual([]);
  },
);

test("each suspension doubles, up to five minutes; a success resets it", async () => {
  const service = await startGeoplateformeEmulator();
  const { ask, clock } = open(service);
  service.fault = "empty 500";
  await expect(ask()).rejects.toThrow();
  for (const seconds of [5, 10, 20, 40, 80, 160, 300, 300]) {
    await expect(ask()).rejects.toThrow("500");
    clock.now += seconds * SECOND - 1;
    await expect(ask()).rejects.toThrow("suspended");
    clock.now += 1;
  }
  service.fault = null;
  await ask();
  service.fault = "empty 500";
  await expect(ask()).rejects.toThrow("500");
  await expect(ask()).rejects.toThrow("500");
});

test("concurrent failures count as one", async () => {
  const service = await startGeoplateformeEmulator();
  const { ask, clock } = open(service);
  service.fault = "empty 500";
  const calls = await Promise.allSettled(Array.from({ length: 10 }, () => ask()));
  expect(calls.every(({ status }) => status === "rejected")).toBe(true);
  service.fault = null;
  clock.now += 5 * SECOND;
  await ask();
});

test("after a suspension one trial call runs, and concurrent calls fail immediately", async () => {
  const service = await startGeoplateformeEmulator();
  const { ask, clock } = open(service);
  service.fault = "empty 500";
  await expect(ask()).rejects.toThrow();
  await expect(ask()).rejects.toThrow();
  service.fault = null;
  clock.now += 5 * SECOND;
  const [trial, other] = await Promise.allSettled([ask(), ask()]);
  expect([trial?.status, other?.status]).toEqual(["fulfilled", "rejected"]);
});

test("calls are suspended for the Retry-After of a 429", async () => {
  const service = await startGeoplateformeEmulator();
  const { ask, clock } = open(service);
  service.fault = "429";
  await expect(ask()).rejects.toThrow("429");
  service.fault = null;
  clock.now += 2 * SECOND - 1;
  await expect(ask()).rejects.toThrow("suspended");
  clock.now += 1;
  await ask();
});

test("a service that was down is used again when it is back", async () => {
  const service = await startGeoplateformeEmulator();
  const { ask, clock } = open(service);
  await ask();
  service.goDown();
  await expect(ask()).rejects.toThrow(LookupFailed);
  await expect(ask()).rejects.toThrow(LookupFailed);
  service.comeBack();
  clock.now += 5 * SECOND;
  expect(await ask()).not.toEqual([]);
});

test("a client error (400) does not count as a failure", async () => {
  const service = await startGeoplateformeEmulator();
  const { ask } = open(service);
  for (let i = 0; i < 5; i++) await expect(ask("?!")).rejects.toThrow("400");
  await ask();
});

test("calls never exceed the rate limit in any one second", async () => {
  const service = await startGeoplateformeEmulator();
  const { ask, clock } = open(service, { perSecond: 3 });
  await ask();
  clock.now = 900;
  await ask();
  await ask();
  await expect(ask()).rejects.toThrow("too many");
  clock.now = 1000;
  await ask();
  await expect(ask()).rejects.toThrow("too many");
  expect(service.asked).toHaveLength(4);
});

test("calls beyond maxConcurrent are refused", async () => {
  const service = await startGeoplateformeEmulator();
  const { ask } = open(service, { maxConcurrent: 2 });
  const calls = await Promise.allSettled([ask(), ask(), ask()]);
  expect(calls.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
  await ask();
});

test("an outage is logged once at its start and once at its end, without addresses", async () => {
  const service = await startGeoplateformeEmulator();
  const { ask, clock, lines } = open(service);
  service.fault = "reset";
  for (let i = 0; i < 4; i++) {
    await expect(ask()).rejects.toThrow();
    clock.now += 3 * SECOND;
  }
  service.fault = null;
  clock.now += 300 * SECOND;
  await ask();
  await ask();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { service: "geocoding", msg: "an address service does not answer" },
    { service: "geocoding", msg: "an address service answers again" },
  ]);
  expect(lines.join("")).not.toMatch(/lanternes|127\.0\.0\.1/i);
});
