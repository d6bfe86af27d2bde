import { ListBody } from "@flaneur/contract";
import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { repetitions } from "../../../../tests/setup/campaign.ts";
import { apiOver, signUp, type TestApi } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";
import { places } from "../db/schema.ts";
import { seedOnce } from "../import/seed.ts";

/** Number of random pairs of devices. */
const RUNS = repetitions(8, 200);

type Operation =
  | { readonly kind: "add" | "remove"; readonly place: number }
  | { readonly kind: "move"; readonly place: number; readonly before: number | null }
  | { readonly kind: "note"; readonly place: number; readonly waited: boolean };

const place = fc.nat(7);
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ kind: fc.constantFrom("add" as const, "remove" as const), place }),
  fc.record({ kind: fc.constant("move" as const), place, before: fc.option(place) }),
  fc.record({ kind: fc.constant("note" as const), place, waited: fc.boolean() }),
);
const device = fc.array(operation, { maxLength: 12 });

describeOnPostgres("two devices that change a list at the same time", (database) => {
  let api: TestApi;
  let ids: readonly string[];
  beforeAll(async () => {
    const { db } = database();
    await seedOnce(db);
    api = apiOver(db);
    ids = (await db.select({ id: places.id }).from(places).orderBy(places.id).limit(8)).map(({ id }) => id);
  });
  afterAll(() => api.remove());

  it("lose nothing but the older of two edits of one note", { timeout: 120_000 }, async () => {
    const idOf = (n: number): string => ids[n] ?? "";
    const { token } = await signUp(api);
    await fc.assert(
      fc.asyncProperty(device, device, fc.infiniteStream(fc.boolean()), async (one, other, turns) => {
        const created = await api.post("/lists", { name: "Shared", places: [{ placeId: idOf(0) }] }, token);
        const list = ListBody.parse(await created.json());
        const path = `/lists/${list.id}/places`;
        const rests = [[...one], [...other]];
        /** What the list should have, in the order of arrival at the server: each place with its notes. */
        let expected: { readonly id: string; readonly notes: readonly string[] }[] = [{ id: idOf(0), notes: [] }];
        for (let sent = 0; rests.some((rest) => rest.length > 0); sent++) {
          const turn = turns.next().value ? 0 : 1;
          const next = rests[turn]?.shift() ?? rests[1 - turn]?.shift();
          if (next === undefined) break;
          const id = idOf(next.place);
          const entry = expected.find((each) => each.id === id);
          const others = expected.filter((each) => each.id !== id);
          const text = `Note ${sent}`;
          switch (next.kind) {
            case "add":
              await api.post(path, { places: [{ placeId: id }] }, token);
              if (entry === undefined) expected = [...expected, { id, notes: [] }];
              break;
            case "remove":
              await api.delete(`${path}/${id}`, token);
              expected = others;
              break;
            case "move": {
              const before = next.before === null ? null : idOf(next.before);
              await api.post(`${path}/${id}/move`, { before }, token);
              if (entry === undefined || before === id) break;
              const to = others.findIndex((each) => each.id === before);
              expected = others.toSpliced(to === -1 ? others.length : to, 0, entry);
              break;
            }
            case "note":
              // A note that waited has seen an empty note.
              await api.patch(`${path}/${id}`, { note: text, ...(next.waited && { seenNote: null }) }, token);
              expected = expected.map((each) =>
                each.id === id ? { id, notes: next.waited ? [...each.notes, text] : [text] } : each,
              );
              break;
          }
        }
        const stored = ListBody.parse(await (await api.get(`/lists/${list.id}`, token)).json());
        expect(stored.places.map(({ placeId, note }) => ({ id: placeId, note }))).toEqual(
          expected.map(({ id, notes }) => ({ id, note: notes.join("\n\n") || null })),
        );
        await api.delete(`/lists/${list.id}`, token);
      }),
      { numRuns: RUNS, seed: inject("seed") },
    );
  });

  it("have all their changes stored when the requests arrive together", async () => {
    const { token } = await signUp(api);
    const body = { name: "Shared", places: ids.slice(0, 4).map((placeId) => ({ placeId })) };
    const list = ListBody.parse(await (await api.post("/lists", body, token)).json());
    const path = `/lists/${list.id}/places`;
    const [moved = "", removed = "", noted = "", visited = "", ...added] = ids;
    const answers = await Promise.all([
      api.post(`${path}/${moved}/move`, { before: null }, token),
      api.delete(`${path}/${removed}`, token),
      api.patch(`${path}/${noted}`, { note: "By ten." }, token),
      api.patch(`${path}/${visited}`, { visited: true }, token),
      api.patch(`${path}/${noted}`, { visited: true }, token),
      api.patch(`/lists/${list.id}`, { name: "Monday" }, token),
      ...added.map((placeId) => api.post(path, { places: [{ placeId }] }, token)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const stored = ListBody.parse(await (await api.get(`/lists/${list.id}`, token)).json());
    expect(stored.name).toBe("Monday");
    expect(stored.places.map(({ placeId }) => placeId).toSorted()).toEqual(ids.filter((id) => id !== removed));
    expect(stored.places.find(({ placeId }) => placeId === noted)).toMatchObject({ note: "By ten.", visited: true });
    expect(stored.places.find(({ placeId }) => placeId === visited)).toMatchObject({ note: null, visited: true });
  });
});
