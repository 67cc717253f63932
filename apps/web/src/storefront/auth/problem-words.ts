import type { ApiProblem } from "@noren/contract/api-problem.ts";
import type { AccountMessages } from "../../i18n/account-fr.ts";
import type { AccountField } from "./form-check.ts";

type Failures = AccountMessages["account"]["failures"];

/** Problem codes that belong to one field of the form. */
const FIELDS: Readonly<Record<string, AccountField>> = {
  invalid_otp: "otp",
  expired_otp: "otp",
  email_taken: "email",
  invalid_password: "password",
};

/** Field names of the server that differ from the form's. */
const NAMES: Readonly<Record<string, AccountField>> = { password: "new_password" };

/** The server's message (storefront.md §8), with the time to retry where it gives one. */
export function problemWords({ code, status, message, retry_after }: ApiProblem, words: Failures) {
  if (code === "unreachable" && status === 0) return words.unreachable;
  const text = message || words.failed;
  return retry_after ? `${text} ${words.retryIn(waitWords(retry_after, words))}` : text;
}

/**
 * Messages by field: from `errors`, or from a problem code that belongs to one field. Fields that
 * the form lacks are covered by the message for the whole form.
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

/**
 * Seconds below two minutes, then whole minutes rounded up, so that a retry after that time
 * succeeds.
 */
function waitWords(seconds: number, words: Failures): string {
  return seconds < 120 ? words.seconds(seconds) : words.minutes(Math.ceil(seconds / 60));
}
