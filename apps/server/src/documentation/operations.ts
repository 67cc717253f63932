import type { OperationText } from "./operation-text.ts";

/** The endpoints of the contract (wire.md); all others are additions. */
export const CONTRACT_CALLS: ReadonlySet<string> = new Set([
  "get /v2/public/settings",
  "get /v2/public/menus",
  "get /v2/public/offers",
  "get /v2/public/products/{item_id}",
  "post /v2/public/offers/coupon",
  "post /v2/public/checkout",
  "put /v2/public/checkout",
  "post /v2/public/checkout/stripe-customer",
  "post /v2/public/checkout/stripe-payment-intent",
  "get /v2/public/locations",
  "get /v2/public/locations/distance",
  "post /v2/public/auth/signup",
  "post /v2/public/auth/login",
  "post /v2/public/auth/logout",
  "get /v2/public/auth/verify-otp",
  "get /v2/public/auth/send-otp",
  "post /v2/public/auth/reset-password",
  "get /v2/public/auth/profile",
  "patch /v2/public/auth/update-profile",
  "get /v2/public/auth/orders",
  "delete /v2/public/auth/delete-profile",
]);

const PERSON = { token: "the token of a login", user_id: "12" };
const ADDRESS = {
  label: "Maison",
  address: "12 rue de la République",
  city: "Lyon",
  postal_code: "69001",
  country: "France",
  details: { floor: "3", door_code: "A12", instructions: "Sonner deux fois" },
  is_default: false,
};
const EMAIL = "ada@example.com";

