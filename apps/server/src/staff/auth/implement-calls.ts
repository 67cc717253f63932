import type { Locale } from "@noren/contract/locales.ts";
import type { ProblemCode } from "@noren/contract/problems.ts";
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
import { addCall } from "../../http/api-call.ts";
import type { ApiEnv } from "../../http/environment.ts";
import { Refusal } from "../../http/refusal.ts";
import { newRoutes } from "../../http/routes.ts";
import { actorOf, DESK_PROBLEMS, type Desk, type DeskCaller, type DeskEnv } from "./desk-auth.ts";

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
    const { summary, example, answers, problems = [], callerLimit, limits, run } = implementation;
    const { method, path, right, query, creates } = definition;
    const body = implementation.body ?? (definition.body && schemaNamed(definition.body));
    const common = right === null ? (["cross_site"] as const) : DESK_PROBLEMS;
    addCall(routes, {
      method,
      path: `${STAFF_ROOT}${path}`,
      tag: "Desk",
      summary,
      parameters: example?.parameters,
      right: right ?? undefined,
      signIn: (right === null ? desk.fromDesk : desk.may(right).middleware) as DeskMiddleware,
      callerLimit,
      limits,
      query: query && schemaNamed(query),
      body: body && { schema: body, example: example?.body },
      answer: definition.answer ? schemaNamed(definition.answer) : z.null(),
      answers,
      creates,
      problems: [...common, ...problems],
      async run({ c, ...parts }) {
        const caller = right === null ? null : c.get("desk");
        // Whoever holds a body back does not keep a session that has ended meanwhile.
        if (body && caller && right !== null && !(await desk.isStillAllowed(caller, right)))
          return new Refusal({ code: "unauthenticated" });
        return run({
          ...(parts as Parts),
          c: c as unknown as Context<ApiEnv>,
          caller: caller as DeskCaller,
          actor: (caller && actorOf(caller.person)) as NonNullable<Actor>,
        });
      },
    });
  }
  return routes;
}

type DeskMiddleware = MiddlewareHandler<DeskEnv>;
type Parts = Pick<CallInput, "locale" | "params" | "query" | "body">;

function schemaNamed(name: SchemaName): z.ZodType {
  const [module, schema] = partsOf(name);
  return SCHEMAS[module][schema as never];
}

/** The numeric id in a path segment; 0, which no row has, if it is not a number. */
export function numberIn(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
