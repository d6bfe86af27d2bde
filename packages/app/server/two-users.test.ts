import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Examples } from "./testing/example-variables.ts";
import { type FieldOperation, mutations, viewerOperations } from "./testing/field-operations.ts";
import { closeServers, startApp } from "./testing/servers.ts";

const PASSWORD = "pont-neuf";
const MARK = "Quincampoix";
const CAMILLES_PLACE = "le-baratin";
const BRUNOS_PLACE = "breizh-cafe-marais";
/** Mutations of a list or view that its link shows to everybody. */
const BY_LINK = ["copySharedList", "keepSharedList"];
/** Mutations that end the caller's session. */
const ENDS_SESSION = ["logOut", "deleteAccount"];

const SignedIn = z.object({ token: z.string() });
const Id = z.object({ id: z.string() });
const Link = z.object({ url: z.string() });
const Errors = z.object({ errors: z.array(z.object({ message: z.string() })).default([]) });

interface Account {
  readonly token: string;
  readonly examples: Examples;
}

let app = "";
beforeAll(async () => {
  app = await startApp();
});
afterAll(closeServers);

async function rest(method: string, path: string, token: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${app}/api${path}`, {
    method,
    headers: { "content-type": "application/json", ...(token !== "" && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return await response.json();
}

async function send({ query, variables }: FieldOperation, token?: string): Promise<string> {
  const response = await fetch(`${app}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  return await response.text();
}

const errorsOf = (response: string): readonly string[] =>
  Errors.parse(JSON.parse(response)).errors.map(({ message }) => message);

/** Signs a user up who has a profile, a favorite, a view and a list, both shared. */
async function settle(placeId: string, mark: string): Promise<Account> {
  const username = `${randomUUID()}@example.org`;
  const { token } = SignedIn.parse(await rest("POST", "/auth/signup", "", { username, password: PASSWORD }));
  await rest("PUT", "/auth/profile", token, { displayName: `Name ${mark}` });
  await rest("POST", "/favorites", token, { placeId });
  const view = { name: `View ${mark}`, description: `Description ${mark}`, filters: { search: `Search ${mark}` } };
  const { id: viewId } = Id.parse(await rest("POST", "/views", token, view));
  const list = { name: `List ${mark}`, note: `Note ${mark}`, places: [{ placeId, note: `Entry ${mark}` }] };
  const { id: listId } = Id.parse(await rest("POST", "/lists", token, list));
  await rest("POST", `/views/${viewId}/share`, token, { sharedBy: `Sharer ${mark}` });
  const { url } = Link.parse(await rest("POST", `/lists/${listId}/share`, token, { sharedBy: `Sharer ${mark}` }));
  const link = url.slice(url.lastIndexOf("/") + 1);
  const passwords = { password: PASSWORD, currentPassword: PASSWORD, newPassword: "pont-des-arts" };
  const ids = { placeId, placeIds: [placeId], entryId: placeId, listId, viewId, ids: [viewId], token: link };
  return { token, examples: { ...ids, ...passwords, name: "Bruno's", note: "Bruno's", isFavorite: false } };
}

/** Examples whose `id` is that of the view, and examples whose `id` is that of the list. */
const bothIds = ({ examples }: Account): readonly Examples[] =>
  [examples.viewId, examples.listId].map((id) => ({ ...examples, id }));

/** Everything that an account has stored, as its owner reads it. */
async function stored({ token, examples: { listId, viewId } }: Account): Promise<readonly unknown[]> {
  const paths = ["/auth/profile", "/favorites", "/views", `/views/${viewId}/share`, "/lists", `/lists/${listId}`];
  return await Promise.all(paths.map((path) => rest("GET", path, token)));
}

/** The data of a viewer without ids and times, which differ between two accounts with the same data. */
const comparable = (text: string): string =>
  text
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "ID")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME")
    .replace(/\/(lists|views)\/[\w-]{16,}/g, "/$1/LINK");

describe("the graph of two users", () => {
  it("shows in no field of the viewer what the other user owns, even to a caller who knows the ids", async () => {
    const bruno = await settle(BRUNOS_PLACE, "Bruno");
    const nothing = { ...bruno.examples, id: randomUUID() };
    const before = new Map<string, string>();
    for (const operation of viewerOperations(nothing)) {
      before.set(operation.name, comparable(await send(operation, bruno.token)));
    }
    const camille = await settle(CAMILLES_PLACE, MARK);
    for (const examples of bothIds(camille)) {
      for (const operation of viewerOperations(examples)) {
        // Camille sends the same request before, so that a kept result of hers could be found.
        const hers = await send(operation, camille.token);
        const his = await send(operation, bruno.token);
        expect([operation.name, errorsOf(hers)]).toEqual([operation.name, []]);
        expect([operation.name, his.includes(MARK)]).toEqual([operation.name, false]);
        expect([operation.name, comparable(his)]).toEqual([operation.name, before.get(operation.name)]);
        expect(await send(operation)).not.toContain(MARK);
      }
    }
  });

  it("changes by no mutation what the other user owns, even for a caller who knows the ids", async () => {
    const camille = await settle(CAMILLES_PLACE, MARK);
    const owned = await stored(camille);
    let bruno = await settle(BRUNOS_PLACE, "Bruno");
    for (const examples of bothIds(camille)) {
      for (const operation of mutations(examples)) {
        const response = await send(operation, bruno.token);
        expect([operation.name, errorsOf(response)]).toEqual([operation.name, []]);
        expect([operation.name, await stored(camille)]).toEqual([operation.name, owned]);
        if (!BY_LINK.includes(operation.name)) expect([operation.name, response]).not.toContain(MARK);
        if (ENDS_SESSION.includes(operation.name)) bruno = await settle(BRUNOS_PLACE, "Bruno");
      }
    }
  });
});
