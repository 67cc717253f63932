import {
  STAFF_RIGHTS,
  STAFF_ROLES,
  type StaffRight,
  type StaffRole,
} from "@noren/contract/staff/roles.ts";
import { expect, test } from "vitest";
import { onBothDatabases } from "../../../test/databases.ts";
import { deskBrowser, openStaffFixture } from "../../../test/staff-fixture.ts";
import { apiDocument, exampleCalls } from "../../documentation/api-document.ts";

/** Routes that work without a session. */
const OPEN = [
  "post /v2/staff/sign-in",
  "post /v2/staff/forgotten-password",
  "post /v2/staff/links/inspect",
  "post /v2/staff/links/use",
];
/** Who may do what, written out a second time: a right that is widened fails here. */
const ROLES_WITH: Record<StaffRight, readonly StaffRole[]> = {
  be_signed_in: ["owner", "manager", "kitchen"],
  see_orders: ["owner", "manager", "kitchen"],
  answer_orders: ["owner", "manager", "kitchen"],
  fulfil_orders: ["owner", "manager", "kitchen"],
  cancel_orders: ["owner", "manager"],
  refund_orders: ["owner", "manager"],
  pause_ordering: ["owner", "manager", "kitchen"],
  change_availability: ["owner", "manager", "kitchen"],
  print_orders: ["owner", "manager", "kitchen"],
  change_menu: ["owner", "manager"],
  change_hours: ["owner", "manager"],
  change_delivery: ["owner", "manager"],
  change_offers: ["owner", "manager"],
  change_restaurant: ["owner"],
  manage_printers: ["owner", "manager"],
  see_payment_checks: ["owner", "manager"],
  see_receipts: ["owner", "manager"],
  change_kitchen_settings: ["owner", "manager"],
  change_desk_settings: ["owner"],
  manage_people: ["owner"],
  see_audit: ["owner"],
};
const FROM_DESK = { "x-noren-desk": "1" };

test("every right belongs to the roles that are meant to have it, and to no other", () => {
  expect(STAFF_RIGHTS).toEqual(ROLES_WITH);
});

