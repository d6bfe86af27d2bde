import { describe, expect, it } from "vitest";
import { gatewayFor, type Routes } from "../testing/rest-server.ts";
import { useUpstreams } from "../testing/upstreams.ts";

const upstream = useUpstreams();
const LIST = `query($token: String!, $page: Int! = 1) {
  sharedList(token: $token, page: $page) {
    __typename
    ... on SharedList { name note sharedBy updatedAt count pages entries { note place { id name } } }
    ... on Problem { message }
  }
}`;
const VIEW = `query($token: String!) {
  sharedView(token: $token) {
    __typename
    ... on SharedView { name sharedBy filters { types hours } }
    ... on Problem { message }
  }
}`;
const body = (count: number) => ({
  name: "Sunday",
  note: "Start late.",
  sharedBy: "Camille",
  updatedAt: "2026-11-21T10:00:00.000Z",
  places: Array.from({ length: count }, (_, n) => ({ note: `Note ${n}`, place: { id: `p${n}`, name: `Place ${n}` } })),
});
const ended = () => Response.json({ error: "This list is no longer shared", code: "gone" }, { status: 410 });

async function send(routes: Routes, document: string, variables: object) {
  const server = await upstream(routes);
  const { query, log } = gatewayFor(server.url);
  return { ...(await query(document, { ...variables })), server, log };
}

describe("a shared list", () => {
  it("has its texts, and its places with their notes", async () => {
    const { data } = await send({ "GET /api/shared/lists/abc": () => Response.json(body(2)) }, LIST, { token: "abc" });
    expect(data).toEqual({
      sharedList: {
        __typename: "SharedList",
        ...{ name: "Sunday", note: "Start late.", sharedBy: "Camille", updatedAt: "2026-11-21T10:00:00.000Z" },
        ...{ count: 2, pages: 1 },
        entries: [
          { note: "Note 0", place: { id: "p0", name: "Place 0" } },
          { note: "Note 1", place: { id: "p1", name: "Place 1" } },
        ],
      },
    });
  });

  it("is requested by pages from an API that has pages", async () => {
    const asked: (string | null)[] = [];
    const page = { ...body(1), count: 201 };
    const routes: Routes = {
      "GET /api/shared/lists/abc": (request) => {
        asked.push(new URL(request.url).searchParams.get("page"));
        return Response.json(page);
      },
    };
    const { data } = await send(routes, LIST, { token: "abc", page: 3 });
    expect(asked).toEqual(["3"]);
    expect(data).toMatchObject({ sharedList: { count: 201, pages: 3, entries: [{ note: "Note 0" }] } });
  });

  it.each([
    [2, 100, "Note 100"],
    [3, 1, "Note 200"],
    [4, 1, "Note 200"],
  ])(
    "has at most a hundred places on a page, and returns its last page for a later page number: page %i has %i",
    async (page, length, note) => {
      const routes = { "GET /api/shared/lists/abc": () => Response.json(body(201)) };
      const { data } = await send(routes, LIST, { token: "abc", page });
      const { entries, ...list } = (data as { sharedList: { entries: { note: string }[] } }).sharedList;
      expect([entries.length, entries[0]?.note]).toEqual([length, note]);
      expect(list).toMatchObject({ count: 201, pages: 3 });
    },
  );

  it("omits a place that cannot be read, and logs it", async () => {
    const broken = { ...body(1), places: [{ note: 7, place: "p0" }, ...body(1).places] };
    const { data, log } = await send({ "GET /api/shared/lists/abc": () => Response.json(broken) }, LIST, {
      token: "abc",
    });
    expect(data).toMatchObject({ sharedList: { entries: [{ place: { id: "p0" } }] } });
    expect(log).not.toHaveLength(0);
  });

  it("is a ShareEnded with the server's message once its link has ended", async () => {
    const { data } = await send({ "GET /api/shared/lists/abc": ended }, LIST, { token: "abc" });
    expect(data).toEqual({ sharedList: { __typename: "ShareEnded", message: "This list is no longer shared" } });
  });

  it("is null for an unknown link, and for a token that would change the path", async () => {
    const { data, server } = await send({}, LIST, { token: ".." });
    expect([data, server.calls]).toEqual([{ sharedList: null }, []]);
    expect((await send({}, LIST, { token: "abc" })).data).toEqual({ sharedList: null });
  });

  it("is an UPSTREAM_UNREADABLE error when the response does not fit the schema", async () => {
    const { errors } = await send({ "GET /api/shared/lists/abc": () => Response.json({ rows: [] }) }, LIST, {
      token: "abc",
    });
    expect(errors).toMatchObject([{ extensions: { code: "UPSTREAM_UNREADABLE" } }]);
  });

  it("refuses a page below 1 without a call", async () => {
    const { errors, server } = await send({}, LIST, { token: "abc", page: 0 });
    expect(errors).toMatchObject([{ message: "page must be at least 1", extensions: { code: "BAD_USER_INPUT" } }]);
    expect(server.calls).toEqual([]);
  });
});

describe("a shared view", () => {
  it("has its filters, without hours that cannot be read", async () => {
    const view = { name: "Zinc", sharedBy: null, filters: { types: ["Bar"], hours: "whenever" } };
    const { data } = await send({ "GET /api/shared/views/abc": () => Response.json(view) }, VIEW, { token: "abc" });
    expect(data).toEqual({
      sharedView: { __typename: "SharedView", name: "Zinc", sharedBy: null, filters: { types: ["Bar"], hours: null } },
    });
  });

  it("is a ShareEnded once its link has ended", async () => {
    const { data } = await send({ "GET /api/shared/views/abc": ended }, VIEW, { token: "abc" });
    expect(data).toMatchObject({ sharedView: { __typename: "ShareEnded" } });
  });

  it("is null for an unknown link", async () => {
    expect((await send({}, VIEW, { token: "abc" })).data).toEqual({ sharedView: null });
  });
});
