import { randomUUID } from "node:crypto";
import { INITIAL_FILTERS } from "@flaneur/domain";
import { createGateway } from "@flaneur/gateway";
import { createLogger } from "@flaneur/server-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SetFavoriteMutation } from "../src/features/favorites/favorite-change.graphql.ts";
import { FavoritesQuery } from "../src/features/places/favorites.graphql.ts";
import { listingVariables } from "../src/features/places/listing.ts";
import { placeVariables } from "../src/features/places/place-detail.actors.ts";
import { PlaceQuery, PlacesQuery } from "../src/features/places/places.graphql.ts";
import {
  CreateViewMutation,
  DeleteViewMutation,
  MoveViewMutation,
  UpdateViewMutation,
  ViewsQuery,
} from "../src/features/views/views.graphql.ts";
import { type GraphDocument, textOf } from "../src/graph/graphql.ts";
import { resultOf } from "../src/graph/problem.ts";
import { ChangePasswordMutation } from "../src/session/account.graphql.ts";
import { LogOutMutation, VerifyQuery } from "../src/session/auth.graphql.ts";
import { LogInMutation, SignUpMutation } from "../src/session/sign-in.graphql.ts";
import { closeServers, listen, startApp } from "./testing/servers.ts";

/** Sunday, 22 November 2026, 15:30. */
const NOW = { day: 20_779, minute: 930 };

const calls: string[] = [];
let graph = "";

/** Starts the REST API with a new database, and a gateway whose calls of the REST API are counted. */
beforeAll(async () => {
  const api = await startApp();
  const logger = createLogger("silent");
  const counted = (request: Request) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    return fetch(request);
  };
  graph = `${await listen(createGateway({ fetch: counted, apiUrl: api, logger }))}/graphql`;
});
afterAll(closeServers);
beforeEach(() => {
  calls.length = 0;
});

async function send<Data, Variables>(
  document: GraphDocument<Data, Variables>,
  variables: Variables,
  token?: string,
): Promise<{ data: Data; errors?: readonly { extensions: { code: string } }[] }> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(graph, {
    method: "POST",
    headers: { "content-type": "application/json", ...authorization },
    body: JSON.stringify({ query: textOf(document), variables }),
  });
  return await response.json();
}

const PASSWORD = "pont-neuf";

async function newUser(): Promise<{ username: string; token: string }> {
  const username = `${randomUUID()}@example.org`;
  const { data } = await send(SignUpMutation, { username, password: PASSWORD });
  return { username, token: resultOf(data.signUp).token };
}

const LISTING = listingVariables(INITIAL_FILTERS, NOW);
const VIEW = {
  name: "Rainy Sundays",
  filters: { types: ["Bar"], tags: ["Terrace"], search: "zinc", maxTravelTime: 30 },
};

async function placeIds(): Promise<readonly string[]> {
  const { data } = await send(PlacesQuery, LISTING);
  return data.places.nodes.map(({ id }) => id);
}

describe("the screens' queries", () => {
  it("make at most two REST calls for the listing of a signed-out visitor", async () => {
    await send(PlacesQuery, LISTING);
    expect(calls.length).toBeLessThanOrEqual(2);
  });

  it("make at most four REST calls each for the listing and for the page of a place when the user is signed in", async () => {
    const { token } = await newUser();
    calls.length = 0;
    const { data } = await send(PlacesQuery, listingVariables(INITIAL_FILTERS, NOW, true), token);
    expect(data.places.nodes.every((place) => "isFavorite" in place && place.isFavorite === false)).toBe(true);
    expect(calls.length).toBeLessThanOrEqual(4);
    calls.length = 0;
    const { data: one } = await send(PlaceQuery, placeVariables(data.places.nodes[0]?.id ?? "", true), token);
    expect(one.place?.place).toMatchObject({ isFavorite: false });
    expect(calls.length).toBeLessThanOrEqual(4);
  });

  it("make one REST call for five favorites with their pictures", async () => {
    const { token } = await newUser();
    for (const placeId of (await placeIds()).slice(0, 5))
      await send(SetFavoriteMutation, { placeId, isFavorite: true }, token);
    calls.length = 0;
    const { data } = await send(FavoritesQuery, { filters: {}, page: 1, limit: 48 }, token);
    expect(data.viewer?.favorites.nodes.map(({ isFavorite }) => isFavorite)).toEqual(Array(5).fill(true));
    expect(calls).toEqual(["GET /api/favorites/places"]);
    // The facets count favorites only, not all places.
    const counts = data.viewer?.favorites.facets?.types.map(({ count }) => count) ?? [];
    expect(counts.length).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThanOrEqual(5);
  });
});

