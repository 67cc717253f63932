import { randomUUID } from "node:crypto";
import type { Reply } from "../../packages/contract/src/call.ts";
import type { WireOrderRequest } from "../../packages/contract/src/checkout.ts";
import type { StaffRole } from "../../packages/contract/src/staff/roles.ts";
import { createStaffApi, type StaffApi } from "../../packages/contract/src/staff/staff-api.ts";
import { credentialsOf, type MemberSession } from "./members.ts";
import { anOrder, dishesOf, guestAddress, openEvening, send } from "./order-client.ts";
import type { TestServer } from "./test-server.ts";
import { waitForMailTo } from "./written-mails.ts";

export const OWNER = { email: "patron@kawabe.example", password: "une longue phrase secrete" };
/** `TRUST_PROXY` lets each client set its own address, by which rate limits count. */
export const STAFF_ENVIRONMENT = {
  STAFF_EMAIL: OWNER.email,
  STAFF_PASSWORD: OWNER.password,
  TRUST_PROXY: "loopback",
};

/** The answer of a call that must not be refused. */
export function done<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(reply.problem.message);
  return reply.payload;
}

/** A second client without a browser, signed in as the owner with its own session. */
export function deskClient(server: TestServer): Promise<StaffApi> {
  return signedInAs(server, OWNER);
}

/** The same for any staff member. */
export async function signedInAs(
  server: TestServer,
  person: { email: string; password: string },
): Promise<StaffApi> {
  const api = anonymousClient(server);
  const reply = await api.signIn(person);
  if (!reply.ok) throw new Error(reply.problem.message);
  return api;
}

/** Ends every open order: the board is empty, and no alarm rings. */
export async function clearBoard(server: TestServer): Promise<void> {
  const owner = await deskClient(server);
  for (const { order_id, version, progress } of done(await owner.openOrders()).orders) {
    const ending = { version, reason: "closing" } as const;
    if (progress === "new") done(await owner.reject(order_id, ending));
    // Rejected automatically: it leaves when somebody has seen it.
    else if (progress === "rejected") done(await owner.acknowledge(order_id));
    else done(await owner.cancel(order_id, ending));
  }
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

/** Neither delivered for nothing, from 45 €, nor dearer as a small order, below 20 €. */
const WITH_FEE = { from: 20, below: 45 };

/** Places a delivery order with a zone's fee, whatever other tests made dishes cost. */
export async function placeDelivery(server: TestServer, date = openEvening()): Promise<Placed> {
  const items = (await dishesOf(server)).flatMap(({ item_id, item_price, options }) => {
    const quantity = Math.ceil(WITH_FEE.from / item_price.price_delivery);
    const isInside = quantity * item_price.price_delivery < WITH_FEE.below && quantity < 10;
    return isInside && options.every(({ min }) => min === 0) ? [{ item_id, quantity }] : [];
  });
  return placeFor(server, { ...GUEST, date }, { is_pickup: false, items: items.slice(0, 1) });
}

/** Where deliveries go unless the guest lives somewhere else. */
export const HOME = {
  address: "12 rue de la République",
  city: "Lyon",
  postal_code: "69002",
  country: "France",
};

const GUEST = { first_name: "Zoé", last_name: "L.", email: "z@example.org", phone: "0639981234" };

type Over = Pick<WireOrderRequest, "note" | "cutlery" | "dietary"> & {
  is_pickup?: boolean;
  items?: object[];
};

/**
 * Places an order of a guest, or of a member's account; a delivery goes home on the next open
 * evening.
 */
export async function placeFor(
  server: TestServer,
  guest: object,
  over: Over = {},
  session?: MemberSession,
): Promise<Placed> {
  const customer =
    over.is_pickup === false ? { location: HOME, date: openEvening(), ...guest } : guest;
  const order = await anOrder(server, { customer, ...over });
  const own = { ...order, local_id: randomUUID(), ...(session && { user_id: session.user.id }) };
  const answer = await send(server, own, session && credentialsOf(session));
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { payload: Placed }).payload;
}
