import { describe, expect, it } from "vitest";
import { gatewayFor, type Routes } from "../testing/rest-server.ts";
import { useUpstreams } from "../testing/upstreams.ts";

const upstream = useUpstreams();
const BEARER = { authorization: "Bearer abc" };
const SHARE = { url: "https://example.org/lists/abc", sharedBy: "Camille" };
const LIST = {
  id: "l1",
  name: "Sunday",
  note: "Start late.",
  count: 2,
  share: null,
  version: 3,
  createdAt: "2026-11-20T10:00:00.000Z",
  updatedAt: "2026-11-21T10:00:00.000Z",
  places: [],
};
const ENTRY = { id: "e1", placeId: "p1", note: "By ten.", visited: true };
const FULL = { ...LIST, places: [ENTRY] };
const CHANGED = { list: LIST, places: [ENTRY] };
const FIELDS = "id name note count pages share { url sharedBy } walk updatedAt";
const SHOWN = {
  id: "l1",
  name: "Sunday",
  note: "Start late.",
  count: 2,
  pages: 1,
  walk: null,
  updatedAt: LIST.updatedAt,
};
const PROBLEM = "__typename ... on Problem { message }";
const UPDATED = `${PROBLEM} ... on ListUpdated { list { id name count } }`;
const CREATE = `mutation($input: ListInput!, $placeIds: [ID!]) {
  createList(input: $input, placeIds: $placeIds) { ${PROBLEM} ... on ListCreated { list { ${FIELDS} } } }
}`;
const UPDATE = `mutation($id: ID!, $name: String, $note: String, $seenNote: String, $walk: String) {
  updateList(id: $id, name: $name, note: $note, seenNote: $seenNote, walk: $walk) { ${UPDATED} }
}`;
const DELETE = `mutation($id: ID!) { deleteList(id: $id) { ${PROBLEM} ... on ListDeleted { id } } }`;
const ADD = `mutation($listId: ID!, $placeIds: [ID!]!) {
  addToList(listId: $listId, placeIds: $placeIds) { ${UPDATED} }
}`;
const ENTRY_UPDATE = `mutation($listId: ID!, $entryId: ID!, $note: String, $visited: Boolean, $seenNote: String) {
  updateEntry(listId: $listId, entryId: $entryId, note: $note, visited: $visited, seenNote: $seenNote) {
    ${PROBLEM} ... on EntryUpdated { note visited list { id count } }
  }
}`;
const MOVE = `mutation($listId: ID!, $entryId: ID!, $before: ID) {
  moveEntry(listId: $listId, entryId: $entryId, before: $before) { ${UPDATED} }
}`;
const REMOVE = `mutation($listId: ID!, $entryId: ID!) {
  removeFromList(listId: $listId, entryId: $entryId) { ${UPDATED} }
}`;
const SHARE_LIST = `mutation($id: ID!, $sharedBy: String, $renew: Boolean! = false) {
  shareList(id: $id, sharedBy: $sharedBy, renew: $renew) {
    ${PROBLEM} ... on ListUpdated { list { id share { url sharedBy } } }
  }
}`;
const END_LIST = `mutation($id: ID!) {
  endListShare(id: $id) { ${PROBLEM} ... on ListUpdated { list { id share { url } } } }
}`;
const SHARE_VIEW = `mutation($id: ID!, $sharedBy: String, $renew: Boolean! = false) {
  shareView(id: $id, sharedBy: $sharedBy, renew: $renew) {
    ${PROBLEM} ... on ViewShareSet { share { url sharedBy } }
  }
}`;
const END_VIEW = `mutation($id: ID!) { endViewShare(id: $id) { ${PROBLEM} ... on ViewShareSet { share { url } } } }`;

const failed =
  (status: number, more = {}) =>
  () =>
    Response.json({ error: "The server's words", ...more }, { status });
const words = (name: string, more = {}) => ({ __typename: name, message: "The server's words", ...more });
const answer = (body: unknown) => () => Response.json(body);

async function send(routes: Routes, document: string, variables: object = {}) {
  const server = await upstream(routes);
  const { query, log } = gatewayFor(server.url);
  return { ...(await query(document, { ...variables }, BEARER)), server, log };
}

