import { isRecord } from "@noren/contract/api-problem.ts";
import { openStorage } from "../../platform/storage.ts";

/**
 * What was typed into the sign-in and sign-up forms, shared between them and kept over a reload for
 * as long as the tab is open. Never a password, and never part of a URL.
 */
export type Typed = { first_name: string; last_name: string; phone: string; email: string };

/**
 * A code that was sent: to which address, for what, and when (epoch ms). `isEarlier`: it was sent
 * before this form, less than a minute ago, too recently for another one.
 */
export type SentCode = {
  email: string;
  purpose: "confirm" | "reset";
  at: number;
  isEarlier?: boolean;
};

type SignIn = Typed & { sent: SentCode | null };

const NOTHING: SignIn = { first_name: "", last_name: "", phone: "", email: "", sent: null };

export function typed(): SignIn {
  return readSignIn(openStorage("cookies").read("sign_in"));
}

export function keepTyped(change: Partial<SignIn>): void {
  openStorage("cookies").write("sign_in", JSON.stringify({ ...typed(), ...change }));
}

export function forgetTyped(): void {
  openStorage("cookies").write("sign_in", null);
}

/** Validated although these pages wrote it. */
function readSignIn(text: string | null): SignIn {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (!isRecord(stored)) return NOTHING;
    const field = (name: keyof Typed) => (typeof stored[name] === "string" ? stored[name] : "");
    return {
      first_name: field("first_name"),
      last_name: field("last_name"),
      phone: field("phone"),
      email: field("email"),
      sent: isSentCode(stored.sent) ? stored.sent : null,
    };
  } catch {
    return NOTHING;
  }
}

function isSentCode(sent: unknown): sent is SentCode {
  return (
    isRecord(sent) &&
    typeof sent.email === "string" &&
    typeof sent.at === "number" &&
    (sent.purpose === "confirm" || sent.purpose === "reset")
  );
}
