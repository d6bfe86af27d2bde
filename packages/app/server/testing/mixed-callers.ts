/** Two users and a visitor, whose requests are mixed to find out whether one of them receives data of another. */
import { randomUUID } from "node:crypto";
import { INITIAL_FILTERS } from "@flaneur/domain";
import { expect } from "vitest";
import { z } from "zod";
import { listingVariables } from "../../src/features/places/listing.ts";
import { persistedDocuments } from "../documents/persisted-documents.ts";

/** Sunday, 22 November 2026, 15:30. */
const NOW = { day: 20_779, minute: 930 };
/** The number of random checks at a time. One more request, for a visitor's list, is sent with them. */
const AT_ONCE = 6;
const HERE = { latitude: 48.8643217, longitude: 2.3690418, mode: "WALKING" };

const Node = z.looseObject({
  id: z.string(),
  isFavorite: z.boolean().nullish(),
  travelTime: z.unknown().optional(),
});
const Listing = z.object({ data: z.object({ places: z.object({ nodes: z.array(Node) }) }) });
const Favorites = z.object({ data: z.array(z.object({ placeId: z.string() })) });
const Account = z.object({ data: z.object({ viewer: z.object({ user: z.object({ username: z.string() }) }) }) });

interface User {
  readonly username: string;
  readonly token: string;
  readonly favorite: string;
}

interface Sent {
  readonly name: string;
  readonly variables: object;
  readonly user?: User;
}

const listingOf = (isSignedIn: boolean) => listingVariables(INITIAL_FILTERS, NOW, isSignedIn);

/**
 * Signs two users up at the product at `url`, each with a favorite of their own. Resolves with an object whose `mix`
 * sends mixed requests.
 */
export async function mixedCallers(url: string) {
  const ids = new Map((await persistedDocuments()).map(({ name, id }) => [name, id]));

  function send({ name, variables, user }: Sent, method: "GET" | "POST"): Promise<Response> {
    const headers = {
      accept: "application/json",
      ...(user !== undefined && { authorization: `Bearer ${user.token}` }),
    };
    const documentId = ids.get(name) ?? "";
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

  /** Checks that caches may keep a visitor's list, and that the list contains nothing of a user. */
  async function checkVisitor(): Promise<void> {
    const response = await send({ name: "Places", variables: listingOf(false) }, "GET");
    expect(response.headers.get("cache-control")).toMatch(/^public, max-age=60,/);
    const { nodes } = Listing.parse(await response.json()).data.places;
    expect(nodes.filter(({ isFavorite, travelTime }) => isFavorite === true || typeof travelTime === "number")).toEqual(
      [],
    );
  }

  /** Checks that no cache may keep a user's list, and that the list marks only this user's favorite. */
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

  /** Checks that the REST API sends a user's own favorites, and that no shared cache may keep them. */
  async function checkFavorites({ token, favorite }: User): Promise<void> {
    const response = await fetch(`${url}/api/favorites`, { headers: { authorization: `Bearer ${token}` } });
    expect(response.headers.get("cache-control")).toMatch(/no-store|private/);
    expect(Favorites.parse(await response.json()).data.map(({ placeId }) => placeId)).toEqual([favorite]);
  }

  /** Checks that no cache may keep a list with travel times, even if a client sends the position in a URL. */
  async function checkPosition(method: "GET" | "POST"): Promise<void> {
    const response = await send({ name: "Places", variables: { ...listingOf(false), origin: HERE } }, method);
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  }

  const response = await send({ name: "Places", variables: listingOf(false) }, "GET");
  const { nodes } = Listing.parse(await response.json()).data.places;
  const users = await Promise.all(nodes.slice(0, 2).map(({ id }) => newUser(id)));

  /** Checks that the page contains no token or username, whatever token and cookies its request has. */
  async function checkPage(user?: User): Promise<void> {
    const headers = {
      accept: "text/html",
      ...(user !== undefined && { authorization: `Bearer ${user.token}`, cookie: `session=${user.token}` }),
    };
    const page = await fetch(`${url}/`, { headers });
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(users.filter(({ token, username }) => html.includes(token) || html.includes(username))).toEqual([]);
  }

  const checks = [
    checkVisitor,
    () => checkPage(),
    ...users.flatMap((user) => [
      () => checkUser(user, "POST"),
      () => checkUser(user, "GET"),
      () => checkAccount(user),
      () => checkFavorites(user),
      () => checkPage(user),
    ]),
    () => checkPosition("GET"),
    () => checkPosition("POST"),
  ];
  return {
    /** Sends at least this number of random requests, several at a time, and checks each response. */
    mix: async (requests: number): Promise<void> => {
      for (let sent = 0; sent < requests; sent += AT_ONCE) {
        const mixed = Array.from({ length: AT_ONCE }, () => checks[Math.floor(Math.random() * checks.length)]);
        await Promise.all([checkVisitor(), ...mixed.map((check) => check?.())]);
      }
    },
  };
}
