import { createRoute } from "@hono/zod-openapi";
import type { Locale } from "@noren/contract/locales.ts";
import type { Problem, ProblemCode } from "@noren/contract/problems.ts";
import {
  type CallDefinition,
  type CallDefinitions,
  type ParamIn,
  type ParsedPart,
  STAFF_ROOT,
} from "@noren/contract/staff/define-calls.ts";
import type { StaffRight } from "@noren/contract/staff/roles.ts";
import {
  partsOf,
  SCHEMA_MODULES,
  type SchemaModules,
  type SchemaName,
  type SchemaNamed,
} from "@noren/contract/staff/schema-modules.ts";
import type { Context, MiddlewareHandler } from "hono";
import { z } from "zod";
import type { Actor } from "../../audit/audit.ts";
import { documented } from "../../documentation/operation-text.ts";
import { refuse, success } from "../../http/answers.ts";
import type { ApiEnv } from "../../http/environment.ts";
import { limited } from "../../http/limit.ts";
import { jsonAnswer, jsonRequest, newRoutes, problemResponses } from "../../http/routes.ts";
import {
  actorOf,
  type Desk,
  type DeskCaller,
  type DeskEnv,
  deskProblemResponses,
} from "./desk-auth.ts";

/** A call that is refused; returned in place of its answer. */
export class Refusal {
  readonly problem: Problem;

  constructor(problem: Problem) {
    this.problem = problem;
  }
}

export const NOT_FOUND = new Refusal({ code: "not_found" });

type GuardedCall = CallDefinition & { right: StaffRight };

/** Null in a call that needs no sign-in. */
type IfSignedIn<D extends CallDefinition, Value> = D["right"] extends StaffRight ? Value : null;

/** What a call is carried out with: its sender, and its parts parsed by the definition's schemas. */
export type CallInput<D extends CallDefinition = GuardedCall> = {
  c: Context<ApiEnv>;
  caller: IfSignedIn<D, DeskCaller>;
  actor: IfSignedIn<D, NonNullable<Actor>>;
  locale: Locale;
  params: Record<ParamIn<D["path"]>, string>;
  query: ParsedPart<D, "query">;
  body: ParsedPart<D, "body">;
};

type Limits<D extends CallDefinition> = D["right"] extends StaffRight
  ? {
      /** Of the caller, passed before a body is read. */
      callerLimit?: MiddlewareHandler;
    }
  : {
      /** By what a stranger sends, passed once it is valid. */
      limits: readonly MiddlewareHandler[];
    };

/** What the API document says of a call; its example is run by tests. */
type Documented<D extends CallDefinition> = { summary: string } & (D extends Record<
  "body",
  infer Name
>
  ? { example: { parameters?: ExampleParameters; body: z.input<SchemaNamed<Name>> } }
  : { example?: { parameters: ExampleParameters } });

/** Of the path and of the query. */
type ExampleParameters = Record<string, string>;

/** How the server carries out a call. */
export type Implementation<D extends CallDefinition> = Limits<D> &
  Documented<D> & {
    /** What the answer is, for the API document. */
    answers: string;
    /** Beyond those of every call, and `validation_failed` where a part is parsed. */
    problems?: readonly ProblemCode[];
    /** Stricter than the definition's, by what only the server knows. */
    body?: z.ZodType<ParsedPart<D, "body">>;
    run(input: CallInput<D>): Promise<ParsedPart<D, "answer"> | Refusal>;
  };

type AnyImplementation = Omit<Implementation<GuardedCall>, "example"> &
  Partial<Limits<CallDefinition & { right: null }>> & {
    example?: { parameters?: ExampleParameters; body?: unknown };
  };

/** One for each definition: a missing or an unknown one does not compile. */
export type Implementations<Calls extends CallDefinitions> = {
  [Name in keyof Calls]: Implementation<Calls[Name]>;
};

const SCHEMAS = Object.fromEntries(
  await Promise.all(
    Object.entries(SCHEMA_MODULES).map(async ([name, load]) => [name, await load()] as const),
  ),
) as SchemaModules;

/**
 * The routes of the calls: each authorises, parses, carries out, and encodes what that returned
 * through the answer's schema.
 */
export function implementCalls<Calls extends CallDefinitions>(
  desk: Desk,
  calls: Calls,
  implementations: Implementations<Calls>,
) {
  const routes = newRoutes();
  for (const [name, definition] of Object.entries(calls)) {
    const implementation = implementations[name] as AnyImplementation;
    const {
      summary,
      example,
      answers,
      problems = [],
      callerLimit,
      limits = [],
      run,
    } = implementation;
    const { method, path, right, query, creates } = definition;
    const body = implementation.body ?? (definition.body && schemaNamed(definition.body));
    const answer = definition.answer ? schemaNamed(definition.answer) : z.null();
    const status = creates ? 201 : 200;
    const access = right === null ? { middleware: desk.fromDesk } : desk.may(right);
    const isParsed = query !== undefined || body !== undefined;
    const codes = [...problems, ...(isParsed ? (["validation_failed"] as const) : [])];
    const route = createRoute({
      method: LOWER[method],
      path: `${STAFF_ROOT}${path}`,
      ...documented({ tag: "Desk", summary, parameters: example?.parameters }),
      ...access,
      middleware: [access.middleware, ...(callerLimit ? [callerLimit] : [])],
      request: {
        ...(path.includes("{") && { params: paramsOf(path) }),
        ...(query && { query: schemaNamed(query) as z.ZodObject }),
        ...(body && jsonRequest(body, example?.body)),
      },
      responses: {
        [status]: jsonAnswer(answers, answer),
        ...(right === null
          ? problemResponses("cross_site", ...codes)
          : deskProblemResponses(...codes)),
      },
    });
    routes.openapi(route, (context) => {
      const guarded = context as unknown as Context<DeskEnv>;
      const c = guarded as unknown as Context<ApiEnv>;
      const caller = right === null ? null : guarded.get("desk");
      const valid = (part: "query" | "json") => c.req.valid(part as never);
      return limited(c, limits, async () => {
        // Whoever holds a body back does not keep a session that has ended meanwhile.
        if (body && caller && right !== null && !(await desk.isStillAllowed(caller, right)))
          return refuse(c, { code: "unauthenticated" });
        const result = await run({
          c,
          caller: caller as never,
          actor: (caller && actorOf(caller.person)) as never,
          locale: c.get("locale"),
          params: c.req.param() as never,
          query: (query ? valid("query") : null) as never,
          body: (body ? valid("json") : null) as never,
        });
        if (result instanceof Refusal) return refuse(c, result.problem);
        return c.json(success(z.encode(answer, result as never)), status);
      });
    });
  }
  return routes;
}

const LOWER = { GET: "get", POST: "post", PUT: "put", PATCH: "patch", DELETE: "delete" } as const;

function paramsOf(path: string) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, z.string()]);
  return z.object(Object.fromEntries(names));
}

function schemaNamed(name: SchemaName): z.ZodType {
  const [module, schema] = partsOf(name);
  return SCHEMAS[module][schema as never];
}

/** The numeric id in a path segment; 0, which no row has, if it is not a number. */
export function numberIn(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