/** Routes that return `body` for `path`, and the bodies that were sent to it. */
function keeping(path: string, body: unknown, more: Routes = {}) {
  const bodies: unknown[] = [];
  const keep = async (request: Request) => {
    const text = await request.text();
    bodies.push(text === "" ? undefined : JSON.parse(text));
    return Response.json(body);
  };
  return { routes: { [path]: keep, ...more }, bodies };
}

describe("the lists of the caller", () => {
  it("are loaded without their places in one call", async () => {
    const { data, server } = await send(
      { "GET /api/lists": answer({ data: [{ ...LIST, share: SHARE }] }) },
      `{ viewer { lists { ${FIELDS} } } }`,
    );
    expect(data).toEqual({ viewer: { lists: [{ ...SHOWN, share: SHARE }] } });
    expect(server.calls).toEqual(["GET /api/lists"]);
  });

  it("report whether they contain a place, with one more call for all lists together", async () => {
    const lists = [LIST, { ...LIST, id: "l2" }];
    const get = (request: Request) => {
      const has = new URL(request.url).searchParams.get("placeId") === "p1";
      return Response.json({ data: lists.map((list) => ({ ...list, ...(has && { hasPlace: list.id === "l2" }) })) });
    };
    const { data, server } = await send(
      { "GET /api/lists": get },
      `query($placeId: ID!) { viewer { lists { id hasPlace(placeId: $placeId) } } }`,
      { placeId: "p1" },
    );
    expect(data).toEqual({
      viewer: {
        lists: [
          { id: "l1", hasPlace: false },
          { id: "l2", hasPlace: true },
        ],
      },
    });
    expect(server.calls).toEqual(["GET /api/lists", "GET /api/lists?placeId=p1"]);
  });

  it("fail instead of reporting that they lack a place if the API does not say whether they contain it", async () => {
    const { errors } = await send(
      { "GET /api/lists": answer({ data: [LIST] }) },
      `query($placeId: ID!) { viewer { lists { id hasPlace(placeId: $placeId) } } }`,
      { placeId: "p1" },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: "UPSTREAM_UNREADABLE" });
  });

  it("return a page of their places, one entry, and the ids of all, each by a call of its own", async () => {
    const places = [
      { id: "e100", placeId: "p100", note: "Note 100", visited: true, place: { id: "p100", name: "Place 100" } },
    ];
    const { data, server } = await send(
      {
        "GET /api/lists/l1": answer({ ...LIST, count: 101, places }),
        "GET /api/lists/l1/place-ids": answer({ placeIds: ["p1", "p100"] }),
        "GET /api/lists/l1/places/p100": answer(places[0]),
      },
      `{ viewer { list(id: "l1") {
        pages placeIds
        entries(page: 2) { id note visited place { name } }
        entry(placeId: "p100") { note }
        unknown: entry(placeId: "p9") { note }
      } } }`,
    );
    expect(data).toEqual({
      viewer: {
        list: {
          pages: 2,
          placeIds: ["p1", "p100"],
          entries: [{ id: "e100", note: "Note 100", visited: true, place: { name: "Place 100" } }],
          entry: { note: "Note 100" },
          unknown: null,
        },
      },
    });
    expect(server.calls.toSorted()).toEqual([
      "GET /api/lists/l1/place-ids",
      "GET /api/lists/l1/places/p100?includePlaceData=true&media=true",
      "GET /api/lists/l1/places/p9?includePlaceData=true&media=true",
      "GET /api/lists/l1?limit=0",
      "GET /api/lists/l1?page=2&limit=100&includePlaceData=true&media=true",
    ]);
  });

  it("return null for an unknown id", async () => {
    const { data } = await send({}, '{ viewer { list(id: "l9") { id } } }');
    expect(data).toEqual({ viewer: { list: null } });
  });

  it("return an error for a page below 1", async () => {
    const { errors } = await send(
      { "GET /api/lists/l1": answer(FULL) },
      '{ viewer { list(id: "l1") { entries(page: 0) { note } } } }',
    );
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  });

  it("return an UNAUTHENTICATED error once the session has ended", async () => {
    const { errors } = await send({ "GET /api/lists": failed(401) }, "{ viewer { lists { id } } }");
    expect(errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
  });

  it("cannot all be loaded with their places in one operation", async () => {
    const { errors, server } = await send({}, "{ viewer { lists { entries { note } } } }");
    expect(errors).toMatchObject([{ extensions: { code: "LIMIT_EXCEEDED" } }]);
    expect(server.calls).toEqual([]);
  });
});

