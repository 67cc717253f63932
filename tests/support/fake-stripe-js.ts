/**
 * A fake of Stripe.js as far as Noren calls it, for browsers that cannot reach Stripe: labelled
 * input fields, a dialog or a page for 3-D Secure, and calls to a Stripe-compatible server. Returns
 * the body for `page.route`.
 */
export function fakeStripeJs(apiUrl: string): string {
  return `(${install.toString()})(${JSON.stringify(apiUrl)});`;
}

/** 3-D Secure of this card number redirects the window; other cards authenticate in a dialog. */
export const REDIRECTING_CARD = "4000 0027 6000 3184";

type Intent = {
  id: string;
  status: string;
  amount: number;
  payment_method_types: string[];
  next_action: null | { redirect_to_url?: { url: string } };
};
type Options = { clientSecret: string };
type Answer = { paymentIntent?: Intent; error?: Record<string, unknown> };
type Fields = { type: string; number: string; expiry: string; cvc: string };
type Elements = { secret: string; read: () => Fields };
type Confirming = { elements: Elements; confirmParams: { return_url: string } };

/** Runs in the page, so it cannot use anything else of this module. */
function install(api: string): void {
  const REDIRECTING = "4000002760003184";

  function makeStripe(key: string) {
    async function call(method: string, path: string, values: Record<string, string>) {
      const form = new URLSearchParams({ key, ...values });
      const query = method === "GET" ? `?${form}` : "";
      const body = method === "GET" ? {} : { body: form };
      const response = await fetch(`${api}${path}${query}`, { method, ...body });
      return { ok: response.ok, body: await response.json() };
    }

    function intentPath(secret: string): string {
      return `/v1/payment_intents/${secret.split("_secret_")[0]}`;
    }

    async function retrievePaymentIntent(secret: string): Promise<Answer> {
      const { ok, body } = await call("GET", intentPath(secret), { client_secret: secret });
      return ok ? { paymentIntent: body } : body;
    }

    async function confirmPayment({ elements, confirmParams }: Confirming): Promise<Answer> {
      const { secret, read } = elements;
      const { type, number } = read();
      const redirects = type === "paypal" || number === REDIRECTING;
      const { ok, body } = await call("POST", `${intentPath(secret)}/confirm`, {
        client_secret: secret,
        return_url: confirmParams.return_url,
        use_stripe_sdk: String(!redirects),
        "payment_method_data[type]": type,
        "payment_method_data[card][number]": number,
      }).catch(() => ({ ok: false, body: LOST }));
      if (!ok) return body;
      const intent: Intent = body;
      if (intent.status !== "requires_action") return { paymentIntent: intent };
      const url = intent.next_action?.redirect_to_url?.url;
      if (!url) return authenticate(intent.id);
      window.location.assign(url);
      return new Promise(() => {});
    }

    async function authenticate(id: string): Promise<Answer> {
      const outcome = await askInDialog();
      const { body } = await call("POST", `/3ds/${id}`, { outcome });
      if (outcome === "passed") return { paymentIntent: body };
      return { error: { ...body.last_payment_error, payment_intent: body } };
    }

    function elements({ clientSecret }: Options) {
      const box = document.createElement("div");
      const handlers: Record<string, (() => void)[]> = {};
      const emit = (event: string) => {
        for (const handler of handlers[event] ?? []) handler();
      };
      const value = (name: string) =>
        (box.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? "").replaceAll(" ", "");
      const chosen = () =>
        box.querySelector<HTMLInputElement>('[name="fake-type"]:checked')?.value ?? "card";
      const read = (): Fields => ({
        type: chosen(),
        number: value("fake-number"),
        expiry: value("fake-expiry"),
        cvc: value("fake-cvc"),
      });

      async function show(target: HTMLElement): Promise<void> {
        const { paymentIntent, error } = await retrievePaymentIntent(clientSecret);
        if (error || !paymentIntent) return emit("loaderror");
        box.append(form(paymentIntent.payment_method_types));
        target.append(box);
        box.addEventListener("input", () => emit("change"));
        emit("ready");
      }

      return {
        secret: clientSecret,
        read,
        create: () => ({
          on: (event: string, handler: () => void) => {
            handlers[event] = [...(handlers[event] ?? []), handler];
          },
          mount: (target: HTMLElement) => void show(target),
          destroy: () => box.remove(),
        }),
        update: () => {},
        fetchUpdates: async () => {
          const { error } = await retrievePaymentIntent(clientSecret).catch(() => LOST);
          return error ? { error } : {};
        },
        submit: async () => {
          const { type, number, expiry, cvc } = read();
          const isWhole = number.length >= 12 && expiry !== "" && cvc !== "";
          if (type !== "card" || isWhole) return {};
          return { error: { type: "validation_error", message: "Your card is incomplete." } };
        },
      };
    }

    return {
      elements,
      confirmPayment,
      retrievePaymentIntent,
      confirmCardPayment: confirmPayment,
      createToken: async () => ({}),
      createPaymentMethod: async () => ({}),
      registerAppInfo: () => {},
      _registerWrapper: () => {},
    };
  }

  const LOST: Answer = { error: { type: "api_connection_error", message: "Network error." } };

  function form(types: string[]): HTMLElement {
    const group = document.createElement("fieldset");
    const choices = types.map((type) =>
      field(type === "card" ? "Card" : "PayPal", "fake-type", type),
    );
    group.append(
      ...(types.length > 1 ? choices : []),
      field("Card number", "fake-number"),
      field("Expiration date", "fake-expiry"),
      field("Security code", "fake-cvc"),
    );
    return group;
  }

  /** With a `choice` the input is one radio button of a group. */
  function field(name: string, key: string, choice?: string): HTMLElement {
    const label = document.createElement("label");
    const input = document.createElement("input");
    input.name = key;
    if (choice !== undefined) Object.assign(input, { type: "radio", value: choice });
    label.append(`${name} `, input);
    return label;
  }

  function askInDialog(): Promise<"passed" | "failed"> {
    const dialog = document.createElement("dialog");
    dialog.setAttribute("aria-label", "3D Secure");
    document.body.append(dialog);
    return new Promise((resolve) => {
      const answer = (name: string, outcome: "passed" | "failed") => {
        const button = document.createElement("button");
        button.textContent = name;
        button.addEventListener("click", () => {
          dialog.remove();
          resolve(outcome);
        });
        dialog.append(button);
      };
      answer("Complete authentication", "passed");
      answer("Fail authentication", "failed");
      dialog.showModal();
    });
  }

  Object.assign(makeStripe, { version: "endive" });
  Object.assign(window, { Stripe: makeStripe });
}
