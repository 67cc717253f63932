import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { Stripe } from "stripe";
import { openOnLoopback } from "../open-on-loopback.ts";
import { Faults, type Operation } from "./faults.ts";
import { type Form, readForm, textAt } from "./form-body.ts";
import { StripeAccount } from "./stripe-account.ts";
import { missing, StripeError } from "./stripe-error.ts";
import type { StripeEvent, StripeIntent } from "./stripe-objects.ts";

export type StripeServer = Awaited<ReturnType<typeof openStripeServer>>;

const SECRET_KEY = "sk_test_noren";
const PUBLISHABLE_KEY = "pk_test_noren";
const WEBHOOK_SECRET = "whsec_test_noren";

/**
 * The moment in a call: `received` when it arrived and nothing was done, `done` when it was done
 * and is not answered, `answered` when the answer was sent. At the first two the call goes no
 * further.
 */
type Moment = { operation: Operation; when: "received" | "done" | "answered"; act: () => void };

type Answer = { status: number; body: unknown; location?: string; isReplayed?: boolean };
type Call = { method: string; path: string; form: Form; replayKey: string | null; apiKey: string };

/**
 * An HTTP server on loopback that emulates Stripe's API as far as Noren uses it, from the server
 * (secret key) and from the browser (publishable key and client secret). Its state is `account`;
 * `faults` injects faults; webhooks are sent to the address given to `sendEventsTo`, and `events`
 * keeps all of them.
 */
export async function openStripeServer(now: () => number = Date.now) {
  const faults = new Faults();
  const events: StripeEvent[] = [];
  const replies = new Map<string, { request: string; answer: Answer }>();
  const calls: Operation[] = [];
  const moments: Moment[] = [];
  const sending = new Set<Promise<unknown>>();
  let webhookUrl: string | null = null;
  let url = "";
  const account = new StripeAccount(now, onEvent, (intent, returnUrl) => {
    return `${url}/3ds/${intent}?${new URLSearchParams({ return_url: returnUrl })}`;
  });

  function onEvent(event: StripeEvent): void {
    events.push(event);
    if (webhookUrl === null) return;
    const delivery = deliver(event, webhookUrl).catch(() => {});
    sending.add(delivery);
    delivery.finally(() => sending.delete(delivery));
  }

  /** Body and headers of a signed webhook; pass another `secret` to forge one. */
  function signed(event: StripeEvent, secret = WEBHOOK_SECRET) {
    const payload = JSON.stringify(event);
    const timestamp = Math.floor(now() / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    return { method: "POST", headers, body: payload };
  }

  function deliver(event: StripeEvent, to: string): Promise<Response> {
    return fetch(to, signed(event));
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? "/", url);
    if (request.method === "OPTIONS") return send(response, { status: 204, body: null });
    const call: Call = {
      method: request.method ?? "GET",
      path: address.pathname,
      form: { ...readForm(address.search), ...readForm(await text(request)) },
      replayKey: header(request, "idempotency-key"),
      apiKey: bearer(request),
    };
    const operation = operationOf(call);
    calls.push(operation);
    if (trigger(operation, "received")) return dropConnection(request);
    const fault = faults.take(operation);
    if (fault === "dropped_before") return dropConnection(request);
    if (fault === "failed") return send(response, FAILED);
    const answer = replayed(call);
    if (fault === "dropped_after") return dropConnection(request);
    if (fault !== null) await fault.until;
    if (trigger(operation, "done")) return dropConnection(request);
    response.once("finish", () => trigger(operation, "answered"));
    send(response, answer);
  }

  /** Runs the action registered for this moment; whether there was one. */
  function trigger(operation: Operation, when: Moment["when"]): boolean {
    const index = moments.findIndex((moment) => {
      return moment.operation === operation && moment.when === when;
    });
    const [moment] = index === -1 ? [] : moments.splice(index, 1);
    moment?.act();
    return moment !== undefined;
  }

  /** Replays the answer of an idempotency key; with other parameters it is refused. */
  function replayed(call: Call): Answer {
    if (call.replayKey === null) return answerTo(call);
    const request = JSON.stringify([call.method, call.path, call.form]);
    const known = replies.get(call.replayKey);
    if (known && known.request !== request) return KEY_REUSED;
    const answer = known ? { ...known.answer, isReplayed: true } : answerTo(call);
    // Cloned, since the objects go on changing.
    if (!known) replies.set(call.replayKey, structuredClone({ request, answer }));
    return answer;
  }

  function answerTo(call: Call): Answer {
    try {
      return work(call);
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return { status: error.status, body: error.body };
    }
  }

  function work(call: Call): Answer {
    const { method, form } = call;
    const [, root, kind = "", id = "", action = ""] = call.path.split("/");
    if (root === "3ds") return authenticationPage(call, kind);
    if (root !== "v1") throw missing("path", call.path);
    if (call.apiKey !== SECRET_KEY) authorize(call, id);
    if (kind === "customers" && method === "POST" && id === "")
      return ok(account.createCustomer(form));
    if (kind === "refunds" && method === "POST") return ok(account.refund(form));
    if (kind === "refunds")
      return ok(list(account.refundsOf(textAt(form, "payment_intent") ?? "")));
    if (kind !== "payment_intents") throw missing("path", call.path);
    if (method === "GET") return ok(serialize(account.intent(id), form));
    if (id === "") return ok(serialize(account.createIntent(form), form));
    if (action === "") return ok(serialize(account.updateIntent(id, form), form));
    if (action === "confirm") return ok(serialize(account.confirm(id, form), form));
    if (action === "capture") return ok(serialize(account.capture(id), form));
    if (action === "cancel") return ok(serialize(account.cancel(id), form));
    throw missing("path", call.path);
  }

  /** A browser may read and confirm only the payment whose client secret it has. */
  function authorize({ method, path, form, apiKey }: Call, id: string): void {
    const isTheirs = account.intents.get(id)?.client_secret === textAt(form, "client_secret");
    const isAllowed = method === "GET" || path.endsWith("/confirm");
    const key = apiKey || textAt(form, "key");
    if (isTheirs && isAllowed && key === PUBLISHABLE_KEY) return;
    throw new StripeError(401, "invalid_request_error", "api_key_invalid", "Invalid API key.");
  }

  /**
   * The bank's authentication page with two buttons; scripts call `POST /3ds/:id` with an outcome.
   */
  function authenticationPage({ method, form }: Call, id: string): Answer {
    const returnUrl = textAt(form, "return_url") ?? "";
    if (method === "GET") return { status: 200, body: bankPage(returnUrl) };
    const outcome = textAt(form, "outcome") === "passed" ? "passed" : "failed";
    const intent = account.authenticate(id, outcome);
    if (returnUrl === "") return ok(intent);
    const back = new URL(returnUrl);
    back.searchParams.set("payment_intent", id);
    back.searchParams.set("payment_intent_client_secret", intent.client_secret);
    back.searchParams.set("redirect_status", outcome === "passed" ? "succeeded" : "failed");
    return { status: 303, body: null, location: back.href };
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error) => {
      if (!response.headersSent) send(response, { status: 500, body: { error: String(error) } });
    });
  });
  const opened = await openOnLoopback(server);
  url = opened.url;

  return {
    url,
    account,
    faults,
    events,
    /** Every operation that was called, in order. */
    calls,
    signed,
    deliver,
    /** Registers an action for that moment of the next call of the operation. */
    onMoment: (moment: Moment) => void moments.push(moment),
    publishableKey: PUBLISHABLE_KEY,
    /** Environment variables of an app that uses this server. */
    environment: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: url,
    },
    /** Sends each later event to the address; null stops sending. */
    sendEventsTo(address: string | null): void {
      webhookUrl = address;
    },
    /** Resolves when every webhook in flight was answered. */
    async eventsDelivered(): Promise<void> {
      await Promise.all(sending);
    },
    close: opened.close,
  };
}