describe("a list mutation", () => {
  it("creates a list with its places", async () => {
    const { routes, bodies } = keeping("POST /api/lists", FULL);
    const { data } = await send(routes, CREATE, { input: { name: "Sunday" }, placeIds: ["p1", "p2"] });
    expect(bodies).toEqual([{ name: "Sunday", note: null, places: [{ placeId: "p1" }, { placeId: "p2" }] }]);
    expect(data?.createList).toEqual({ __typename: "ListCreated", list: { ...SHOWN, share: null } });
  });

  it("saves and removes the walk of a list", async () => {
    const { routes, bodies } = keeping("PATCH /api/lists/l1", { ...LIST, walk: "places=p1" });
    await send(routes, UPDATE, { id: "l1", walk: "places=p1" });
    await send(routes, UPDATE, { id: "l1", walk: null });
    expect(bodies).toEqual([{ walk: "places=p1" }, { walk: null }]);
  });

  it("changes only the texts that it names", async () => {
    const { routes, bodies } = keeping("PATCH /api/lists/l1", { ...LIST, name: "Monday" });
    const { data, server } = await send(routes, UPDATE, { id: "l1", name: "Monday" });
    await send(routes, UPDATE, { id: "l1", note: null, seenNote: "Start late." });
    expect(bodies).toEqual([{ name: "Monday" }, { note: null, seenNote: "Start late." }]);
    expect(data?.updateList).toEqual({ __typename: "ListUpdated", list: { id: "l1", name: "Monday", count: 2 } });
    expect(server.calls).toEqual(["PATCH /api/lists/l1"]);
  });

  it("adds places in one call", async () => {
    const { routes, bodies } = keeping("POST /api/lists/l1/places", CHANGED);
    const { data, server } = await send(routes, ADD, { listId: "l1", placeIds: ["p1", "p2"] });
    expect(bodies).toEqual([{ places: [{ placeId: "p1" }, { placeId: "p2" }] }]);
    expect(data?.addToList).toEqual({ __typename: "ListUpdated", list: { id: "l1", name: "Sunday", count: 2 } });
    expect(server.calls).toEqual(["POST /api/lists/l1/places"]);
  });

  it("changes only the fields of an entry that it names, and returns what is stored", async () => {
    const { routes, bodies } = keeping("PATCH /api/lists/l1/places/e1", CHANGED);
    const { data, server } = await send(routes, ENTRY_UPDATE, { listId: "l1", entryId: "e1", visited: true });
    await send(routes, ENTRY_UPDATE, { listId: "l1", entryId: "e1", note: "By ten.", seenNote: null });
    expect(bodies).toEqual([{ visited: true }, { note: "By ten.", seenNote: null }]);
    expect(data?.updateEntry).toEqual({
      __typename: "EntryUpdated",
      note: "By ten.",
      visited: true,
      list: { id: "l1", count: 2 },
    });
    expect(server.calls).toEqual(["PATCH /api/lists/l1/places/e1"]);
  });

  it("moves a place in front of another one, or to the end", async () => {
    const { routes, bodies } = keeping("POST /api/lists/l1/places/e1/move", CHANGED);
    const { data } = await send(routes, MOVE, { listId: "l1", entryId: "e1", before: "e2" });
    await send(routes, MOVE, { listId: "l1", entryId: "e1" });
    expect(bodies).toEqual([{ before: "e2" }, { before: null }]);
    expect(data?.moveEntry).toMatchObject({ __typename: "ListUpdated" });
  });

  it("removes a place from a list", async () => {
    const removed = await send({ "DELETE /api/lists/l1/places/p1": answer({ ...CHANGED, places: [] }) }, REMOVE, {
      listId: "l1",
      entryId: "p1",
    });
    expect(removed.data?.removeFromList).toMatchObject({ __typename: "ListUpdated" });
  });

  it.each([
    ["addToList", ADD, "POST /api/lists/l1/places", { placeIds: ["p1"] }],
    ["updateEntry", ENTRY_UPDATE, "PATCH /api/lists/l1/places/e1", { entryId: "e1" }],
    ["moveEntry", MOVE, "POST /api/lists/l1/places/e1/move", { entryId: "e1" }],
  ])("reports whether the list or the place is missing: %s", async (field, document, path, more) => {
    const variables = { listId: "l1", ...more };
    const noList = await send({ [path]: failed(404), "GET /api/lists/l1": failed(404) }, document, variables);
    expect(noList.data?.[field]).toEqual(words("ListNotFound"));
    const noPlace = await send({ [path]: failed(404), "GET /api/lists/l1": answer(FULL) }, document, variables);
    expect(noPlace.data?.[field]).toEqual(words("PlaceNotFound"));
  });

  it("deletes a list", async () => {
    const { data } = await send({ "DELETE /api/lists/l1": answer({ success: true }) }, DELETE, { id: "l1" });
    expect(data?.deleteList).toEqual({ __typename: "ListDeleted", id: "l1" });
  });
});

