import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { ADMIN, adminFailures, adminOnly } from "../auth/admin.ts";
import type { Db } from "../db/database.ts";
import { body, json, noQuery } from "../http/contents.ts";
import { bodyFailures, commonFailures, failing } from "../http/errors.ts";
import { anyId, safeText, wholeNumber } from "../http/parameters.ts";
import { PLACE_ACTIONS, readLog } from "../places/place-log.ts";
import { AddBody, AdminPlace, HideBody, type LogEntry, MergeBody, PlaceLog, SetBody } from "./admin.schemas.ts";
import { addPlace, mergePlaces, type OperatorsPlace, setFields, setHidden, showPlace } from "./operate.ts";

const ofOperator = { tags: ["Operators"], security: ADMIN, middleware: adminOnly };
const ok = <T extends z.ZodType>(description: string, schema: T) => ({ description, content: json(schema) });
const failed = { ...commonFailures, ...adminFailures } as const;
const changed = { ...failed, ...bodyFailures, 404: failing[404] } as const;
const inPath = z.object({ id: anyId });
const PLACE = ok("The place, with the source of every field", AdminPlace);

const show = createRoute({
  ...ofOperator,
  method: "get",
  path: "/admin/places/{id}",
  summary: "One place, with the source and date of every field and its log",
  request: { params: inPath, query: noQuery },
  responses: { 200: PLACE, ...failed, 404: failing[404] },
});

const set = createRoute({
  ...ofOperator,
  method: "put",
  path: "/admin/places/{id}",
  summary: "Set fields of a place by hand",
  description: "No import and no update of the curated places replaces them.",
  request: { params: inPath, query: noQuery, body: body(SetBody) },
  responses: { 200: PLACE, ...changed },
});

const add = createRoute({
  ...ofOperator,
  method: "post",
  path: "/admin/places",
  summary: "Add a place by hand",
  request: { query: noQuery, body: body(AddBody) },
  responses: { 201: PLACE, ...failed, ...bodyFailures, 409: failing[409] },
});

const hide = createRoute({
  ...ofOperator,
  method: "put",
  path: "/admin/places/{id}/hidden",
  summary: "Hide a place from every list, or show it again",
  description:
    "Calls outside `/admin` respond as if a hidden place did not exist. Only its favorites can still be removed.",
  request: { params: inPath, query: noQuery, body: body(HideBody) },
  responses: { 200: PLACE, ...changed },
});

const merge = createRoute({
  ...ofOperator,
  method: "post",
  path: "/admin/places/{id}/merge",
  summary: "Merge a place into another",
  description:
    "Favorites move to the other place. Later imports do not list the place again unless they withdraw the other one.",
  request: { params: inPath, query: noQuery, body: body(MergeBody) },
  responses: { 200: PLACE, ...changed },
});

const log = createRoute({
  ...ofOperator,
  method: "get",
  path: "/admin/place-log",
  summary: "The latest changes of places by operators, newest first",
  request: { query: z.strictObject({ limit: wholeNumber(1, 500, 100), place: safeText(200).optional() }) },
  responses: { 200: ok("The changes", PlaceLog), ...failed },
});

type Entry = OperatorsPlace["log"][number];

const toEntry = ({ at, action, changes, ...entry }: Entry): z.infer<typeof LogEntry> => ({
  ...entry,
  at: at.toISOString(),
  action: PLACE_ACTIONS.find((known) => known === action) ?? "set",
  changes: z.record(z.string(), z.array(z.json())).catch({}).parse(changes),
});

const Json = z.record(z.string(), z.json());

const toBody = ({ provenance, claims, createdAt, updatedAt, log: entries, ...place }: OperatorsPlace) => ({
  ...place,
  fields: Json.parse(place.fields),
  provenance: provenance.map(({ fields, weak, ...source }) => ({
    ...source,
    fields: [...fields],
    ...(weak === undefined ? {} : { weak: [...weak] }),
  })),
  claims: claims.map(({ fields, weak, merged, ...claim }) => ({
    ...claim,
    fields: Json.parse(fields),
    ...(weak === undefined ? {} : { weak: [...weak] }),
    ...(merged === undefined ? {} : { merged }),
  })),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  log: entries.map(toEntry),
});

/**
 * Adds the operators' calls on places.
 * @param catchUp Brings the lists up to date, so that the next request has the change.
 */
export function adminRoutes(app: OpenAPIHono, db: Db, catchUp: () => Promise<void>): void {
  /** The change is stored, whether or not the lists can be brought up to date at once. */
  const listed = <T>(written: Promise<T>): Promise<T> =>
    written.then((result) =>
      catchUp().then(
        () => result,
        () => result,
      ),
    );

  app.openapi(show, async (context) => {
    const { id } = context.req.valid("param");
    return context.json(toBody(await showPlace(db, id)), 200);
  });

  app.openapi(set, async (context) => {
    const { id } = context.req.valid("param");
    const { by, ...change } = context.req.valid("json");
    await listed(setFields(db, id, change, by));
    return context.json(toBody(await showPlace(db, id)), 200);
  });

  app.openapi(add, async (context) => {
    const { by, fields } = context.req.valid("json");
    const id = await listed(addPlace(db, fields, by));
    return context.json(toBody(await showPlace(db, id)), 201);
  });

  app.openapi(hide, async (context) => {
    const { id } = context.req.valid("param");
    const { by, hidden } = context.req.valid("json");
    await listed(setHidden(db, id, hidden, by));
    return context.json(toBody(await showPlace(db, id)), 200);
  });

  app.openapi(merge, async (context) => {
    const { id } = context.req.valid("param");
    const { by, into } = context.req.valid("json");
    await listed(mergePlaces(db, id, into, by));
    return context.json(toBody(await showPlace(db, into)), 200);
  });

  app.openapi(log, async (context) => {
    const { limit, place } = context.req.valid("query");
    return context.json({ data: (await readLog(db, limit, place)).map(toEntry) }, 200);
  });
}
