import type { OperationText } from "../http/operation-text.ts";
import type { Operation, Response } from "./api-document.ts";
import { CONTRACT_CALLS } from "./contract-calls.ts";

/** Parts of the document common to all operations: operationId, security and errors. */

const ERROR = { $ref: "#/components/schemas/Error" };

export const COMPONENTS = {
  schemas: {
    Error: {
      type: "object",
      required: ["status", "code", "message"],
      properties: {
        status: { const: "error" },
        code: { type: "string", description: "Stable code for programs" },
        message: { type: "string", description: "For people, in the requested locale" },
        errors: {
          type: "object",
          description: "Of validation_failed: messages by field path",
          additionalProperties: { type: "array", items: { type: "string" } },
        },
        payload: { description: "Details, where the operation documents them" },
        request_id: {
          type: "string",
          description: "Of internal: identifies the request in the log",
        },
      },
    },
  },
  securitySchemes: {
    token: { type: "http", scheme: "bearer", description: "The token of a login or signup" },
    userId: { type: "apiKey", in: "header", name: "user-id" },
    tokenInQuery: { type: "apiKey", in: "query", name: "token" },
    userIdInQuery: { type: "apiKey", in: "query", name: "user_id" },
    desk: {
      type: "apiKey",
      in: "cookie",
      name: "noren-desk",
      description: "Set by POST /v2/staff/sign-in; over https its name begins with __Secure-",
    },
    deskHeader: {
      type: "apiKey",
      in: "header",
      name: "x-noren-desk",
      description: "1, required for every change at the desk",
    },
  },
};

type Requirement = Record<string, string[]>;

const ACCOUNT: Requirement[] = [
  { token: [], userId: [] },
  { tokenInQuery: [], userIdInQuery: [] },
];

/**
 * `get /v2/public/products/{item_id}` becomes `getProductsByItemId`; unique, because method and
 * path are.
 */
export function operationId(key: string): string {
  const [method = "", path = ""] = key.split(" ");
  const words = path
    .replace(/^\/v2(\/public)?/, "")
    .replaceAll("{", "by_")
    .split(/[^a-z0-9]+/i)
    .filter(Boolean);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

export function securityOf(
  key: string,
  { access }: OperationText,
  { "x-right": right }: Operation,
): Requirement[] {
  if (access === "account") return ACCOUNT;
  if (access === "account or guest") return [...ACCOUNT, {}];
  if (right === undefined) return [];
  return [key.startsWith("get ") ? { desk: [] } : { desk: [], deskHeader: [] }];
}

/** Whether the endpoint is an addition to wire.md, which clients may ignore. */
export function isAddition(key: string): boolean {
  return !CONTRACT_CALLS.has(key);
}

/** The responses with the errors that every such endpoint can return, and the schema of errors. */
export function withCommonFailures(operation: Operation, key: string): Operation["responses"] {
  const hasBody = operation.requestBody !== undefined;
  const common: [status: string, code: string][] = [
    ...(key.startsWith("get ") ? [] : [["403", "forbidden"] as const]),
    ...(hasBody
      ? ([
          ["400", "invalid_json"],
          ["413", "body_too_large"],
        ] as const)
      : []),
    ["429", "rate_limited"],
    ["500", "internal"],
  ].map(([status = "", code = ""]) => [status, code]);
  const responses: Record<string, Response> = { ...operation.responses };
  for (const [status, code] of common) {
    const described = responses[status]?.description;
    const description = described?.split(", ").includes(code)
      ? described
      : [code, described].filter(Boolean).join(", ");
    responses[status] = { ...responses[status], description };
  }
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      Number(status) < 400
        ? response
        : { ...response, content: { "application/json": { schema: ERROR }, ...response.content } },
    ]),
  );
}
