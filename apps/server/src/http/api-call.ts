import { createRoute } from "@hono/zod-openapi";
import type { Locale } from "@noren/contract/locales.ts";
import type { ProblemCode } from "@noren/contract/problems.ts";
import type { ParamIn } from "@noren/contract/staff/define-calls.ts";
import type { Context, MiddlewareHandler } from "hono";
import { z } from "zod";
import { refuse, success } from "./answers.ts";
import type { ApiApp, ApiEnv } from "./environment.ts";
import { limited } from "./limit.ts";
import { documented, type OperationText } from "./operation-text.ts";
import { Refusal } from "./refusal.ts";
import { bareAnswer, jsonAnswer, problemResponses } from "./routes.ts";

/** The answer to a call that had been carried out before: 200 in place of 201. */
export class Repeated<T> {
  readonly answer: T;

  constructor(answer: T) {
    this.answer = answer;
  }
}

type CallInput<Path extends string, Query, Body, Env extends ApiEnv> = {
  c: Context<Env>;
  locale: Locale;
  params: Record<ParamIn<Path>, string>;
  query: Query;
  body: Body;
};

/** One call: its parts, its limits, how it is carried out, and what the API document says of it. */
export type ApiCall<
  Path extends string,
  Answer extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Env extends ApiEnv,
> = OperationText & {
  description?: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: Path;
  /** Passed first, in their order. */
  guards?: readonly MiddlewareHandler[];
  /** Authenticates the caller, before anything is parsed. */
  signIn?: MiddlewareHandler<Env>;
  /** Of the caller, passed before anything is parsed. */
  callerLimit?: MiddlewareHandler | undefined;
  /** By what is sent, passed once it is valid. */
  limits?: readonly MiddlewareHandler[] | undefined;
  query?: Query | undefined;
  /** With its example, which tests run. */
  body?: { schema: Body; example: z.input<Body> } | undefined;
  /** Documents a body that `run` reads itself: a file, or one whose exact bytes are signed. */
  unparsedBody?: Record<string, { schema: object; example?: object }>;
  /** The payload; with `isBare` the whole answer, without envelope (wire.md, Conventions). */
  answer: Answer;
  isBare?: true;
  /** What the answer is, for the API document; `repeated` where `run` may return a `Repeated`. */
  answers: string;
  repeated?: string;
  /** Answers 201 instead of 200. */
  creates?: true | undefined;
  /** `validation_failed` follows from query and body. */
  problems: readonly ProblemCode[];
  /** The right of the desk that it needs. */
  right?: string | undefined;
  run(
    input: CallInput<Path, z.output<Query>, z.output<Body>, Env>,
  ): Promise<z.output<Answer> | Repeated<z.output<Answer>> | Refusal>;
};

/**
 * Adds the route of a call: it authorises, parses, carries out, and encodes what that returned
 * through the answer's schema. An absent query or body is null.
 */
export function addCall<
  Path extends string,
  Answer extends z.ZodType,
  Query extends z.ZodType = z.ZodNull,
  Body extends z.ZodType = z.ZodNull,
  Env extends ApiEnv = ApiEnv,
>(routes: ApiApp, call: ApiCall<Path, Answer, Query, Body, Env>): void {
  const { method, path, tag, summary, description, access, parameters, right } = call;
  const { guards = [], signIn, callerLimit, limits = [], query, body, unparsedBody } = call;
  const { answer, isBare, answers, repeated, creates, problems, run } = call;
  const middleware = [...guards, signIn, callerLimit].filter((each) => each !== undefined);
  const answerOf = isBare ? bareAnswer : jsonAnswer;
  const isParsed = query !== undefined || body !== undefined;
  const route = createRoute({
    method: LOWER[method],
    path,
    ...documented({ tag, summary, access, parameters }),
    ...(description !== undefined && { description }),
    ...(unparsedBody && { requestBody: { content: unparsedBody } }),
    ...(right !== undefined && { "x-right": right }),
    middleware: middleware as MiddlewareHandler[],
    request: {
      ...(path.includes("{") && { params: paramsOf(path) }),
      ...(query && { query: query as unknown as z.ZodObject }),
      // A missing body fails validation.
      ...(body && { body: { required: true, content: { "application/json": body } } }),
    },
    responses: {
      [creates ? 201 : 200]: answerOf(answers, answer),
      ...(repeated !== undefined && { 200: answerOf(repeated, answer) }),
      ...problemResponses(...problems, ...(isParsed ? (["validation_failed"] as const) : [])),
    },
  });
  routes.openapi(route, (context) => {
    const c = context as unknown as Context<ApiEnv>;
    const valid = (part: "query" | "json") => c.req.valid(part as never);
    return limited(c, limits, async () => {
      const result = await run({
        c: c as unknown as Context<Env>,
        locale: c.get("locale"),
        params: c.req.param() as never,
        query: (query ? valid("query") : null) as z.output<Query>,
        body: (body ? valid("json") : null) as z.output<Body>,
      });
      if (result instanceof Refusal) return refuse(c, result.problem);
      const isRepeated = result instanceof Repeated;
      const encoded = z.encode(answer, isRepeated ? result.answer : result);
      return c.json(isBare ? encoded : success(encoded), creates && !isRepeated ? 201 : 200);
    });
  });
}

const LOWER = { GET: "get", POST: "post", PUT: "put", PATCH: "patch", DELETE: "delete" } as const;

function paramsOf(path: string) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, z.string()]);
  return z.object(Object.fromEntries(names));
}
