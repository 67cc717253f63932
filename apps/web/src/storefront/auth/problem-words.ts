import type { ApiProblem } from "@noren/contract/api-problem.ts";
import type { AccountMessages } from "../../i18n/account-fr.ts";
import type { AccountField } from "./form-check.ts";

type Failures = AccountMessages["account"]["failures"];

/** Refusals that are about one field of the form, by their code. */
const FIELDS: Readonly<Record<string, AccountField>> = {
  invalid_otp: "otp",
  expired_otp: "otp",
  email_taken: "email",
  invalid_password: "password",
};

/** The server's names of fields, where ours is another. */
const NAMES: Readonly<Record<string, AccountField>> = { password: "new_password" };

/** The server's own words (storefront.md §8), and when to try again where it says so. */
export function problemWords({ code, status, message, retry_after }: ApiProblem, words: Failures) {
  if (code === "unreachable" && status === 0) return words.unreachable;
  const text = message || words.failed;
  return retry_after ? `${text} ${words.retryIn(waitWords(retry_after, words))}` : text;
}

/**
 * What is said beside which field of a form: its `errors`, or a refusal that is about one. Fields
 * that the form does not have are left to the message for all of it.
 */
export function fieldProblems(
  problem: ApiProblem,
  fields: readonly AccountField[],
  words: Failures,
): { [F in AccountField]?: string } {
  const about = FIELDS[problem.code];
  if (about && fields.includes(about)) return { [about]: problemWords(problem, words) };
  const known: { [F in AccountField]?: string } = {};
  for (const [path, [message]] of Object.entries(problem.errors ?? {})) {
    const field = [path, NAMES[path]].find((name) => fields.some((own) => own === name));
    if (field && message) known[field as AccountField] = message;
  }
  return known;
}

/** Seconds below two minutes, then whole minutes, rounded up: who waits that long is let in. */
function waitWords(seconds: number, words: Failures): string {
  return seconds < 120 ? words.seconds(seconds) : words.minutes(Math.ceil(seconds / 60));
}
