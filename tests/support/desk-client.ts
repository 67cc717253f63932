import { randomUUID } from "node:crypto";
import type { StaffRole } from "../../packages/contract/src/staff/roles.ts";
import { createStaffApi, type StaffApi } from "../../packages/contract/src/staff/staff-api.ts";
import { anOrder, guestAddress, send, tomorrowEvening } from "./order-client.ts";
import type { TestServer } from "./test-server.ts";
import { waitForMailTo } from "./written-mails.ts";

export const OWNER = { email: "patron@kawabe.example", password: "une longue phrase secrete" };
/** `TRUST_PROXY` lets each client set its own address, by which rate limits count. */
export const STAFF_ENVIRONMENT = {
  STAFF_EMAIL: OWNER.email,
  STAFF_PASSWORD: OWNER.password,
  TRUST_PROXY: "loopback",
};

/** A second client without a browser, signed in as the owner with its own session. */
export async function deskClient(server: TestServer): Promise<StaffApi> {
  const api = anonymousClient(server);
  const reply = await api.signIn(OWNER);
  if (!reply.ok) throw new Error(reply.problem.message);
  return api;
}

/**
 * Rejects every new order and acknowledges every other open one, so that no alarm rings for them.
 */
export async function silenceAllOrders(server: TestServer): Promise<void> {
  const owner = await deskClient(server);
  const open = await owner.openOrders();
  if (!open.ok) throw new Error(open.problem.message);
  for (const { order_id, version, progress } of open.payload.orders)
    if (progress === "new") await owner.reject(order_id, { version, reason: "closing" });
    else await owner.acknowledge(order_id);
}

/** Path and hash of the link in the invitation mail of a new staff member. */
export async function invitationOf(
  server: TestServer,
  email: string,
  role: StaffRole,
): Promise<string> {
  const owner = await deskClient(server);
  const invited = await owner.invite({ email, role, locale: "fr" });
  if (!invited.ok) throw new Error(invited.problem.message);
  const mail = await waitForMailTo(server.dataDir, email);
  const link = new URL(/https?:\/\/\S+\/desk\/welcome#\S+/.exec(mail.text)?.[0] ?? "");
  return link.pathname + link.hash;
}

/** Creates a staff member who accepted the invitation and has not opened the desk yet. */
export async function newPerson(server: TestServer, name: string, role: StaffRole) {
  const person = { email: `${randomUUID()}@kawabe.example`, password: "le riz est pret a midi" };
  const token = (await invitationOf(server, person.email, role)).split("#")[1] ?? "";
  const { password } = person;
  const used = await anonymousClient(server).useLink({ token, name, password });
  if (!used.ok) throw new Error(used.problem.message);
  return person;
}

function anonymousClient({ url }: TestServer): StaffApi {
  const address = guestAddress();
  let cookie = "";
  return createStaffApi(url, async (request) => {
    request.headers.set("x-forwarded-for", address);
    if (cookie) request.headers.set("cookie", cookie);
    const response = await fetch(request);
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return response;
  });
}

export type Placed = { order_id: string; number: string; tracking_key: string };

/** Places a pickup order; returns the payload of the checkout. */
export function place(server: TestServer, first_name = "Zoé"): Promise<Placed> {
  return placeFor(server, { ...GUEST, first_name });
}

/** Places a delivery order to a zone with a delivery fee. */
export function placeDelivery(server: TestServer): Promise<Placed> {
  return placeFor(server, GUEST, { is_pickup: false });
}

/** Where deliveries go unless the guest lives somewhere else. */
const HOME = {
  address: "12 rue de la République",
  city: "Lyon",
  postal_code: "69002",
  country: "France",
};

const GUEST = { first_name: "Zoé", last_name: "L.", email: "z@example.org", phone: "0639981234" };

type Over = { is_pickup?: boolean; items?: object[] };

/** Places an order of a guest; a delivery goes home for tomorrow evening. */
export async function placeFor(
  server: TestServer,
  guest: object,
  over: Over = {},
): Promise<Placed> {
  const customer =
    over.is_pickup === false ? { location: HOME, date: tomorrowEvening(), ...guest } : guest;
  const order = await anOrder(server, { customer, ...over });
  const answer = await send(server, { ...order, local_id: randomUUID() });
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { payload: Placed }).payload;
}
