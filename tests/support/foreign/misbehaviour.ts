import type { ServerResponse } from "node:http";
import type { Answer } from "./answer.ts";

/**
 * How a call can misbehave. `lost`: the work is done, and the connection is closed without an
 * answer. `slow`: answered after `behave`.
 */
export type Misbehaviour =
  | "error"
  | "html"
  | "empty"
  | "truncated"
  | "never"
  | "lost"
  | "slow"
  | Answer;

export type Switches = {
  /**
   * The next calls of that method and path (`POST /v2/public/checkout`) behave like this, in order.
   */
  next: (call: string, ...how: Misbehaviour[]) => void;
  /** Every later call of that method and path behaves like this; `*` stands for all calls. */
  always: (call: string, how: Misbehaviour) => void;
  /** Ends all misbehaviour and releases the `slow` answers. */
  behave: () => void;
};

export function openSwitches() {
  const planned = new Map<string, Misbehaviour[]>();
  const standing = new Map<string, Misbehaviour>();
  let released = Promise.withResolvers<void>();

  const switches: Switches = {
    next: (call, ...how) => void planned.set(call, how),
    always: (call, how) => void standing.set(call, how),
    behave() {
      planned.clear();
      standing.clear();
      released.resolve();
      released = Promise.withResolvers();
    },
  };

  /** Does the work of a call, unless it is to fail before, and sends the planned answer. */
  async function answer(call: string, work: () => Answer, response: ServerResponse): Promise<void> {
    const how = planned.get(call)?.shift() ?? standing.get(call) ?? standing.get("*");
    switch (how) {
      case undefined:
        return sendJson(response, work());
      case "slow":
        await released.promise;
        return sendJson(response, work());
      case "lost":
        work();
        response.destroy();
        return;
      case "never":
        return;
      case "error":
        return send(response, 500, "application/json", '{"oops":"a stack trace"}');
      case "html":
        return send(response, 502, "text/html", "<h1>502 Bad Gateway</h1>");
      case "empty":
        return send(response, 200, "application/json", "");
      case "truncated":
        return send(response, 200, "application/json", '{"status":"success","payload":{"ord');
      default:
        return sendJson(response, how);
    }
  }

  return { switches, answer };
}

function sendJson(response: ServerResponse, { status, body }: Answer): void {
  send(response, status, "application/json", JSON.stringify(body));
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { "content-type": type }).end(text);
}
