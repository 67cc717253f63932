import { runDueJobs } from "../src/jobs/run-job.ts";
import { pushNetwork } from "../src/providers/push/push-network.ts";
import { sendPushAlert } from "../src/staff/send-push-alert.ts";
import { payloadOf } from "./account-fixture.ts";
import type { TestDatabases } from "./databases.ts";
import { startPushService } from "./push-service-emulator.ts";
import { openStaffOrderFixture } from "./staff-order-fixture.ts";

/** A desk with a push service on loopback, to which pushes are allowed. */
export async function openPushFixture(databases: TestDatabases) {
  const desk = await openStaffOrderFixture(databases);
  const { db, clock } = desk;
  const service = await startPushService();
  const network = pushNetwork({
    ca: service.ca,
    isAllowed: (address) => address === "127.0.0.1",
    timeoutMs: 200,
  });
  const services = { ...desk.services, pushNetwork: network };
  const { api, person } = await desk.signedIn("kitchen");
  // Loopback is refused where a device subscribes; its rows are written as if it were public.
  async function subscribe(by: typeof api = api) {
    const subscription = service.subscription();
    const { endpoint } = subscription;
    const named = endpoint.replace("127.0.0.1", "localhost");
    payloadOf(await by.startPush({ ...subscription, endpoint: named }));
    await db
      .updateTable("push_subscriptions")
      .set({ endpoint })
      .where("endpoint", "=", named)
      .execute();
    return subscription;
  }
  return {
    ...desk,
    ...{ service, api, person, subscribe },
    subscriptions: () => db.selectFrom("push_subscriptions").selectAll().orderBy("id").execute(),
    openJobs: () =>
      db
        .selectFrom("jobs")
        .selectAll()
        .where("kind", "=", "push_alert")
        .where("done_at", "is", null)
        .orderBy("id")
        .execute(),
    /** Runs the due pushes after that time. */
    async after(ms: number) {
      clock.now += ms;
      await runDueJobs(services, sendPushAlert);
    },
  };
}