const FAILED: Answer = {
  status: 500,
  body: { error: { type: "api_error", message: "An error occurred on our end." } },
};

const KEY_REUSED: Answer = {
  status: 400,
  body: {
    error: {
      type: "idempotency_error",
      message: "Keys for idempotent requests can only be used with the same parameters.",
    },
  },
};

function ok(body: unknown): Answer {
  return { status: 200, body };
}

function list(data: unknown[]) {
  return { object: "list", data, has_more: false, url: "/v1/refunds" };
}

/** `latest_charge` is an id unless expanded. */
function serialize(intent: StripeIntent, form: Form): unknown {
  const isExpanded = Object.values(form.expand ?? {}).includes("latest_charge");
  const latest_charge = isExpanded ? intent.latest_charge : (intent.latest_charge?.id ?? null);
  return structuredClone({ ...intent, latest_charge });
}

function operationOf({ method, path }: Call): Operation {
  const [, root, kind = "", id = "", action] = path.split("/");
  if (root === "3ds") return "3ds";
  const verb = action ?? (method === "GET" ? (id ? "retrieve" : "list") : id ? "update" : "create");
  return `${kind}.${verb}`;
}

function send(response: ServerResponse, { status, body, location, isReplayed }: Answer): void {
  const isPage = typeof body === "string";
  response.writeHead(status, {
    "content-type": isPage ? "text/html; charset=utf-8" : "application/json",
    "access-control-allow-origin": "*",
    "access-control-allow-headers": "*",
    "access-control-allow-methods": "GET, POST",
    ...(location && { location }),
    ...(isReplayed && { "idempotent-replayed": "true" }),
  });
  response.end(isPage ? body : body === null ? "" : JSON.stringify(body));
}

function dropConnection(request: IncomingMessage): void {
  request.socket.destroy();
}

function header({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name];
  return typeof value === "string" ? value : null;
}

function bearer(request: IncomingMessage): string {
  return header(request, "authorization")?.replace(/^Bearer /, "") ?? "";
}

function bankPage(returnUrl: string): string {
  const target = returnUrl.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<!doctype html><html lang="en"><title>Bank</title><main><h1>Is it you?</h1>
<form method="post"><input type="hidden" name="return_url" value="${target}">
<button name="outcome" value="passed">Complete authentication</button>
<button name="outcome" value="failed">Fail authentication</button></form></main></html>`;
}
