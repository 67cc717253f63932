import { raw } from "hono/html";
import { type Html, html } from "../http/html.ts";
import type { ApiDocument, Operation } from "./api-document.ts";

/** The API document as one HTML page, without scripts, readable on phones. */
export function docsPage({ info, paths }: ApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? "");
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${info.title} API</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>${info.title} API</h1>
<p>${info.description}</p>
<p><a href="/v2/openapi.json">openapi.json</a></p>
${[...groups].map(([tag, calls]) => html`<section><h2>${tag}</h2>${calls.map(callHtml)}</section>`)}
</main>
</body>
</html>`.toString();
}

type Call = { path: string; method: string; operation: Operation };

function callHtml({ path, method, operation }: Call): Html {
  const { summary = "", parameters = [], requestBody, responses } = operation;
  const json = requestBody?.content["application/json"];
  return html`<details id="${method}${path}">
<summary><b>${method.toUpperCase()}</b> <code>${path}</code><span>${summary}</span></summary>
${table(
  "Parameters",
  parameters.map(({ name, in: placement, example }) => [name, `${placement} ${suchAs(example)}`]),
)}
${json?.example === undefined ? null : html`<h3>Example</h3><pre>${pretty(json.example)}</pre>`}
${table(
  "Answers",
  Object.entries(responses).map(([status, { description }]) => [status, description]),
)}
${json ? html`<details><summary>Schema of the body</summary><pre>${pretty(json.schema)}</pre></details>` : null}
</details>`;
}

function table(title: string, rows: string[][]): Html | null {
  if (rows.length === 0) return null;
  const rowHtml = (row: string[]) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`;
  return html`<h3>${title}</h3><table>${rows.map(rowHtml)}</table>`;
}

function suchAs(example: unknown): string {
  return example === undefined ? "" : `, such as ${String(example)}`;
}

function pretty(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

export const STYLE = `
:root{color-scheme:light dark;--line:light-dark(#d7ddda,#28335f);--soft:light-dark(#4f566a,#a9b6d1);--sunken:light-dark(#eaeeea,#080c20)}
body{margin:0;background:light-dark(#f6f7f3,#0b1029);color:light-dark(#12151f,#eef3f2);font:1rem/1.5 system-ui,sans-serif}
main{max-width:52rem;margin:auto;padding:2rem 1rem 4rem}
h1{line-height:1.1}h2{margin-top:2.5rem}h3{margin:1rem 0 .25rem;font-size:.875rem;color:var(--soft)}
a{color:light-dark(#2f4a8a,#a9c9d6)}
details{border-top:1px solid var(--line);padding:.25rem 0}
summary{padding:.6rem 0;cursor:pointer;overflow-wrap:anywhere}
summary span{display:block;color:var(--soft)}
b{display:inline-block;min-width:4.5rem;color:light-dark(#b8321a,#ff9880)}
pre{overflow:auto;padding:1rem;background:var(--sunken);font-size:.8125rem}
table{border-collapse:collapse;width:100%;font-size:.875rem}
td{border-top:1px solid var(--line);padding:.35rem .5rem .35rem 0;vertical-align:top;overflow-wrap:anywhere}
td:first-child{white-space:nowrap;font-variant-numeric:tabular-nums}
`;
