import { expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { readLive } from "../../test/live-reader.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";
import { countOpenStreams, DESK_STREAMS, TRACKING_STREAMS } from "./open-streams.ts";

test("open streams are limited per address and in total, and closing one twice frees one place", () => {
  const { acquire } = countOpenStreams({ perAddress: 2, total: 3 });
  const leave = acquire("a");
  expect(acquire("a")).not.toBeNull();
  expect(acquire("a")).toBeNull();
  expect(acquire("b")).not.toBeNull();
  expect(acquire("c")).toBeNull();
  leave?.();
  leave?.();
  expect(acquire("c")).not.toBeNull();
  expect(acquire("d")).toBeNull();
});

test("the /64 networks of one /48 network share eight times the limit of one", () => {
  const { acquire } = countOpenStreams({ perAddress: 2, total: 1000 });
  const of = (network: number) => acquire(`2001:db8:1:${network.toString(16)}::/64`);
  const open = Array.from({ length: 20 }, (_, network) => of(network));
  expect(open.filter((end) => end !== null)).toHaveLength(16);
  expect(acquire("2001:db8:2:0::/64")).not.toBeNull();
  open[0]?.();
  expect(of(30)).not.toBeNull();
  expect(of(31)).toBeNull();
});

onBothDatabases("live streams", (databases) => {
  test("GET tracking events beyond the limit of an address is refused with 429, until another stream ends", async () => {
    const kitchen = await openStaffOrderFixture(databases);
    const { id, key } = await kitchen.placeWithKey();
    const open = (method = "GET") =>
      kitchen.http.request(`/v2/public/tracking/${id}/events?key=${key}`, { method });
    const readers = [];
    for (let n = 0; n < TRACKING_STREAMS.perAddress; n++) readers.push(readLive(await open()));
    const refused = await open();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ status: "error", code: "rate_limited" });

    await readers[0]?.stop();
    expect((await open("HEAD")).status).toBe(200);
    const [again] = [readLive(await open())];
    expect(await again.waitForCount(1)).toHaveLength(1);
  });

  test("the desk's streams are limited separately from those of guests", async () => {
    const kitchen = await openStaffOrderFixture(databases);
    const cook = await kitchen.signedIn("kitchen");
    const { id, key } = await kitchen.placeWithKey();
    for (let n = 0; n < DESK_STREAMS.perAddress; n++)
      expect((await cook.raw("GET", "events")).status).toBe(200);
    const refused = await cook.raw("GET", "events");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("30");
    const guests = await kitchen.http.request(`/v2/public/tracking/${id}/events?key=${key}`);
    expect(guests.status).toBe(200);
  });
});
