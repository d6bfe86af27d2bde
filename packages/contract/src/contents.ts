import { z } from "zod";

/** The content of a response or request by its media type. */
interface Content {
  readonly schema: z.ZodType;
  readonly example?: unknown;
}

export interface RequestBody {
  readonly required: boolean;
  readonly content: { readonly "application/json": Content };
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly description?: string; readonly schema: object }>>;
  readonly content?: Readonly<Record<string, Content>>;
}

export type Security = { [scheme: string]: string[] }[];
/** The security of calls that need a signed-in user, and of calls that need the token of an operator. */
export const BEARER: Security = [{ bearer: [] }];
export const ADMIN: Security = [{ admin: [] }];

/** Returns the JSON content of a request or response. */
export const json = <T extends z.ZodType>(schema: T) => ({ "application/json": { schema } });

/** The content of a file that is no text. */
export const binary = { schema: z.string().meta({ format: "binary" }) };

/** Returns the required JSON body of a request. */
export const body = <T extends z.ZodType>(schema: T) => ({ required: true, content: json(schema) });

/** The query of a call without parameters: any parameter is refused. */
export const noQuery = z.strictObject({});