onBothDatabases("authorisation of staff endpoints", (databases) => {
  async function openMatrix() {
    const desk = await openStaffFixture(databases);
    const calls = exampleCalls(apiDocument(desk.http))
      .filter(({ path }) => path.startsWith("/v2/staff/"))
      .map(({ operation, address, ...call }) => ({
        ...call,
        name: `${call.method} ${call.path}`,
        right: operation["x-right"] as StaffRight | undefined,
        address: address.replace("/v2/staff/", ""),
      }));
    const guarded = calls.flatMap(({ right, ...call }) => (right ? [{ ...call, right }] : []));
    return { desk, calls, guarded };
  }

  test("every staff route declares its right, except the routes before sign-in", async () => {
    const { calls } = await openMatrix();
    const open = calls.filter(({ right }) => right === undefined).map(({ name }) => name);
    expect(open.sort()).toEqual(OPEN.sort());
  });

  test("every staff route answers 401 without a session and 403 without the right, and audits the 403", async () => {
    const { desk, guarded } = await openMatrix();
    const stranger = deskBrowser(desk);
    for (const role of STAFF_ROLES) {
      const { raw, person } = await desk.signedIn(role);
      for (const { name, method, address, body, right } of guarded) {
        const anonymous = await stranger.raw(method, address, FROM_DESK, body);
        expect(anonymous.status, `${name} by nobody`).toBe(401);
        if (ROLES_WITH[right].includes(role)) continue;
        const refused = await raw(method, address, FROM_DESK, body);
        expect(refused.status, `${name} by ${role}`).toBe(403);
        expect(await refused.json()).toMatchObject({ code: "forbidden" });
        const last = (await desk.audit()).at(-1);
        expect(last).toMatchObject({
          action: "forbidden",
          outcome: "refused",
          staff_id: person.id,
          subject: expect.stringContaining(method.toUpperCase()),
        });
      }
    }
  });

  test("every changing staff route answers cross_site to requests from another site, and audits them", async () => {
    const { desk, calls } = await openMatrix();
    const { raw } = await desk.signedIn("owner");
    const foreign = [
      {},
      { ...FROM_DESK, "sec-fetch-site": "cross-site" },
      { ...FROM_DESK, "sec-fetch-site": "same-site" },
      { ...FROM_DESK, origin: "https://evil.example", host: "localhost" },
      { ...FROM_DESK, origin: "null", host: "localhost" },
    ];
    const changes = calls.filter(({ method }) => method !== "get");
    for (const { name, method, address, body } of changes)
      for (const headers of foreign) {
        const refused = await raw(method, address, headers, body);
        expect(refused.status, `${name} ${JSON.stringify(headers)}`).toBe(403);
        expect(await refused.json()).toMatchObject({ code: "cross_site" });
      }
    const written = (await desk.audit()).filter(({ action }) => action === "cross_site");
    expect(written).toHaveLength(changes.length * foreign.length);
  });

  test("every reading staff route answers cross_site to pages of another site, and audits them", async () => {
    const { desk, guarded } = await openMatrix();
    const { raw } = await desk.signedIn("owner");
    const foreign = [
      { "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors" },
      { "sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors" },
      { origin: "https://evil.example", host: "localhost" },
    ];
    const reads = guarded.filter(({ method }) => method === "get");
    for (const { name, method, address } of reads)
      for (const headers of foreign) {
        const refused = await raw(method, address, headers);
        expect(refused.status, `${name} ${JSON.stringify(headers)}`).toBe(403);
        expect(await refused.json()).toMatchObject({ code: "cross_site" });
      }
    const written = (await desk.audit()).filter(({ action }) => action === "cross_site");
    expect(written).toHaveLength(reads.length * foreign.length);
    const opened = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
    for (const headers of [{}, { "sec-fetch-site": "same-origin" }, opened])
      expect((await raw("GET", "me", headers)).status).toBe(200);
  });

  test("staff routes accept requests from our own pages, by the site's origin or the Host header", async () => {
    const { desk } = await openMatrix();
    const own = [
      FROM_DESK,
      { ...FROM_DESK, "sec-fetch-site": "same-origin", origin: "http://127.0.0.1:3000" },
      { ...FROM_DESK, origin: "http://localhost:3000", host: "localhost:3000" },
    ];
    for (const headers of own) {
      const { raw } = await desk.signedIn("owner", { email: `${JSON.stringify(headers)}@x` });
      expect((await raw("POST", "sign-out", headers)).status).toBe(200);
    }
  });

  test("every changing staff route audits a request without a session", async () => {
    const { desk, guarded } = await openMatrix();
    const { raw } = deskBrowser(desk);
    for (const { method, address, body } of guarded) await raw(method, address, FROM_DESK, body);
    const changes = guarded.filter(({ method }) => method !== "get");
    expect(await desk.audit()).toMatchObject(
      changes.map(({ method }) => ({
        action: "no_session",
        outcome: "refused",
        staff_id: null,
        subject: expect.stringContaining(method.toUpperCase()),
      })),
    );
  });

  test("staff routes answer 401 to a customer's token, and audit it", async () => {
    const { desk, guarded } = await openMatrix();
    const { raw } = deskBrowser(desk);
    const headers = { ...FROM_DESK, authorization: "Bearer of-a-customer", "user-id": "1" };
    for (const { name, method, address, body } of guarded)
      expect((await raw(method, address, headers, body)).status, name).toBe(401);
    expect(await desk.audit()).toMatchObject(
      guarded.map(() => ({ action: "customer_token", outcome: "refused" })),
    );
  });
});

onBothDatabases("audit of denied requests", (databases) => {
  test("audited refusals are rate-limited per address", async () => {
    const limits = { staff_refused_address: { points: 3, seconds: 3600 } };
    const desk = await openStaffFixture(databases, { limits });
    const { raw } = deskBrowser(desk);
    for (let i = 0; i < 6; i++) expect((await raw("POST", "sign-out")).status).toBe(403);
    expect(await desk.audit()).toHaveLength(3);
  });
});
