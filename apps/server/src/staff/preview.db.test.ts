import { NOON } from "@noren/ordering/testing.ts";
import { expect, onTestFinished, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { anOrder } from "../../test/an-order.ts";
import { builtSite } from "../../test/built-site.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { deskBrowser, staffOf } from "../../test/staff-fixture.ts";
import { openApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { createLog } from "../log.ts";

/** Pages that contain what they are rendered with. */
const RENDER = `async (request, { api, preview }) => {
  const menus = await api.menus();
  return { status: 200, headers: {}, html: JSON.stringify({ preview, menus: menus.payload }) };
}`;
const FROM_DESK = { "x-noren-desk": "1" };
/** In cents, of no dish of the fixture. */
const PRICE = 937;

onBothDatabases("the preview of a draft", (databases) => {
  async function openPreview() {
    const env = { SAMPLE_DATA: "0", LOCATIONS: "embedded", ...(await databases.filled()) };
    const app = await openApp({
      config: await readConfig(env),
      log: createLog("silent"),
      now: () => NOON,
      webFolder: builtSite(RENDER),
    });
    onTestFinished(app.close);
    const staff = staffOf({ ...app, clock: { now: NOON } });
    const manager = await staff.signedIn("manager");
    const { draft } = payloadOf(await manager.api.createDraft({ name: "Carte d’hiver" }));
    const edits = [{ target: "dish:101", values: { price_pickup: PRICE / 100 } }];
    payloadOf(await manager.api.changeDraft(draft.id, { edits }));
    const base = `drafts/${draft.id}/preview`;
    return { app, staff, manager, draft, base };
  }

  test("shows pages and data of the shop as the draft would make them, and changes nothing", async () => {
    const { app, manager, draft, base } = await openPreview();
    const stored = () =>
      Promise.all([
        app.db.selectFrom("data_version").selectAll().execute(),
        app.db.selectFrom("audit_log").selectAll().execute(),
        app.db.selectFrom("events").select(["kind", "data"]).execute(),
        app.db.selectFrom("items").selectAll().orderBy("id").execute(),
      ]);
    const before = await stored();
    const page = await manager.raw("GET", `${base}/en/menu`);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("x-robots-tag")).toBe("noindex");
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self'");
    const shown = (await page.json()) as { preview: unknown; menus: unknown };
    expect(shown.preview).toEqual({
      base: `/v2/staff/${base}`,
      name: "Carte d’hiver",
      moment: null,
      desk: `/desk/menu/drafts/${draft.id}`,
    });
    expect(JSON.stringify(shown.menus)).toContain(`"price_pickup":${PRICE}`);
    const data = await manager.raw("GET", `${base}/v2/public/menus`);
    expect(await data.text()).toContain(`"price_pickup":${PRICE / 100}`);
    const live = await app.http.request("/v2/public/menus");
    expect(await live.text()).not.toContain(`"price_pickup":${PRICE / 100}`);
    expect(await stored()).toEqual(before);
  });

  test("is for those who may change the menu alone, and audits who may not", async () => {
    const { app, staff, base, manager } = await openPreview();
    const cook = await staff.signedIn("kitchen");
    const owner = await staff.signedIn("owner");
    for (const path of [
      `${base}/menu`,
      `${base}/v2/public/settings`,
      `${base}/v2/public/menus`,
      `${base}/v2/public/offers`,
    ]) {
      expect((await owner.raw("GET", path)).status).toBe(200);
      expect((await manager.raw("GET", path)).status).toBe(200);
      expect((await deskBrowser(app).raw("GET", path)).status).toBe(401);
      expect((await cook.raw("GET", path)).status).toBe(403);
      expect((await staff.audit()).at(-1)).toMatchObject({
        ...{ action: "forbidden", outcome: "refused", staff_id: cook.person.id },
        subject: "GET /v2/staff/drafts/:id/preview/*",
      });
      const guest = { authorization: "Bearer of-a-customer", "user-id": "1" };
      expect((await deskBrowser(app).raw("GET", path, guest)).status).toBe(401);
    }
    expect((await manager.raw("GET", "drafts/999999/preview/menu")).status).toBe(404);
  });

  test("takes no orders and no payments, from nobody; other calls go to the public API", async () => {
    const { app, manager, base } = await openPreview();
    const order = anOrder();
    for (const browser of [manager, deskBrowser(app)])
      for (const [method, path] of [
        ["POST", "checkout/"],
        ["PUT", "checkout/"],
        ["POST", "checkout"],
        ["POST", "checkout/stripe-customer"],
        ["POST", "checkout/stripe-payment-intent"],
        ["POST", "checkout/demo-card/confirm"],
        ["GET", "checkout/payment/1"],
      ] as const) {
        const body = method === "GET" ? undefined : order;
        const refused = await browser.raw(method, `${base}/v2/public/${path}`, FROM_DESK, body);
        const outside = browser !== manager && method === "GET" ? 401 : 403;
        expect([path, refused.status]).toEqual([path, outside]);
      }
    expect(await app.db.selectFrom("orders").selectAll().execute()).toEqual([]);
    const coupon = await manager.raw("POST", `${base}/v2/public/offers/coupon`, FROM_DESK, {});
    expect([coupon.status, coupon.headers.get("location")]).toEqual([
      307,
      "/v2/public/offers/coupon",
    ]);
  });
});
