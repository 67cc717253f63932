/** What the document says of an operation, and what it calls it with. */
export type OperationText = {
  tag: "Menu" | "Ordering" | "Accounts" | "Places" | "Desk";
  summary: string;
  body?: unknown;
  /** Of the path and of the query. */
  parameters?: Record<string, string>;
  /** Only of calls that an account makes. */
  access?: "account" | "account or guest";
};

/** Part of a route: its text, for `apiDocument`. */
export function documented(text: OperationText) {
  return { "x-text": text };
}
