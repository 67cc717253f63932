import { html as template } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

export type Html = HtmlEscapedString;

type HtmlValue = Html | readonly Html[] | string | number | null;

/**
 * Hono's template tag for values that are there: text is escaped, markup and lists of it are kept,
 * null leaves nothing. Without a promise among the values it returns none.
 */
export const html = template as (strings: TemplateStringsArray, ...values: HtmlValue[]) => Html;
