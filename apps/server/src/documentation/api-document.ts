import type { ApiApp } from "../http/environment.ts";
import type { OperationText } from "../http/operation-text.ts";
import {
  COMPONENTS,
  isAddition,
  operationId,
  securityOf,
  withCommonFailures,
} from "./operation-facts.ts";

type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
  schema?: unknown;
};
export type Response = { description: string; content?: Content };
type Content = Record<string, { schema?: unknown; example?: unknown }>;
export type Operation = {
  tags?: string[];
  summary?: string;
  operationId?: string;
  security?: Record<string, string[]>[];
  /** Set on endpoints that are not in wire.md. */
  "x-addition"?: true;
  /** For endpoints of the desk: the permission required. */
  "x-right"?: string;
  /** Only while the document is made. */
  "x-text"?: OperationText;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, Response>;
};
export type ApiDocument = {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string; description: string }[];
  components: Record<string, Record<string, unknown>>;
  paths: Record<string, Record<string, Operation>>;
};

/** The OpenAPI 3.1 document, generated from the schemas that routes validate with. */
export function apiDocument(app: ApiApp): ApiDocument {
  const generated = app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Noren",
      version: "2",
      description:
        "Online ordering for a restaurant. Amounts are decimal euros; every path answers with and " +
        "without its trailing slash; refusals carry a stable code and a sentence in the locale of " +
        "Accept-Language (fr or en). Calls marked x-addition are beyond the contract: a client may do " +
        "without them.",
      license: { name: "Apache 2.0", url: "https://www.apache.org/licenses/LICENSE-2.0" },
    },
    servers: [{ url: "/", description: "This server" }],
  }) as unknown as ApiDocument;
  const { schemas, securitySchemes } = COMPONENTS;
  generated.components = {
    ...generated.components,
    schemas: { ...generated.components?.schemas, ...schemas },
    securitySchemes,
  };
  for (const [path, operations] of Object.entries(generated.paths))
    for (const [method, operation] of Object.entries(operations))
      describe(operation, `${method} ${path}`);
  return generated;
}

export type ExampleCall = {
  path: string;
  method: string;
  operation: Operation;
  /** The path and query with the example's parameters. */
  address: string;
  body: unknown;
};

/** Every endpoint of the document with its example. */
export function exampleCalls({ paths }: ApiDocument): ExampleCall[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const body = operation.requestBody?.content["application/json"]?.example;
      return { path, method, operation, address: addressOf(path, operation), body };
    }),
  );
}

function addressOf(path: string, { parameters = [] }: Operation): string {
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: place, example } of parameters) {
    if (example === undefined) continue;
    if (place === "path") address = address.replace(`{${name}}`, String(example));
    else query.set(name, String(example));
  }
  return query.size === 0 ? address : `${address}?${query}`;
}

/** Adds an operation's texts and examples; throws where its route has none, which is a bug. */
function describe(operation: Operation, key: string): void {
  const text = operation["x-text"];
  if (!text) throw new Error(`Nothing is documented of ${key}`);
  delete operation["x-text"];
  operation.tags = [text.tag];
  operation.summary = text.summary;
  operation.operationId = operationId(key);
  operation.security = securityOf(key, text, operation);
  operation.responses = withCommonFailures(operation, key);
  if (isAddition(key)) operation["x-addition"] = true;
  for (const parameter of operation.parameters ?? []) {
    const example = text.parameters?.[parameter.name];
    if (example !== undefined) parameter.example = example;
  }
}
