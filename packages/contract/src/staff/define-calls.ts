import type { z } from "zod";
import { type BareCall, loadedReader, type Reply } from "../call.ts";
import type { StaffRight } from "./roles.ts";
import { partsOf, SCHEMA_MODULES, type SchemaName, type SchemaNamed } from "./schema-modules.ts";

/** All calls of the desk are below it. */
export const STAFF_ROOT = "/v2/staff";

/** One call of the desk, for its client and for the server, which both derive from it. */
export type CallDefinition = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `STAFF_ROOT`, its parameters in braces. */
  path: `/${string}`;
  /** Who may call it; null: anybody, without signing in. */
  right: StaffRight | null;
  query?: SchemaName;
  body?: SchemaName;
  /** Of the payload; without one it is null. */
  answer?: SchemaName;
  /** Answers 201 instead of 200. */
  creates?: true;
  /** How long the client waits for the answer, if not as long as for others. */
  timeoutMs?: number;
};

export type CallDefinitions = Record<string, CallDefinition>;

/** The names of a path's parameters. */
export type ParamIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamIn<Rest>
  : never;

/** What is inside once a part of the call was parsed; an absent answer is null. */
export type ParsedPart<D, Part extends "query" | "body" | "answer"> =
  D extends Record<Part, infer Name> ? z.output<SchemaNamed<Name>> : null;

/** A part of which every field may be absent may be absent itself. */
type SentPart<D, Part extends "query" | "body"> =
  D extends Record<Part, infer Name>
    ? object extends z.input<SchemaNamed<Name>>
      ? [sent?: z.input<SchemaNamed<Name>>]
      : [sent: z.input<SchemaNamed<Name>>]
    : [];

type SentParams<Path extends string> = Path extends `${string}{${string}}${infer Rest}`
  ? [string | number, ...SentParams<Rest>]
  : [];

/** The parameters of the path in its order, then query and body where the call has them. */
type SentArguments<D extends CallDefinition> = [
  ...SentParams<D["path"]>,
  ...SentPart<D, "query">,
  ...SentPart<D, "body">,
];

export type ClientOf<Calls extends CallDefinitions> = {
  [Name in keyof Calls]: (
    ...sent: SentArguments<Calls[Name]>
  ) => Promise<Reply<ParsedPart<Calls[Name], "answer">>>;
};

/** A typed function for each call. */
export function clientOf<Calls extends CallDefinitions>(
  ask: BareCall,
  calls: Calls,
): ClientOf<Calls> {
  const functions = Object.entries(calls).map(([name, definition]) => [
    name,
    (...sent: unknown[]) => {
      const { method, path, query, body, answer, timeoutMs } = definition;
      const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(String(sent.shift())));
      const search = query ? searchOf(sent.shift()) : "";
      const read = readerOf(answer);
      return ask(method, `${STAFF_ROOT}${filled}${search}`, ({ payload }) => read(payload), {
        body: body && (sent.shift() ?? {}),
        signal: timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs),
      });
    },
  ]);
  return Object.fromEntries(functions);
}

/** Absent fields are left out. */
function searchOf(query: unknown): string {
  const fields = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return `?${new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))}`;
}

/** Parses with a schema, see `loadedReader`. Without a name everything is null. */
export function readerOf<Name extends SchemaName>(name: Name): Reader<z.output<SchemaNamed<Name>>>;
export function readerOf(name: SchemaName | undefined): Reader<unknown>;
export function readerOf(name: SchemaName | undefined): Reader<unknown> {
  if (name === undefined) return async () => null;
  const [module, schema] = partsOf(name);
  const loading: Promise<Record<string, unknown>> = SCHEMA_MODULES[module]();
  return loadedReader(
    loading.then((schemas) => (payload) => (schemas[schema] as z.ZodType).parse(payload)),
  );
}

type Reader<T> = (payload: unknown) => Promise<T>;
