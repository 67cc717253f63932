import { credentialPair } from "@noren/contract/accounts.ts";
import {
  addressDeletion,
  changedAddress,
  changedAddresses,
  newAddress,
  savedAddresses,
} from "@noren/contract/saved-addresses.ts";
import { addCall } from "../http/api-call.ts";
import { EXAMPLE_CREDENTIALS } from "../http/operation-text.ts";
import { Refusal } from "../http/refusal.ts";
import { newRoutes } from "../http/routes.ts";
import type { Services } from "../services.ts";
import { accountLimits } from "./limits.ts";
import {
  addAddress,
  type ChangeAddressesResult,
  changeAddress,
  deleteAddress,
  listAddresses,
} from "./saved-addresses.ts";
import { signedIn } from "./signed-in.ts";

const EXAMPLE_ADDRESS = {
  label: "Maison",
  address: "12 rue de la République",
  city: "Lyon",
  postal_code: "69001",
  country: "France",
  details: { floor: "3", door_code: "A12", instructions: "Sonner deux fois" },
  is_default: false,
};

/** Endpoints of a customer's saved addresses, an addition to wire.md. Answers have no envelope. */
export function addressRoutes(services: Services) {
  const { db } = services;
  const routes = newRoutes();
  const ofAccount = {
    path: "/v2/public/auth/addresses",
    tag: "Accounts",
    access: "account",
    signIn: signedIn(services),
    query: credentialPair,
    isBare: true,
  } as const;
  const parameters = EXAMPLE_CREDENTIALS;
  const change = {
    ...ofAccount,
    callerLimit: accountLimits(services).addresses,
    answer: changedAddresses,
    answers: "The addresses, and the user with the default one",
  };

  addCall(routes, {
    ...ofAccount,
    method: "GET",
    summary: "An addition of Noren: the saved addresses of the account, the default first",
    parameters,
    answer: savedAddresses,
    answers: "The saved addresses, the default first",
    problems: ["unauthenticated", "unverified"],
    run: ({ c }) => listAddresses(db, c.get("caller").account.id),
  });

  addCall(routes, {
    ...change,
    method: "POST",
    summary: "An addition of Noren: saves another address; the first is the default",
    parameters,
    body: { schema: newAddress, example: EXAMPLE_ADDRESS },
    creates: true,
    problems: ["unauthenticated", "unverified", "too_many_addresses", "rate_limited"],
    run: async ({ c, body }) => answerOf(await addAddress(db, c.get("caller").account, body)),
  });

  addCall(routes, {
    ...change,
    method: "PUT",
    summary: "An addition of Noren: changes a saved address, or makes it the default",
    parameters,
    body: { schema: changedAddress, example: { id: 1, ...EXAMPLE_ADDRESS } },
    problems: ["unauthenticated", "unverified", "not_found", "rate_limited"],
    run: async ({ c, body }) => answerOf(await changeAddress(db, c.get("caller").account, body)),
  });

  addCall(routes, {
    ...change,
    method: "DELETE",
    summary:
      "An addition of Noren: deletes a saved address; after the default, the oldest is the default",
    parameters,
    answers: "The remaining addresses, and the user",
    body: { schema: addressDeletion, example: { id: 1 } },
    problems: ["unauthenticated", "unverified", "not_found", "rate_limited"],
    run: async ({ c, body }) => answerOf(await deleteAddress(db, c.get("caller").account, body.id)),
  });

  return routes;
}

function answerOf(result: ChangeAddressesResult) {
  return result.ok
    ? { status: "success" as const, ...result.changed }
    : new Refusal(result.problem);
}