describe("an account", () => {
  it("can be created only once, and its token is invalid after signing out", async () => {
    const { username, token } = await newUser();
    const again = await send(SignUpMutation, { username, password: PASSWORD });
    expect(again.data.signUp).toMatchObject({ code: "EMAIL_TAKEN" });
    const verified = await send(VerifyQuery, {}, token);
    expect(verified.data.viewer?.user.username).toBe(username);
    const second = await send(LogInMutation, { username, password: PASSWORD });
    expect(second.data.logIn).toMatchObject({ user: { username } });
    expect((await send(LogOutMutation, {}, token)).data.logOut).toEqual({});
    expect((await send(LogOutMutation, {}, token)).data.logOut).toMatchObject({ code: "NOT_SIGNED_IN" });
    expect((await send(VerifyQuery, {}, token)).errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
  });

  it("cannot be created with a malformed email and password, or signed in to with a wrong password", async () => {
    const malformed = await send(SignUpMutation, { username: "camille", password: "12345" });
    expect(malformed.data.signUp).toMatchObject({
      code: "VALIDATION_FAILED",
      fields: [
        { field: "username", message: "Please provide a valid email address" },
        { field: "password", message: "Password must be at least 6 characters" },
      ],
    });
    const { username } = await newUser();
    const wrong = await send(LogInMutation, { username, password: "pont-des-arts" });
    expect(wrong.data.logIn).toMatchObject({ code: "INVALID_CREDENTIALS" });
  });

  it("keeps its session after a change of password, and after an attempt with a wrong password", async () => {
    const { token } = await newUser();
    const wrong = { currentPassword: "pont-des-arts", newPassword: "pont-marie" };
    const { data } = await send(ChangePasswordMutation, wrong, token);
    expect(data.changePassword).toMatchObject({ code: "WRONG_PASSWORD" });
    const right = await send(ChangePasswordMutation, { ...wrong, currentPassword: PASSWORD }, token);
    expect(right.data.changePassword).toEqual({});
    expect((await send(VerifyQuery, {}, token)).errors).toBeUndefined();
  });
});

describe("favorites", () => {
  it("belong to one user, and setting a favorite twice has no further effect", async () => {
    const [one, other] = [await newUser(), await newUser()];
    const [placeId = ""] = await placeIds();
    for (const isFavorite of [true, true, false, false]) {
      const { data } = await send(SetFavoriteMutation, { placeId, isFavorite }, one.token);
      expect(data.setFavorite).toEqual({ place: { id: placeId, isFavorite } });
    }
    await send(SetFavoriteMutation, { placeId, isFavorite: true }, one.token);
    const favoritesOf = async (token: string) =>
      (await send(FavoritesQuery, { filters: {}, page: 1, limit: 48 }, token)).data.viewer?.favorites.pagination.total;
    expect([await favoritesOf(one.token), await favoritesOf(other.token)]).toEqual([1, 0]);
  });

  it("are refused for an unknown place, and for a request without a token", async () => {
    const { token } = await newUser();
    const [placeId = ""] = await placeIds();
    const nowhere = await send(SetFavoriteMutation, { placeId: "nowhere", isFavorite: true }, token);
    expect(nowhere.data.setFavorite).toMatchObject({ code: "PLACE_NOT_FOUND" });
    const nobody = await send(SetFavoriteMutation, { placeId, isFavorite: true });
    expect(nobody.data.setFavorite).toMatchObject({ code: "NOT_SIGNED_IN", message: "Please sign in first" });
  });
});

describe("views", () => {
  async function create(token: string, input: object = {}) {
    const { data } = await send(CreateViewMutation, { input: { ...VIEW, ...input } }, token);
    return resultOf(data.createView).view;
  }

  it("are saved with all fields of the form, and in the order that the user chooses", async () => {
    const { token } = await newUser();
    const first = await create(token, { description: "With a roof" });
    const second = await create(token, { name: "Late" });
    expect(first).toMatchObject({ description: "With a roof", filters: { ...VIEW.filters, arrondissements: [] } });
    const moved = await send(MoveViewMutation, { id: second.id, before: first.id }, token);
    expect(moved.data.moveView).toMatchObject({ views: [{ name: "Late" }, { name: "Rainy Sundays" }] });
    const { data } = await send(ViewsQuery, {}, token);
    expect(data.viewer?.views.map(({ id }) => id)).toEqual([second.id, first.id]);
    const missing = await send(MoveViewMutation, { id: randomUUID(), before: first.id }, token);
    expect(missing.data.moveView).toMatchObject({ code: "VIEW_NOT_FOUND" });
  });

  it("keep the fields that a change does not name, and refuse a blank name", async () => {
    const { token } = await newUser();
    const { id } = await create(token, { description: "With a roof" });
    const updated = await send(UpdateViewMutation, { id, name: "Sunny Sundays" }, token);
    expect(updated.data.updateView).toMatchObject({
      view: { name: "Sunny Sundays", description: "With a roof" },
    });
    const unnamed = await send(UpdateViewMutation, { id, name: " " }, token);
    expect(unnamed.data.updateView).toMatchObject({ code: "VALIDATION_FAILED" });
  });

  it("cannot be read, changed or deleted by another account", async () => {
    const [one, other] = [await newUser(), await newUser()];
    const { id } = await create(one.token);
    expect((await send(ViewsQuery, {}, other.token)).data.viewer?.views).toEqual([]);
    const foreign = await send(UpdateViewMutation, { id, name: "Mine" }, other.token);
    expect(foreign.data.updateView).toMatchObject({ code: "VIEW_NOT_FOUND" });
    const deleted = await send(DeleteViewMutation, { id }, other.token);
    expect(deleted.data.deleteView).toMatchObject({ code: "VIEW_NOT_FOUND" });
    expect((await send(DeleteViewMutation, { id }, one.token)).data.deleteView).toEqual({
      id,
    });
    expect((await send(DeleteViewMutation, { id }, one.token)).data.deleteView).toMatchObject({
      code: "VIEW_NOT_FOUND",
    });
  });

  it("are refused when the user already has 100 views", async () => {
    const { token } = await newUser();
    for (let i = 0; i < 100; i += 1) await create(token);
    const { data } = await send(CreateViewMutation, { input: VIEW }, token);
    expect(data.createView).toMatchObject({ code: "TOO_MANY_VIEWS" });
  });
});
