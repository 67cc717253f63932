export type Form = { [key: string]: string | Form };

/**
 * Parses Stripe's form encoding: `metadata[order_id]=1&expand[0]=latest_charge` becomes a tree of
 * strings.
 */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\]?\[|\]$/).filter(Boolean);
    const last = path.pop() ?? name;
    let place = form;
    for (const step of path) {
      const inner = place[step];
      const next: Form = typeof inner === "object" ? inner : {};
      place[step] = next;
      place = next;
    }
    place[last] = value;
  }
  return form;
}

export function textAt(form: Form, ...path: string[]): string | null {
  const value = path.reduce<string | Form | undefined>(
    (place, step) => (typeof place === "object" ? place[step] : undefined),
    form,
  );
  return typeof value === "string" ? value : null;
}

/** `allowed_payment_method_types[0]=card&…[1]=paypal` */
export function listAt(form: Form, name: string): string[] | null {
  const value = form[name];
  if (typeof value !== "object") return null;
  return Object.values(value).filter((entry) => typeof entry === "string");
}

export function recordAt(form: Form, name: string): Record<string, string> {
  const value = form[name];
  if (typeof value !== "object") return {};
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}
