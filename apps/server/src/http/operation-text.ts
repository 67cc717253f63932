/** What the API document says of a call beyond its schemas; an example body stands with its schema. */
export type OperationText = {
  tag: "Menu" | "Ordering" | "Accounts" | "Places" | "Desk";
  summary: string;
  /** Examples, of the path and of the query. */
  parameters?: Record<string, string> | undefined;
  /** Only of calls that an account makes. */
  access?: "account" | "account or guest" | undefined;
};

/** Of the query of calls that an account makes. */
export const EXAMPLE_CREDENTIALS = { token: "the token of a login", user_id: "12" };

/** Part of a route: its text, for `apiDocument`. */
export function documented(text: OperationText) {
  return { "x-text": text };
}
