import { randomInt, randomUUID } from "node:crypto";
import { bare, type ForeignRequest, type Handler, refused } from "./answer.ts";
import type { PlacedOrder } from "./checkout.ts";

type Account = {
  user: Record<"id" | "email" | "first_name" | "last_name" | "phone" | "address", string>;
  password: string;
  isVerified: boolean;
  tokens: Set<string>;
};

/** Accounts in memory. `codes` has the last one-time code by e-mail, in place of a mailbox. */
export function openAccounts(orders: () => PlacedOrder[]) {
  const accounts = new Map<string, Account>();
  const codes = new Map<string, string>();

  const byEmail = (email: unknown) => accounts.get(folded(email));
  const signIn = (account: Account) => {
    const token = randomUUID();
    account.tokens.add(token);
    return { token, user: account.user };
  };
  const sendCode = (email: string) => {
    codes.set(folded(email), String(randomInt(100_000, 1_000_000)));
  };
  const takeCode = (email: unknown, otp: unknown) => {
    const isRight = codes.get(folded(email)) === String(otp).trim();
    if (isRight) codes.delete(folded(email));
    return isRight;
  };
  /** The caller's credentials come from the query, the body or the headers, whichever were sent. */
  const callerOf = ({ query, headers, body }: ForeignRequest) => {
    const bearer = headers.authorization?.replace(/^Bearer /, "");
    const token = query.get("token") ?? (body.token ? String(body.token) : bearer);
    const id = query.get("user_id") ?? String(body.user_id ?? headers["user-id"]);
    return [...accounts.values()].find(
      ({ tokens, user }) => token !== undefined && tokens.has(token) && user.id === id,
    );
  };
  const signedIn =
    (answer: (account: Account, request: ForeignRequest) => ReturnType<Handler>): Handler =>
    (request) => {
      const account = callerOf(request);
      return account ? answer(account, request) : refused(401, "unauthenticated", request);
    };

  const handlers: Record<string, Handler> = {
    "POST signup"(request) {
      const { email, password, first_name, last_name, phone } = request.body;
      if (byEmail(email)?.isVerified) return refused(409, "email_taken", request);
      const id = String(accounts.size + 7);
      const text = { first_name, last_name, phone, email, address: "" };
      const entries = Object.entries(text).map(([name, value]) => [name, String(value ?? "")]);
      const user = { id, ...Object.fromEntries(entries) } as Account["user"];
      const account = {
        user,
        password: String(password),
        isVerified: false,
        tokens: new Set<string>(),
      };
      accounts.set(folded(email), account);
      sendCode(String(email));
      return bare(signIn(account), 201);
    },
    "POST login"(request) {
      const account = byEmail(request.body.email);
      if (!account || account.password !== request.body.password)
        return refused(401, "invalid_credentials", request);
      if (account.isVerified) return bare(signIn(account));
      sendCode(account.user.email);
      return refused(403, "unverified", request);
    },
    "GET verify-otp"(request) {
      const account = byEmail(request.query.get("email"));
      if (!account || !takeCode(request.query.get("email"), request.query.get("otp")))
        return refused(400, "invalid_otp", request);
      account.isVerified = true;
      return bare(signIn(account));
    },
    "GET send-otp"(request) {
      const email = request.query.get("email") ?? "";
      if (byEmail(email)) sendCode(email);
      return bare({ status: "success" });
    },
    "POST reset-password"(request) {
      const { email, otp, password } = request.body;
      const account = byEmail(email);
      if (!account || !takeCode(email, otp)) return refused(400, "invalid_otp", request);
      account.password = String(password);
      account.tokens.clear();
      return bare({ status: "success" });
    },
    "POST logout": signedIn((account) => {
      account.tokens.clear();
      return bare({ status: "success" });
    }),
    "GET profile": signedIn(({ user }) => bare({ user })),
    "PATCH update-profile": signedIn((account, { body }) => {
      for (const name of ["first_name", "last_name", "phone", "address"] as const)
        if (typeof body[name] === "string") account.user[name] = body[name];
      return bare({ status: "success", user: account.user });
    }),
    "GET orders": signedIn(({ user }, { query }) => {
      const own = orders().filter(({ order }) => emailOf(order) === folded(user.email));
      const page = Number(query.get("page") ?? 1);
      const limit = Number(query.get("limit") ?? 20);
      const records = own.toReversed().map(record);
      const shown = records.slice((page - 1) * limit, page * limit);
      return bare({
        orders: [null, ...shown],
        page: String(page),
        limit,
        total: String(own.length),
      });
    }),
    "DELETE delete-profile": signedIn((account, request) => {
      if (account.password !== request.body.password)
        return refused(403, "invalid_password", request);
      accounts.delete(folded(account.user.email));
      return bare({ status: "success" });
    }),
  };
  return { accounts, codes, handlers };
}

/**
 * The order as placed, with amounts as text; without a progress and without the names of choices.
 */
function record({ order, order_id, status }: PlacedOrder, index: number) {
  const customer = order.customer as Record<string, unknown>;
  const amounts = ["subtotal", "discount", "delivery", "tax", "total"] as const;
  return {
    ...order,
    ...Object.fromEntries(amounts.map((name) => [name, Number(order[name]).toFixed(2)])),
    order_id,
    number: index + 1,
    status,
    is_pickup: order.is_pickup ? "1" : "0",
    created_at: "2026-11-21T19:04:05+01:00",
    date: customer.date,
  };
}

function emailOf(order: Record<string, unknown>): string {
  return folded((order.customer as Record<string, unknown>).email);
}

function folded(email: unknown): string {
  return String(email ?? "")
    .trim()
    .toLowerCase();
}