describe("the link", () => {
  it("to a list is renewed with the name of its owner", async () => {
    const more = { "GET /api/lists/l1": answer({ ...FULL, share: SHARE }) };
    const { routes, bodies } = keeping("POST /api/lists/l1/share", SHARE, more);
    const { data } = await send(routes, SHARE_LIST, { id: "l1", sharedBy: "Camille", renew: true });
    expect(bodies).toEqual([{ sharedBy: "Camille", renew: true }]);
    expect(data?.shareList).toEqual({ __typename: "ListUpdated", list: { id: "l1", share: SHARE } });
  });

  it("to a list is ended", async () => {
    const ended = await send(
      { "DELETE /api/lists/l1/share": answer({ success: true }), "GET /api/lists/l1": answer(FULL) },
      END_LIST,
      { id: "l1" },
    );
    expect(ended.data?.endListShare).toEqual({ __typename: "ListUpdated", list: { id: "l1", share: null } });
  });

  it("to a view is loaded, created and ended", async () => {
    const present = await send(
      { "GET /api/views/v1/share": answer({ share: SHARE }) },
      '{ viewer { viewShare(id: "v1") { url sharedBy } } }',
    );
    expect(present.data).toEqual({ viewer: { viewShare: SHARE } });
    const shared = await send({ "POST /api/views/v1/share": answer(SHARE) }, SHARE_VIEW, { id: "v1" });
    expect(shared.data?.shareView).toEqual({ __typename: "ViewShareSet", share: SHARE });
    const ended = await send({ "DELETE /api/views/v1/share": answer({ success: true }) }, END_VIEW, { id: "v1" });
    expect(ended.data?.endViewShare).toEqual({ __typename: "ViewShareSet", share: null });
  });

  it("to a view is null while the view is private or unknown", async () => {
    const document = '{ viewer { viewShare(id: "v1") { url } } }';
    const routes = { "GET /api/views/v1/share": answer({ share: null }) };
    expect((await send(routes, document)).data).toEqual({ viewer: { viewShare: null } });
    expect((await send({}, document)).data).toEqual({ viewer: { viewShare: null } });
  });
});

describe("a shared list", () => {
  const KEEP = `mutation($token: String!) {
    keepSharedList(token: $token) { ${PROBLEM} ... on SharedListKept { added count } }
  }`;
  const COPY = `mutation($token: String!) { copySharedList(token: $token) { ${PROBLEM} ... on ListCreated { list { id } } } }`;

  it("can be saved to the favorites", async () => {
    const kept = await send({ "POST /api/shared/lists/abc/favorites": answer({ added: 5, count: 7 }) }, KEEP, {
      token: "abc",
    });
    expect(kept.data?.keepSharedList).toEqual({ __typename: "SharedListKept", added: 5, count: 7 });
  });

  it("can be copied", async () => {
    const copied = await send({ "POST /api/shared/lists/abc/copy": answer(FULL) }, COPY, { token: "abc" });
    expect(copied.data?.copySharedList).toEqual({ __typename: "ListCreated", list: { id: "l1" } });
  });

  it.each([
    [401, "NotSignedIn"],
    [404, "ListNotFound"],
    [410, "ShareEnded"],
  ])("for which the API responds with the status %i is reported as %s", async (status, name) => {
    const token = "abc";
    const kept = await send({ "POST /api/shared/lists/abc/favorites": failed(status) }, KEEP, { token });
    expect(kept.data?.keepSharedList).toEqual(words(name));
    const copied = await send({ "POST /api/shared/lists/abc/copy": failed(status) }, COPY, { token });
    expect(copied.data?.copySharedList).toEqual(words(name));
  });

  it("that would exceed the limit of favorites is reported as TooManyFavorites", async () => {
    const kept = await send({ "POST /api/shared/lists/abc/favorites": failed(409) }, KEEP, { token: "abc" });
    expect(kept.data?.keepSharedList).toEqual(words("TooManyFavorites"));
  });
});

