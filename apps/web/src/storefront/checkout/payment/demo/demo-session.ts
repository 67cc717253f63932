import type { Reply } from "@noren/contract/call.ts";
import type { CardApi } from "@noren/contract/card-api.ts";
import type { DemoPayment } from "@noren/contract/payments.ts";
import type { CardSession, Confirmation } from "../../state/card-session.ts";
import { type DemoFields, expiryOf } from "./demo-card.ts";

export type BankAnswer = "passed" | "failed";

type DemoSessionInput = {
  api: Pick<CardApi, "demoConfirm" | "demoAuthenticate">;
  client_secret: string;
  /** The typed card; null if a field is invalid, which the form then shows. */
  readCard: () => DemoFields | null;
  /** Asks the guest for the bank's answer. */
  askBank: () => Promise<BankAnswer>;
};

/**
 * The demo provider as a card session: its payments are in our own database, so there is no
 * redirect.
 */
export function demoSession(input: DemoSessionInput): CardSession {
  const { api, client_secret, readCard, askBank } = input;
  return {
    submit: async () => (readCard() ? null : ""),
    refresh: async () => true,
    confirm: async () => {
      const card = readCard();
      const expiry = card && expiryOf(card.expiry);
      if (!card || !expiry) return { kind: "declined", message: "" };
      const { number, cvc } = card;
      const { month: expiry_month, year: expiry_year } = expiry;
      const first = await api.demoConfirm({
        client_secret,
        number,
        expiry_month,
        expiry_year,
        cvc,
      });
      if (!first.ok || first.payload.status !== "requires_action") return confirmationOf(first);
      return confirmationOf(
        await api.demoAuthenticate({ client_secret, outcome: await askBank() }),
      );
    },
  };
}

function confirmationOf(reply: Reply<DemoPayment>): Confirmation {
  if (!reply.ok) {
    const { status, message } = reply.problem;
    const isSure = status === 422 || status === 429;
    return isSure ? { kind: "declined", message } : { kind: "unknown" };
  }
  const { status, message = "" } = reply.payload;
  if (status === "succeeded" || status === "requires_capture") return { kind: "confirmed" };
  return { kind: "declined", message };
}
