import type { WireOrderRequest } from "@noren/contract/checkout.ts";

/** A valid order for the test restaurant at noon: two salmon nigiri, pickup as soon as possible. */
export function anOrder(over: Partial<WireOrderRequest> = {}): WireOrderRequest {
  return {
    local_id: "0b6f6a2e-0000-4000-8000-000000000001",
    items: [aLine()],
    is_pickup: true,
    delivery: 0,
    tax: 1.82,
    subtotal: 10,
    discount: 0,
    total: 10,
    payment_method: "cash",
    transaction_id: { client_secret: null, customer_id: null },
    user_id: null,
    customer: aCustomer(),
    ...over,
  };
}

type WireLine = WireOrderRequest["items"][number];

export function aLine(over: Partial<WireLine> = {}): WireLine {
  return { item_id: 101, quantity: 2, note: "", options: [], ...over };
}

type WireCustomer = WireOrderRequest["customer"];

export function aCustomer(over: Partial<WireCustomer> = {}): WireCustomer {
  return {
    first_name: "Ada",
    last_name: "Lovelace",
    email: "ada@example.com",
    phone: "+33 6 00 00 00 00",
    location: null,
    date: { delivery_date: null, delivery_time_range: null },
    ...over,
  };
}

/** A valid delivery order: three nigiri to the zone “Centre”, as soon as possible. */
export function aDelivery(over: Partial<WireOrderRequest> = {}): WireOrderRequest {
  return anOrder({
    is_pickup: false,
    items: [aLine({ quantity: 3 })],
    subtotal: 16.5,
    delivery: 2.5,
    tax: 4.5,
    total: 19,
    customer: aCustomer({ location: anAddress() }),
    ...over,
  });
}

type WireLocation = NonNullable<WireCustomer["location"]>;

export function anAddress(over: Partial<WireLocation> = {}): WireLocation {
  return {
    address: "12 rue de la République",
    city: "Lyon",
    postal_code: "69001",
    country: "France",
    ...over,
  };
}
