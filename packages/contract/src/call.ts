import type { z } from "zod";
import type { RequestBody, Response, Security } from "./contents.ts";

/** A call of the REST API as an OpenAPI operation, with schemas of zod. Paths are relative to `/api`. */
export interface Operation {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  readonly path: string;
  readonly tags: string[];
  readonly summary: string;
  readonly description?: string;
  /** Absent for a call that needs no token. */
  readonly security?: Security;
  readonly request: {
    readonly params?: z.ZodObject;
    readonly query?: z.ZodObject;
    readonly headers?: z.ZodObject;
    readonly body?: RequestBody;
  };
  readonly responses: Readonly<Record<number, Response>>;
}

/** A call of the REST API: what the server serves and documents, and how a client reads its responses. */
export interface Call<Served extends Operation = Operation, Read = unknown> {
  readonly operation: Served;
  /** Parses the response to a call that succeeded. It may accept more than `operation` documents (§3). */
  readonly answer: z.ZodType<Read>;
}

type SchemaOf<R> = R extends { content: { "application/json": { schema: infer S extends z.ZodType } } } ? S : never;
/** The schema of the response to a call that succeeded. */
type Documented<O extends Operation> = O["responses"] extends { 200: infer R }
  ? SchemaOf<R>
  : O["responses"] extends { 201: infer R }
    ? SchemaOf<R>
    : O["responses"] extends { 202: infer R }
      ? SchemaOf<R>
      : never;

/**
 * Defines a call.
 * @param answer See `Call`. @default the documented schema of the response with a status of success
 */
export function defineCall<P extends string, O extends Operation & { path: P }>(
  operation: O,
): Call<O, z.output<Documented<O>>>;
export function defineCall<P extends string, O extends Operation & { path: P }, Read>(
  operation: O,
  answer: z.ZodType<Read>,
): Call<O, Read>;
export function defineCall(operation: Operation, answer?: z.ZodType): Call {
  const { 200: ok, 201: created, 202: accepted } = operation.responses;
  const documented = (ok ?? created ?? accepted)?.content?.["application/json"]?.schema;
  const schema = answer ?? documented;
  if (schema === undefined) throw new Error(`${operation.method} ${operation.path} has no JSON response`);
  return { operation, answer: schema };
}

/** A call that responds with a file, which no client parses. */
export interface FileCall<Served extends Operation = Operation> {
  readonly operation: Served;
}

export const defineFile = <P extends string, O extends Operation & { path: P }>(operation: O): FileCall<O> => ({
  operation,
});

/** A value as a caller may pass it: lists and objects may be read-only. */
type ReadOnly<T> = T extends readonly (infer Item)[]
  ? readonly ReadOnly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: ReadOnly<T[Key]> }
    : T;

type Given<Key extends string, Request, Value> = Key extends keyof Request
  ? { readonly [K in Key]: Value }
  : { readonly [K in Key]?: undefined };

type ParametersOf<O extends Operation> = O["request"] extends { params: infer S extends z.ZodType }
  ? ReadOnly<z.output<S>>
  : never;
type QueryOf<O extends Operation> = O["request"] extends { query: infer S extends z.ZodType }
  ? { readonly [Key in keyof z.output<S>]?: ReadOnly<z.output<S>[Key]> | undefined }
  : never;
type BodyOf<O extends Operation> = O["request"] extends { body: { content: infer C } }
  ? ReadOnly<z.input<SchemaOf<{ content: C }>>>
  : never;

/** What a client passes to some call: the parameters of its path, its query, and its body. */
export interface AnyRequest {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
}

/** What a client passes to a call. */
export type RequestOf<O extends Operation> = AnyRequest &
  Given<"params", O["request"], ParametersOf<O>> &
  Given<"body", O["request"], BodyOf<O>> & { readonly query?: QueryOf<O> };
