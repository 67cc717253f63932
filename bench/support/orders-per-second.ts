import { randomInt, randomUUID } from "node:crypto";
import autocannon from "autocannon";
import { guestAddress } from "../../tests/support/order-client.ts";
import type { TestServer } from "../../tests/support/test-server.ts";

export const SECONDS = 2;
export const CONNECTIONS = 16;

/** One order per guest: rate limits count by address, and `local_id` makes an order idempotent. */
export function ordersPerSecond(server: TestServer, order: object) {
  return autocannon({
    url: `${server.url}/v2/public/checkout/`,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        method: "POST",
        setupRequest: (request) => ({
          ...request,
          headers: {
            "content-type": "application/json",
            "x-forwarded-for": guestAddress(),
          },
          body: JSON.stringify(ofAnotherGuest(order)),
        }),
      },
    ],
  });
}

/** Unique e-mail and telephone, since the limit of open orders counts by both. */
function ofAnotherGuest(order: object): object {
  const id = randomUUID();
  const phone = `+33 6 ${randomInt(1e8)}`;
  const customer = { first_name: "Ada", last_name: "L.", email: `${id}@example.com`, phone };
  return { ...order, local_id: id, customer };
}
