import { randomUUID } from "node:crypto";
import { INITIAL_FILTERS } from "@flaneur/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { repetitions } from "../../../tests/setup/campaign.ts";
import { createDocuments } from "../../gateway/src/documents/documents.ts";
import { listingVariables } from "../src/places/listing.ts";
import { persistedDocuments } from "./documents/persisted-documents.ts";
import { closeServers, startApp } from "./testing/servers.ts";

/** Sunday, 22 November 2026, 15:30. */
const NOW = { day: 20_779, minute: 930 };
const ROUNDS = repetitions(60, 5_000);
/** Requests at the same time. */
const AT_ONCE = 6;
const HERE = { latitude: 48.8643217, longitude: 2.3690418, mode: "WALKING" };

const DOCUMENTS = await persistedDocuments();
const idOf = (name: string): string => DOCUMENTS.find((document) => document.name === name)?.id ?? "";

const Node = z.looseObject({
  id: z.string(),
  isFavorite: z.boolean().nullish(),
  travelTime: z.unknown().optional(),
});
const Listing = z.object({ data: z.object({ places: z.object({ nodes: z.array(Node) }) }) });
const Account = z.object({ data: z.object({ viewer: z.object({ user: z.object({ username: z.string() }) }) }) });

interface User {
  readonly username: string;
  readonly token: string;
  readonly favorite: string;
}

let url = "";

async function newUser(favorite: string): Promise<User> {
  const username = `${randomUUID()}@example.org`;
  const post = (path: string, body: object, token = "") =>
    fetch(`${url}/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token !== "" && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const { token } = z
    .object({ token: z.string() })
    .parse(await (await post("/auth/signup", { username, password: "pont-neuf" })).json());
  expect((await post("/favorites", { placeId: favorite }, token)).ok).toBe(true);
  return { username, token, favorite };
}

interface Sent {
  readonly name: string;
  readonly variables: object;
  readonly user?: User;
}

function send({ name, variables, user }: Sent, method: "GET" | "POST"): Promise<Response> {
  const headers = {
    accept: "application/json",
    ...(user !== undefined && { authorization: `Bearer ${user.token}` }),
  };
  const documentId = idOf(name);
  if (method === "GET") {
    const search = new URLSearchParams({ documentId, variables: JSON.stringify(variables) });
    return fetch(`${url}/graphql?${search}`, { headers });
  }
  return fetch(`${url}/graphql`, {
    method,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ documentId, variables }),
  });
}

const listingOf = (isSignedIn: boolean) => listingVariables(INITIAL_FILTERS, NOW, isSignedIn);

let users: readonly User[] = [];

beforeAll(async () => {
  url = await startApp({}, { documents: createDocuments(DOCUMENTS, true) });
  const response = await send({ name: "Places", variables: listingOf(false) }, "GET");
  const { nodes } = Listing.parse(await response.json()).data.places;
  users = await Promise.all(nodes.slice(0, 2).map(({ id }) => newUser(id)));
});
afterAll(closeServers);

/** Checks that a visitor's list is kept by caches and holds nothing of a user. */
async function checkVisitor(): Promise<void> {
  const response = await send({ name: "Places", variables: listingOf(false) }, "GET");
  expect(response.headers.get("cache-control")).toMatch(/^public, max-age=60,/);
  const { nodes } = Listing.parse(await response.json()).data.places;
  expect(nodes.filter(({ isFavorite, travelTime }) => isFavorite === true || typeof travelTime === "number")).toEqual(
    [],
  );
}

/** Checks that no cache keeps a user's list, whose hearts are those of the user. */
async function checkUser(user: User, method: "GET" | "POST"): Promise<void> {
  const response = await send({ name: "Places", variables: listingOf(true), user }, method);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const { nodes } = Listing.parse(await response.json()).data.places;
  expect(nodes.filter(({ isFavorite }) => isFavorite === true).map(({ id }) => id)).toEqual([user.favorite]);
}

async function checkAccount(user: User): Promise<void> {
  const response = await send({ name: "Verify", variables: {}, user }, "POST");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(Account.parse(await response.json()).data.viewer.user.username).toBe(user.username);
}

/** Checks that no cache keeps a list with travel times, even if a client sends the position in a URL. */
async function checkPosition(method: "GET" | "POST"): Promise<void> {
  const response = await send({ name: "Places", variables: { ...listingOf(false), origin: HERE } }, method);
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
}

describe("requests of two users and a visitor", () => {
  it(`that are mixed ${ROUNDS} times each have the data of their sender`, async () => {
    const checks = [
      checkVisitor,
      ...users.flatMap((user) => [
        () => checkUser(user, "POST"),
        () => checkUser(user, "GET"),
        () => checkAccount(user),
      ]),
      () => checkPosition("GET"),
      () => checkPosition("POST"),
    ];
    for (let sent = 0; sent < ROUNDS; sent += AT_ONCE) {
      const mixed = Array.from({ length: AT_ONCE }, () => checks[Math.floor(Math.random() * checks.length)]);
      await Promise.all([checkVisitor(), ...mixed.map((check) => check?.())]);
    }
  });
});
