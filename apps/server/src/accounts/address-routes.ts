import { createRoute } from "@hono/zod-openapi";
import { credentialPair } from "@noren/contract/accounts.ts";
import {
  addressDeletion,
  changedAddress,
  changedAddresses,
  newAddress,
  savedAddresses,
} from "@noren/contract/saved-addresses.ts";
import type { Context } from "hono";
import type { AccountRow } from "../db/account-tables.ts";
import { documented, EXAMPLE_CREDENTIALS } from "../documentation/operation-text.ts";
import { refuse } from "../http/answers.ts";
import { bareAnswer, jsonRequest, newRoutes, problemResponses } from "../http/routes.ts";
import type { Services } from "../services.ts";
import { accountLimits } from "./limits.ts";
import {
  addAddress,
  type ChangeAddressesResult,
  changeAddress,
  deleteAddress,
  listAddresses,
} from "./saved-addresses.ts";
import { type SignedInEnv, signedIn } from "./signed-in.ts";

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
  const limits = accountLimits(services);
  const path = "/v2/public/auth/addresses";

  routes.openapi(
    createRoute({
      method: "get",
      path,
      ...documented({
        tag: "Accounts",
        summary: "An addition of Noren: the saved addresses of the account, the default first",
        access: "account",
        parameters: EXAMPLE_CREDENTIALS,
      }),
      middleware: [signedIn(services)] as const,
      request: { query: credentialPair },
      responses: {
        200: bareAnswer("The saved addresses, the default first", savedAddresses),
        ...problemResponses("unauthenticated", "unverified"),
      },
    }),
    async (c) => c.json(await listAddresses(db, accountOf(c).id), 200),
  );

  routes.openapi(
    createRoute({
      method: "post",
      path,
      ...documented({
        tag: "Accounts",
        summary: "An addition of Noren: saves another address; the first is the default",
        access: "account",
        parameters: EXAMPLE_CREDENTIALS,
      }),
      middleware: [signedIn(services), limits.addresses] as const,
      request: { query: credentialPair, ...jsonRequest(newAddress, EXAMPLE_ADDRESS) },
      responses: {
        201: bareAnswer("The addresses, and the user with the default one", changedAddresses),
        ...problemResponses(
          "unauthenticated",
          "unverified",
          "too_many_addresses",
          "validation_failed",
          "rate_limited",
        ),
      },
    }),
    async (c) => answer(c, await addAddress(db, accountOf(c), c.req.valid("json")), 201),
  );

  routes.openapi(
    createRoute({
      method: "put",
      path,
      ...documented({
        tag: "Accounts",
        summary: "An addition of Noren: changes a saved address, or makes it the default",
        access: "account",
        parameters: EXAMPLE_CREDENTIALS,
      }),
      middleware: [signedIn(services), limits.addresses] as const,
      request: {
        query: credentialPair,
        ...jsonRequest(changedAddress, { id: 1, ...EXAMPLE_ADDRESS }),
      },
      responses: {
        200: bareAnswer("The addresses, and the user with the default one", changedAddresses),
        ...problemResponses(
          "unauthenticated",
          "unverified",
          "not_found",
          "validation_failed",
          "rate_limited",
        ),
      },
    }),
    async (c) => answer(c, await changeAddress(db, accountOf(c), c.req.valid("json"))),
  );

  routes.openapi(
    createRoute({
      method: "delete",
      path,
      ...documented({
        tag: "Accounts",
        summary:
          "An addition of Noren: deletes a saved address; after the default, the oldest is the default",
        access: "account",
        parameters: EXAMPLE_CREDENTIALS,
      }),
      middleware: [signedIn(services), limits.addresses] as const,
      request: { query: credentialPair, ...jsonRequest(addressDeletion, { id: 1 }) },
      responses: {
        200: bareAnswer("The remaining addresses, and the user", changedAddresses),
        ...problemResponses(
          "unauthenticated",
          "unverified",
          "not_found",
          "validation_failed",
          "rate_limited",
        ),
      },
    }),
    async (c) => answer(c, await deleteAddress(db, accountOf(c), c.req.valid("json").id)),
  );

  return routes;
}

function accountOf(c: Context<SignedInEnv>): AccountRow {
  return c.get("caller").account;
}

function answer(c: Context<SignedInEnv>, result: ChangeAddressesResult, status: 200 | 201 = 200) {
  return result.ok
    ? c.json({ status: "success" as const, ...result.changed }, status)
    : refuse(c, result.problem);
}