describe("a problem with a list", () => {
  const input = { name: "Sunday" };
  const one = "/api/lists/l1";
  const inList = { listId: "l1", entryId: "e1" };
  const added = { listId: "l1", placeIds: ["p1"] };
  const cases: readonly [string, string, string, object, number, string][] = [
    ["createList", CREATE, "POST /api/lists", { input }, 401, "NotSignedIn"],
    ["createList", CREATE, "POST /api/lists", { input }, 400, "ValidationFailed"],
    ["createList", CREATE, "POST /api/lists", { input }, 409, "TooManyLists"],
    ["updateList", UPDATE, `PATCH ${one}`, { id: "l1", name: "Monday" }, 401, "NotSignedIn"],
    ["updateList", UPDATE, `PATCH ${one}`, { id: "l1", name: "Monday" }, 404, "ListNotFound"],
    ["updateList", UPDATE, `PATCH ${one}`, { id: "l1", name: "" }, 400, "ValidationFailed"],
    ["deleteList", DELETE, `DELETE ${one}`, { id: "l1" }, 401, "NotSignedIn"],
    ["deleteList", DELETE, `DELETE ${one}`, { id: "l1" }, 404, "ListNotFound"],
    ["addToList", ADD, `POST ${one}/places`, added, 401, "NotSignedIn"],
    ["addToList", ADD, `POST ${one}/places`, added, 400, "ValidationFailed"],
    ["addToList", ADD, `POST ${one}/places`, added, 409, "TooManyListPlaces"],
    ["updateEntry", ENTRY_UPDATE, `PATCH ${one}/places/e1`, inList, 401, "NotSignedIn"],
    ["updateEntry", ENTRY_UPDATE, `PATCH ${one}/places/e1`, inList, 400, "ValidationFailed"],
    ["moveEntry", MOVE, `POST ${one}/places/e1/move`, inList, 401, "NotSignedIn"],
    ["removeFromList", REMOVE, `DELETE ${one}/places/e1`, inList, 401, "NotSignedIn"],
    ["removeFromList", REMOVE, `DELETE ${one}/places/e1`, inList, 404, "ListNotFound"],
    ["shareList", SHARE_LIST, `POST ${one}/share`, { id: "l1" }, 401, "NotSignedIn"],
    ["shareList", SHARE_LIST, `POST ${one}/share`, { id: "l1" }, 400, "ValidationFailed"],
    ["endListShare", END_LIST, `DELETE ${one}/share`, { id: "l1" }, 404, "ListNotFound"],
    ["shareView", SHARE_VIEW, "POST /api/views/v1/share", { id: "v1" }, 401, "NotSignedIn"],
    ["endViewShare", END_VIEW, "DELETE /api/views/v1/share", { id: "v1" }, 404, "ViewNotFound"],
  ];
  it.each(cases)(
    "of %s has its type in the graph and the server's message (case %#)",
    async (field, document, call, variables, status, name) => {
      const { data } = await send({ [call]: failed(status) }, document, variables);
      expect(data?.[field]).toEqual(words(name));
    },
  );

  it("is ListNotFound for an id that would change the path of the call", async () => {
    const { data, server } = await send({}, DELETE, { id: ".." });
    expect(data?.deleteList).toMatchObject({ __typename: "ListNotFound" });
    expect(server.calls).toEqual([]);
  });
});
