import { DEFAULT_LOCALE, type Locale } from "@noren/contract/locales.ts";
import type {
  DemoAuthenticateRequest,
  DemoConfirmRequest,
  DemoPayment,
} from "@noren/contract/payments.ts";
import type { Problem } from "@noren/contract/problems.ts";
import { type CardIntent, isOpen, isPaid } from "../providers/card/card-provider.ts";
import { DEMO_WORDS, type DeclineCode } from "../providers/card/demo-words.ts";
import { isCardNumber, TEST_CARDS } from "../providers/card/test-cards.ts";
import type { PaymentServices } from "./payment-services.ts";
import { settle } from "./settle.ts";

export type DemoAnswer = { ok: true; payment: DemoPayment } | { ok: false; problem: Problem };

/** Authorises a card as a bank would. The card number is checked here and never stored. */
export async function confirmDemo(
  services: PaymentServices,
  card: DemoConfirmRequest,
  locale: Locale,
): Promise<DemoAnswer> {
  const controls = services.providers.demo?.controls;
  if (!controls) return refused("payment_method_off");
  const intent = await controls.intentOf(card.client_secret);
  if (!intent || !(isOpen(intent) || isPaid(intent))) return refused("payment_mismatch");
  if (isPaid(intent)) return answer(intent);
  const declineCode = declineCodeOf(card, services.now());
  if (declineCode !== null)
    return answer({ ...intent, status: "requires_payment_method" }, declineCode, locale);
  if (TEST_CARDS.get(card.number) === "authenticate")
    await controls.requireAuthentication(intent.id);
  else await controls.pay(intent.id);
  return currentPayment(services, intent.id);
}

/** Completes 3-D Secure with the chosen outcome. */
export async function authenticateDemo(
  services: PaymentServices,
  { client_secret, outcome }: DemoAuthenticateRequest,
  locale: Locale,
): Promise<DemoAnswer> {
  const controls = services.providers.demo?.controls;
  if (!controls) return refused("payment_method_off");
  const intent = await controls.intentOf(client_secret);
  if (intent && isPaid(intent)) return answer(intent);
  if (intent?.status !== "requires_action") return refused("payment_mismatch");
  if (outcome === "passed") await controls.pay(intent.id);
  else await controls.failAuthentication(intent.id);
  return outcome === "passed"
    ? currentPayment(services, intent.id)
    : answer({ ...intent, status: "requires_payment_method" }, "not_authenticated", locale);
}

/** In place of a webhook: a paid intent settles its order even if the browser does not return. */
async function currentPayment(services: PaymentServices, intentId: string): Promise<DemoAnswer> {
  const retrieved = await services.providers.demo?.retrieve(intentId);
  if (!retrieved?.ok) return refused("payment_mismatch");
  if (isPaid(retrieved.value)) await settle(services, retrieved.value);
  return answer(retrieved.value);
}

function declineCodeOf(card: DemoConfirmRequest, now: number): DeclineCode | null {
  const { number, cvc, expiry_month: month, expiry_year } = card;
  if (!isCardNumber(number)) return "wrong_number";
  const behaviour = TEST_CARDS.get(number);
  if (behaviour === undefined) return "real_number";
  const year = expiry_year < 100 ? 2000 + expiry_year : expiry_year;
  // The end of the expiry month (UTC), compared with `now`.
  if (month < 1 || month > 12 || !(Date.UTC(year, month, 1) > now)) return "expired";
  if (!/^\d{3,4}$/.test(cvc)) return "wrong_cvc";
  return behaviour === "succeeds" || behaviour === "authenticate" ? null : behaviour;
}

function answer(
  { status }: Pick<CardIntent, "status">,
  declineCode?: DeclineCode,
  locale: Locale = DEFAULT_LOCALE,
): DemoAnswer {
  const message = declineCode && DEMO_WORDS[locale][declineCode];
  const payment = { status: status as DemoPayment["status"], ...(message && { message }) };
  return { ok: true, payment };
}

function refused(code: Problem["code"]): { ok: false; problem: Problem } {
  return { ok: false, problem: { code } };
}
