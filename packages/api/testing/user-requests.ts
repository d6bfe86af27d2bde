/** Requests for every call on a user's data, derived from the OpenAPI document: a new call needs no line here. */
import { PLACE_EXAMPLE } from "@flaneur/contract";
import { z } from "zod";
import { PASSWORD, signUp, type TestApi } from "./api.ts";
import type { ApiDocument, Operation } from "./operations.ts";
import type { JsonSchema } from "./schema-arbitraries.ts";

/** What one user owns. Each text that the user has typed contains `mark`. */
export interface Belongings {
  readonly userId: string;
  readonly token: string;
  readonly placeId: string;
  readonly viewId: string;
  readonly listId: string;
  /** The token of the link to the list. */
  readonly link: string;
}

/** Ids that belong to no one, in the form of `Belongings`. */
export const NOTHING = {
  viewId: "0b6f5a57-0000-4000-8000-000000000000",
  listId: "0b6f5a57-0000-4000-8000-000000000001",
  link: "A".repeat(22),
} as const;

/** The data of a user that a request names. */
export type Named = Pick<Belongings, "placeId" | "viewId" | "listId" | "link">;

/** Returns the calls that only a signed-in user can send. */
export const callsOfUsers = ({ operations }: ApiDocument): readonly Operation[] =>
  operations.filter(({ security = [] }) => security.some((scheme) => "bearer" in scheme));

const Id = z.object({ id: z.string() });
const Link = z.object({ url: z.string() });

/** Signs a user up who has a profile, a favorite, a view and a list, both shared. */
export async function settle(api: TestApi, placeId: string, mark: string): Promise<Belongings> {
  const { token, user } = await signUp(api);
  const home = { latitude: 48.8519, longitude: 2.3811, address: `1 Rue ${mark}` };
  await api.put("/auth/profile", { displayName: `Name ${mark}`, locale: "fr-FR", homeLocation: home }, token);
  await api.post("/favorites", { placeId }, token);
  const view = { name: `View ${mark}`, description: `Description ${mark}`, filters: { search: `Search ${mark}` } };
  const { id: viewId } = Id.parse(await (await api.post("/views", view, token)).json());
  const list = { name: `List ${mark}`, note: `Note ${mark}`, places: [{ placeId, note: `Entry ${mark}` }] };
  const { id: listId } = Id.parse(await (await api.post("/lists", list, token)).json());
  await api.patch(`/lists/${listId}`, { walk: `places=${mark}` }, token);
  await api.post(`/views/${viewId}/share`, { sharedBy: `Sharer ${mark}` }, token);
  const shared = await api.post(`/lists/${listId}/share`, { sharedBy: `Sharer ${mark}` }, token);
  const { url } = Link.parse(await shared.json());
  return { userId: user.id, token, placeId, viewId, listId, link: url.slice(url.lastIndexOf("/") + 1) };
}

/** Returns the example of a schema with the named ids in the place of the ids of the example. */
function bodyOf(schema: JsonSchema, { operations: _, resolve }: ApiDocument, path: string, named: Named): string {
  const { example } = schema.$ref === undefined ? schema : resolve(schema.$ref);
  const ids = path.startsWith("/api/views") ? [named.viewId] : undefined;
  return JSON.stringify(example, (key, value: unknown) =>
    key === "ids" ? ids : key === "currentPassword" || key === "password" ? PASSWORD : value,
  ).replaceAll(PLACE_EXAMPLE.id, named.placeId);
}

/** Sends a call with the example of its body, about the named data. */
export function sendAbout(api: TestApi, document: ApiDocument, call: Operation, named: Named, token?: string) {
  const ids: Readonly<Record<string, string>> = {
    placeId: named.placeId,
    entryId: named.placeId,
    token: named.link,
    id: call.path.startsWith("/api/views") ? named.viewId : named.listId,
  };
  const path = call.path.replace(/\{([^}]+)\}/g, (_, name: string) => ids[name] ?? "unknown").replace(/^\/api/, "");
  const schema = call.requestBody?.content["application/json"].schema;
  return api.send(call.method, path, {
    token,
    ...(schema !== undefined && { body: bodyOf(schema, document, call.path, named) }),
  });
}
