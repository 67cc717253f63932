import { randomUUID } from "node:crypto";
import { createApi } from "@noren/contract/api.ts";
import { createTrackingApi } from "@noren/contract/tracking-api.ts";
import { NOON } from "@noren/ordering/testing.ts";
import { expect, test, vi } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { anOrder } from "../../test/an-order.ts";
import { onPostgres } from "../../test/databases.ts";
import { readLive } from "../../test/live-reader.ts";
import { type ServerProcess, startProcessAt } from "../../test/server-process.ts";
import { deskBrowser, openStaffFixture } from "../../test/staff-fixture.ts";

// Two processes are started, which may be slow on a loaded machine.
vi.setConfig({ testTimeout: 60_000 });

onPostgres("live events across two instances", (databases) => {
  test("the desk at one instance and the guest at another get each other's events once, also after one instance is killed", async () => {
    const { variables, signedIn, close } = await openStaffFixture(databases);
    const { cookie } = (await signedIn("manager")).jar;
    await close();
    const [atDesk, atGuest] = await Promise.all([startAtNoon(variables), startAtNoon(variables)]);
    const desk = deskBrowser(wayTo(atDesk), cookie);
    const received = readLive(await desk.raw("GET", "events?after=0"));

    const guest = guestOf(atGuest);
    const { order_id: id, key } = await guest.order();
    const [placed] = await received.waitForCount(1);
    expect(placed?.data).toMatchObject({ kind: "placed", order_id: id });

    const tracking = await guest.follow(id, key);
    // The stream begins with the order's state.
    await tracking.waitForCount(1);
    payloadOf(await desk.api.accept(id, { version: 0, minutes: 20 }));
    const seen = (await tracking.waitForCount(2)) as unknown as { data: { progress: string } }[];
    expect(seen.map(({ data }) => data.progress)).toEqual(["new", "accepted"]);

    atGuest.signal("SIGKILL");
    await atGuest.exit;
    const next = await guestOf(atDesk).order();
    const all = await received.waitForCount(3);
    expect(all.map(({ id, data }) => [id, data.kind, data.order_id])).toEqual([
      [1, "placed", id],
      [2, "accepted", id],
      [3, "placed", next.order_id],
    ]);
    await received.stop();
  });
});

type Variables = Awaited<ReturnType<typeof openStaffFixture>>["variables"];

/** The real program, with the clock at an hour at which the test restaurant is open. */
function startAtNoon(variables: Variables): Promise<ServerProcess> {
  return startProcessAt(NOON, { ...variables, LOCATIONS: "embedded" });
}

/** The network between a browser and the given instance. */
function wayTo({ url }: ServerProcess) {
  const send = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(`${url}${pathname}${search}`, request));
  };
  return { http: { fetch: send } };
}

function guestOf(server: ServerProcess) {
  const { fetch: send } = wayTo(server).http;
  const tracking = createTrackingApi(server.url, send, "fr");
  return {
    async order() {
      const order = anOrder({ local_id: randomUUID() });
      const placed = payloadOf(await createApi("", send, "fr").placeOrder(order));
      return { order_id: placed.order_id, key: placed.tracking_key ?? "" };
    },
    follow: async (id: string, key: string) =>
      readLive(await fetch(tracking.trackingEventsAddress(id, key))),
  };
}
