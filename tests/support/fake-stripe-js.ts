/**
 * A fake of Stripe.js as far as Noren calls it, for browsers that cannot reach Stripe: labelled
 * input fields, a dialog or a page for 3-D Secure, and calls to a Stripe-compatible server. Returns
 * the body for `page.route`. Wallets of the Express Checkout Element: see `FakeWallets`.
 */
export function fakeStripeJs(apiUrl: string): string {
  return `(${install.toString()})(${JSON.stringify(apiUrl)});`;
}

/** 3-D Secure of this card number redirects the window; other cards authenticate in a dialog. */
export const REDIRECTING_CARD = "4000 0027 6000 3184";

/**
 * `window.fakeWallets`, the device's wallets: none unless a test sets it. `loaderror` fails the
 * element instead; `number` is the card in Apple Pay and Google Pay.
 */
export type FakeWallets = { ready: readonly WalletName[]; loaderror?: boolean; number?: string };
type WalletName = "applePay" | "googlePay" | "paypal";
type WalletOptions = { paymentMethods?: Partial<Record<WalletName, string>> };

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
type Elements = { secret: string; read: () => Fields; confirming?: () => boolean };
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
      const { secret, read, confirming } = elements;
      if (confirming && !confirming())
        throw new Error('stripe.confirmPayment() was not called within the "confirm" event');
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

    /** The Express Checkout Element: buttons, and a dialog in place of the wallet's sheet. */
    function wallets(clientSecret: string, options: WalletOptions) {
      const NAMES = { applePay: "Apple Pay", googlePay: "Google Pay", paypal: "PayPal" };
      const TYPES = { applePay: "apple_pay", googlePay: "google_pay", paypal: "paypal" };
      const device: FakeWallets = Reflect.get(window, "fakeWallets") ?? { ready: [] };
      const box = document.createElement("div");
      const handlers: Record<string, (event: object) => void> = {};
      const emit = (type: string, event: object = {}) =>
        handlers[type]?.({ elementType: "expressCheckout", ...event });
      let paidBy: WalletName = "applePay";
      let isConfirming = false;
      let close = () => {};

      function openSheet(name: WalletName, amount: number): void {
        const sheet = document.createElement("dialog");
        sheet.setAttribute("aria-label", `${NAMES[name]} ${(amount / 100).toFixed(2)}`);
        close = () => sheet.remove();
        const paymentFailed = () => {
          isConfirming = false;
          sheet.setAttribute("aria-label", "Payment failed");
        };
        const expressPaymentType = TYPES[name];
        sheet.append(
          button("Authorise", () => {
            isConfirming = true;
            emit("confirm", { expressPaymentType, paymentFailed });
          }),
          button("Dismiss", () => {
            close();
            emit("cancel");
          }),
        );
        document.body.append(sheet);
        sheet.showModal();
      }

      async function show(target: HTMLElement): Promise<void> {
        target.append(box);
        const { paymentIntent } = await retrievePaymentIntent(clientSecret);
        if (!paymentIntent || device.loaderror) return emit("loaderror");
        const { amount, payment_method_types: types } = paymentIntent;
        const shown = device.ready.filter(
          (name) =>
            options.paymentMethods?.[name] !== "never" &&
            types.includes(name === "paypal" ? "paypal" : "card"),
        );
        for (const name of shown) {
          const press = button(NAMES[name], () => {
            paidBy = name;
            const resolve = () => openSheet(name, amount);
            emit("click", { expressPaymentType: TYPES[name], resolve, reject: () => {} });
          });
          press.style.blockSize = "48px";
          box.append(press);
        }
        const isShown = (name: WalletName) => [name, shown.includes(name)];
        const all = Object.fromEntries((["applePay", "googlePay", "paypal"] as const).map(isShown));
        emit("ready", { availablePaymentMethods: shown.length > 0 ? all : undefined });
      }

      return {
        read: (): Fields => ({
          type: paidBy === "paypal" ? "paypal" : "card",
          number: device.number ?? "4242424242424242",
          expiry: "",
          cvc: "",
        }),
        confirming: () => {
          const was = isConfirming;
          isConfirming = false;
          close();
          return was;
        },
        element: {
          on: (type: string, handler: (event: object) => void) => {
            handlers[type] = handler;
          },
          mount: (target: HTMLElement) => void show(target),
          destroy: () => box.remove(),
        },
      };
    }

    function button(name: string, onPress: () => void): HTMLButtonElement {
      const made = document.createElement("button");
      made.type = "button";
      made.textContent = name;
      made.addEventListener("click", onPress);
      return made;
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

      let express: ReturnType<typeof wallets> | null = null;

      return {
        secret: clientSecret,
        read: () => (express ?? { read }).read(),
        get confirming() {
          return express?.confirming;
        },
        create: (type: string, options: WalletOptions) => {
          if (type === "expressCheckout") {
            express = wallets(clientSecret, options);
            return express.element;
          }
          return {
            on: (event: string, handler: () => void) => {
              handlers[event] = [...(handlers[event] ?? []), handler];
            },
            mount: (target: HTMLElement) => void show(target),
            destroy: () => box.remove(),
          };
        },
        update: () => {},
        fetchUpdates: async () => {
          const { error } = await retrievePaymentIntent(clientSecret).catch(() => LOST);
          return error ? { error } : {};
        },
        submit: async () => {
          if (express) return {};
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
