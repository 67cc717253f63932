import { randomUUID } from "node:crypto";
import { createApi } from "@noren/contract/api.ts";
import { NOON } from "@noren/ordering/testing.ts";
import { expect, onTestFinished, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { anOrder } from "../../test/an-order.ts";
import { builtSite } from "../../test/built-site.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { createLog } from "../log.ts";

/** Pages that contain the order with which they are rendered. */
const RENDER = `async (request, { tracked }) => {
  return { status: 200, headers: { "x-path": new URL(request.url).pathname }, html: JSON.stringify(tracked) };
}`;

onBothDatabases("a tracking page", (databases) => {
  test("is rendered with its order for the order's key, and for everybody with any other", async () => {
    const env = { SAMPLE_DATA: "0", LOCATIONS: "embedded", ...(await databases.filled()) };
    const { http, close } = await openApp({
      config: await readConfig(env),
      log: createLog("silent"),
      now: () => NOON,
      webFolder: builtSite(RENDER),
    });
    onTestFinished(close);
    const api = createApi("", http.fetch, "fr");
    const place = async () => payloadOf(await api.placeOrder(anOrder({ local_id: randomUUID() })));
    const { order_id, tracking_key = "" } = await place();
    const other = await place();
    const at = async (path: string) => (await http.request(`/track/${path}`)).json();

    expect(await at(`${order_id}?key=${tracking_key}`)).toMatchObject({
      order_id,
      key: tracking_key,
      now: NOON,
      payload: { progress: "new", order: { order_id }, may_cancel: true },
    });
    for (const path of [order_id, `${order_id}?key=`, `${order_id}?key=${other.tracking_key}`])
      expect(await at(path)).toBeNull();
    expect(await at(`nobody’s?key=${tracking_key}`)).toBeNull();
  });
});
