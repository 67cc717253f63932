import { expect, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openPushFixture } from "../../test/push-fixture.ts";
import { runDueJobs } from "../jobs/run-job.ts";
import { pushNetwork } from "../providers/push/push-network.ts";
import { sendPushAlert } from "./send-push-alert.ts";

onBothDatabases("subscriptions of Web Push", (databases) => {
  const opened = () => openPushFixture(databases);

  test("a device subscribes with an https address that is not private and a key on the curve", async () => {
    const { api, service, subscriptions } = await opened();
    const { keys } = service.subscription();
    for (const [endpoint, field, used] of [
      ["http://push.example.net/1", "endpoint", keys],
      ["https://127.0.0.1/1", "endpoint", keys],
      ["https://[::ffff:10.0.0.1]/1", "endpoint", keys],
      ["https://192.168.1.1/1", "endpoint", keys],
      ["https://push.example.net/1", "keys.p256dh", { ...keys, p256dh: "A".repeat(87) }],
      ["https://push.example.net/1", "keys.auth", { ...keys, auth: "short" }],
    ] as const) {
      const reply = await api.startPush({ endpoint, keys: used });
      const problem = reply.ok ? null : reply.problem;
      expect(problem?.code, endpoint).toBe("validation_failed");
      expect(Object.keys(problem?.errors ?? {}), endpoint).toEqual([field]);
    }
    expect(await subscriptions()).toEqual([]);
  });

  test("a name that resolves to a private address is sent nothing, and is deleted", async () => {
    const { api, clock, place, services, service, subscriptions } = await opened();
    const { endpoint, keys } = service.subscription();
    const named = endpoint.replace("127.0.0.1", "localhost");
    payloadOf(await api.startPush({ endpoint: named, keys }));
    await place();
    clock.now += 1;
    const guarded = { ...services, pushNetwork: pushNetwork({ ca: service.ca }) };
    await runDueJobs(guarded, sendPushAlert);
    expect(service.requests).toEqual([]);
    expect(await subscriptions()).toEqual([]);
  });

  test("a device that subscribes again goes on with the pushes queued for it", async () => {
    const { api, place, service, subscriptions, openJobs, audit } = await opened();
    const { keys } = service.subscription();
    const endpoint = "https://push.example.net/1";
    payloadOf(await api.startPush({ endpoint, keys }));
    const [first] = await subscriptions();
    await place();
    const renewed = service.subscription().keys;
    payloadOf(await api.startPush({ endpoint, keys: renewed }));
    expect(await subscriptions()).toMatchObject([{ id: first?.id, ...renewed }]);
    const [job] = await openJobs();
    expect(JSON.parse(job?.payload ?? "")).toMatchObject({ subscription_id: first?.id });
    expect(await audit()).toHaveLength(1);
  });

  test("a device with a new session, or a new address of its push service, keeps its queued pushes", async () => {
    const { api, signedIn, place, service, subscriptions, openJobs } = await opened();
    const { keys } = service.subscription();
    const [first, second] = ["https://push.example.net/1", "https://push.example.net/2"];
    payloadOf(await api.startPush({ endpoint: first, keys }));
    const [known] = await subscriptions();
    await place();
    const { api: again } = await signedIn("manager");
    payloadOf(await again.startPush({ endpoint: first, keys }));
    payloadOf(await again.startPush({ endpoint: second, keys }));
    expect(await subscriptions()).toMatchObject([{ id: known?.id, endpoint: second }]);
    expect(await openJobs()).toHaveLength(1);
  });

  test("a person has ten devices at most, a session one, an address one", async () => {
    const { db, person, api, service, subscriptions, signedIn } = await opened();
    const keys = service.subscription().keys;
    const at = (n: number) => ({ endpoint: `https://push.example.net/${n}`, keys });
    payloadOf(await api.startPush(at(1)));
    payloadOf(await api.startPush(at(2)));
    expect((await subscriptions()).map(({ endpoint }) => endpoint)).toEqual([at(2).endpoint]);
    const other = await signedIn("owner");
    payloadOf(await other.api.startPush(at(2)));
    expect((await subscriptions()).map(({ staff_id }) => staff_id)).toEqual([other.person.id]);
    expect(payloadOf(await api.push()).is_on).toBe(false);
    const session = { created_at: 0, last_used_at: 0, staff_id: person.id };
    for (let n = 0; n < 11; n++) {
      const token_hash = `other-${n}`;
      await db
        .insertInto("staff_sessions")
        .values({ ...session, token_hash })
        .execute();
      await db
        .insertInto("push_subscriptions")
        .values({
          ...{ session_hash: token_hash, staff_id: person.id, endpoint: `https://other/${n}` },
          ...{ p256dh: "", auth: "", locale: "fr", created_at: 0 },
        })
        .execute();
    }
    payloadOf(await api.startPush(at(3)));
    const own = (await subscriptions()).filter(({ staff_id }) => staff_id === person.id);
    expect(own).toHaveLength(10);
    expect(own.at(-1)?.endpoint).toBe(at(3).endpoint);
    expect(own.map(({ endpoint }) => endpoint)).not.toContain("https://other/0");
  });
});
