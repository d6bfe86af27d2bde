import { z } from "zod";

const Response = z.object({
  elements: z.array(z.object({ type: z.enum(["node", "way", "relation"]), id: z.number() })),
  remark: z.string().optional(),
});

export type ReadResponse =
  | { readonly kind: "whole" /** Ids such as `node/1`. */; readonly ids: readonly string[] }
  /** The server has stopped the query, and says why. */
  | { readonly kind: "stopped"; readonly remark: string }
  | { readonly kind: "cut" };

/** Reads the body of a response of an Overpass server. */
export function readResponse(body: Uint8Array): ReadResponse {
  const response = Response.safeParse(parsed(new TextDecoder().decode(body)));
  if (!response.success) return { kind: "cut" };
  const { elements, remark } = response.data;
  if (remark !== undefined) return { kind: "stopped", remark };
  return { kind: "whole", ids: elements.map(({ type, id }) => `${type}/${id}`) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