/** The texts of the public calls; those of the desk stand with their routes. */
export const OPERATIONS: Record<string, OperationText> = {
  "get /v2/public/settings": {
    tag: "Menu",
    summary: "Contacts, payment methods, delivery and other settings",
  },
  "get /v2/public/menus": { tag: "Menu", summary: "The menus with their dishes, hours and slots" },
  "get /v2/public/offers": { tag: "Menu", summary: "The offers" },
  "get /v2/public/products/{item_id}": {
    tag: "Menu",
    summary: "One dish",
    parameters: { item_id: "101" },
  },
  "post /v2/public/offers/coupon": {
    tag: "Ordering",
    summary: "A coupon by its code",
    body: { code: "BIENVENUE" },
  },
  "post /v2/public/checkout": {
    access: "account or guest",
    tag: "Ordering",
    summary: "Places an order, once for each local_id; the server prices it again",
    body: {
      local_id: "0b6f6a2e-6f0d-4a51-9d0f-1a4b7f0c2d3e",
      items: [{ item_id: 101, quantity: 2, note: "sans wasabi", options: [] }],
      free_items: [],
      is_pickup: true,
      delivery: 0,
      tax: 1.82,
      subtotal: 10,
      discount: 0,
      total: 10,
      payment_method: "cash",
      transaction_id: { client_secret: null, customer_id: null },
      user_id: null,
      status: "pending",
      note: "Sans sauce, merci",
      cutlery: 2,
      dietary: { avoid: ["fish"], want: ["gluten_free"], traces: true },
      customer: {
        first_name: "Ada",
        last_name: "Lovelace",
        email: EMAIL,
        phone: "+33 6 39 98 00 00",
        location: null,
        date: { delivery_date: null, delivery_time_range: null },
      },
    },
  },
  "put /v2/public/checkout": {
    access: "account or guest",
    tag: "Ordering",
    summary: "Finalises an order; “paid” requires a confirmation by the card provider",
    body: {
      order_id: "Zx81bQ0vTt9cYw2LmN4pRs",
      transaction_id: { client_secret: null, customer_id: null },
      status: "pending",
    },
  },
  "get /v2/public/checkout/payment/{order_id}": {
    tag: "Ordering",
    summary: "A card order to pay, by its payment link",
    parameters: { order_id: "Zx81bQ0vTt9cYw2LmN4pRs", key: "a-key-of-22-characters" },
  },
  "post /v2/public/checkout/stripe-customer": {
    tag: "Ordering",
    summary: "Creates a customer at the card provider",
    body: { email: EMAIL, name: "Ada Lovelace", phone: "+33 6 39 98 00 00" },
  },
  "post /v2/public/checkout/stripe-payment-intent": {
    tag: "Ordering",
    summary:
      "Creates or updates a payment intent; the server determines the amount that is charged",
    body: {
      customer_id: "cus_9s6XKzkNRiz8i3",
      amount: "24.50",
      local_id: "0b6f6a2e-6f0d-4a51-9d0f-1a4b7f0c2d3e",
    },
  },
  "post /v2/public/checkout/stripe-webhook": {
    tag: "Ordering",
    summary: "Webhook of the card provider, signed in the header stripe-signature",
    body: { id: "evt_1", object: "event", type: "payment_intent.succeeded", data: { object: {} } },
  },
  "post /v2/public/checkout/demo-card/confirm": {
    tag: "Ordering",
    summary: "Pays with the demo provider, which moves no money and accepts test numbers only",
    body: {
      client_secret: "pi_demo_1_secret_2",
      number: "4242 4242 4242 4242",
      expiry_month: 12,
      expiry_year: 2031,
      cvc: "123",
    },
  },
  "post /v2/public/checkout/demo-card/authenticate": {
    tag: "Ordering",
    summary: "Sets the result of the demo provider's authentication",
    body: { client_secret: "pi_demo_1_secret_2", outcome: "passed" },
  },
  "get /v2/public/tracking/{order_id}": {
    tag: "Ordering",
    summary: "An order by its tracking link: progress, promised time and receipts",
    parameters: { order_id: "Zx81bQ0vTt9cYw2LmN4pRs", key: "the key of the link" },
  },
  "post /v2/public/tracking/{order_id}/cancel": {
    tag: "Ordering",
    summary: "Cancels an order that nobody has answered; its money is released",
    parameters: { order_id: "Zx81bQ0vTt9cYw2LmN4pRs", key: "the key of the link" },
  },
  "get /v2/public/tracking/{order_id}/events": {
    tag: "Ordering",
    summary: "Live updates of the order as server-sent events",
    parameters: { order_id: "Zx81bQ0vTt9cYw2LmN4pRs", key: "the key of the link" },
  },
  "get /v2/public/slots/full": { tag: "Ordering", summary: "The full slots" },
  "get /v2/public/locations": {
    tag: "Places",
    summary: "Addresses that match the query, or those nearest to “lat,lng”",
    parameters: { query: "rue de la République, 69002" },
  },
  "get /v2/public/locations/distance": {
    tag: "Places",
    summary: "Distance to an address and cost of delivery",
    parameters: { location: "69002 Lyon" },
  },
  "post /v2/public/auth/signup": {
    tag: "Accounts",
    summary: "Creates an account and mails a confirmation code",
    body: {
      first_name: "Ada",
      last_name: "Lovelace",
      phone: "+33 6 39 98 00 00",
      email: EMAIL,
      password: "sept lanternes au vent",
    },
  },
  "post /v2/public/auth/login": {
    tag: "Accounts",
    summary: "Signs in with e-mail and password; returns a token",
    body: { email: EMAIL, password: "sept lanternes au vent" },
  },
  "post /v2/public/auth/logout": {
    access: "account",
    tag: "Accounts",
    summary: "Ends the session of the token",
  },
  "get /v2/public/auth/verify-otp": {
    tag: "Accounts",
    summary: "Confirms an e-mail with the code that was mailed to it",
    parameters: { otp: "123456", email: EMAIL },
  },
  "get /v2/public/auth/send-otp": {
    tag: "Accounts",
    summary: "Mails a new code; the answer is the same for an unknown e-mail",
    parameters: { email: EMAIL },
  },
  "post /v2/public/auth/reset-password": {
    tag: "Accounts",
    summary: "Sets a new password with a mailed code and ends every session",
    body: { email: EMAIL, otp: "123456", password: "huit lanternes au vent" },
  },
  "get /v2/public/auth/profile": {
    access: "account",
    tag: "Accounts",
    summary: "The profile of the account",
    parameters: PERSON,
  },
  "patch /v2/public/auth/update-profile": {
    access: "account",
    tag: "Accounts",
    summary: "Changes the profile; a new e-mail has to be confirmed by a code",
    parameters: PERSON,
    body: { first_name: "Ada", last_name: "King", phone: "+33 6 39 98 00 00", email: EMAIL },
  },
  "post /v2/public/auth/restore-email": {
    tag: "Accounts",
    summary:
      "An addition of Noren: restores the previous e-mail of an account and ends its sessions; a new password is then set with a mailed code",
    body: { token: "the part of the link after the #" },
  },
  "get /v2/public/auth/sessions": {
    tag: "Accounts",
    summary: "An addition of Noren: the sessions of the account",
    parameters: PERSON,
  },
  "post /v2/public/auth/sessions/end": {
    tag: "Accounts",
    summary: "An addition of Noren: ends one session of the account; without an id all others",
    parameters: PERSON,
    body: { id: null },
  },
  "get /v2/public/auth/addresses": {
    access: "account",
    tag: "Accounts",
    summary: "An addition of Noren: the saved addresses of the account, the default first",
    parameters: PERSON,
  },
  "post /v2/public/auth/addresses": {
    access: "account",
    tag: "Accounts",
    summary: "An addition of Noren: saves another address; the first is the default",
    parameters: PERSON,
    body: ADDRESS,
  },
  "put /v2/public/auth/addresses": {
    access: "account",
    tag: "Accounts",
    summary: "An addition of Noren: changes a saved address, or makes it the default",
    parameters: PERSON,
    body: { id: 1, ...ADDRESS },
  },
  "delete /v2/public/auth/addresses": {
    access: "account",
    tag: "Accounts",
    summary:
      "An addition of Noren: deletes a saved address; after the default, the oldest is the default",
    parameters: PERSON,
    body: { id: 1 },
  },
  "get /v2/public/auth/orders": {
    access: "account",
    tag: "Accounts",
    summary: "The orders of the account, newest first",
    parameters: { ...PERSON, page: "1", limit: "20" },
  },
  "delete /v2/public/auth/delete-profile": {
    access: "account",
    tag: "Accounts",
    summary: "Deletes the account; its orders are kept for accounting, without personal data",
    body: { token: "the token of a login", user_id: 12, password: "sept lanternes au vent" },
  },
};
