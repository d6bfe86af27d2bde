import type { Operation } from "@flaneur/contract";
import type { Hono } from "hono";
import type { z } from "zod";

type Parsed<Request, Key extends string> = Request extends { readonly [K in Key]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;
type ParsedBody<Request> = Request extends {
  readonly body: { readonly content: { readonly "application/json": { readonly schema: infer S extends z.ZodType } } };
}
  ? z.output<S>
  : undefined;

/** A request that the schemas of its call have accepted. */
interface Accepted<O extends Operation> {
  readonly raw: Request;
  readonly params: Parsed<O["request"], "params">;
  readonly query: Parsed<O["request"], "query">;
  readonly body: ParsedBody<O["request"]>;
}

/** Returns the parameters of a URL. A parameter that is given several times is a list. */
const oneOrMany = (parameters: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );

const refused = (error: string): Response => Response.json({ error, code: "bad_request" }, { status: 400 });

/** Serves a call of the contract. Requests are validated with its schemas, as by the API. */
export function serve<O extends Operation>(
  app: Hono,
  { operation }: { readonly operation: O },
  respond: (request: Accepted<O>) => Response | Promise<Response>,
): void {
  const { method, path, request } = operation;
  app.on(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ":$1"), async ({ req }) => {
    const params = request.params?.safeParse(req.param());
    const query = request.query?.safeParse(oneOrMany(req.queries()));
    const text = request.body === undefined ? "" : await req.text();
    const body = text === "" ? undefined : request.body?.content["application/json"].schema.safeParse(JSON.parse(text));
    for (const part of [params, query, body]) if (part?.success === false) return refused(part.error.message);
    return respond({ raw: req.raw, params: params?.data, query: query?.data, body: body?.data } as Accepted<O>);
  });
}
