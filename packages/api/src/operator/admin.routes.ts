import * as contract from "@flaneur/contract";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { routeOf } from "../auth/route-of.ts";
import type { Db } from "../db/database.ts";
import { readLog } from "../places/place-log.ts";
import { addPlace, mergePlaces, type OperatorsPlace, setChosen, setFields, setHidden, showPlace } from "./operate.ts";

type Entry = OperatorsPlace["log"][number];

const toEntry = ({ at, action, changes, ...entry }: Entry): z.infer<typeof contract.LogEntry> => ({
  ...entry,
  at: at.toISOString(),
  action: contract.PLACE_ACTIONS.find((known) => known === action) ?? "set",
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

  app.openapi(routeOf(contract.showPlace), async (context) => {
    const { id } = context.req.valid("param");
    return context.json(toBody(await showPlace(db, id)), 200);
  });

  app.openapi(routeOf(contract.setPlace), async (context) => {
    const { id } = context.req.valid("param");
    const { by, ...change } = context.req.valid("json");
    await listed(setFields(db, id, change, by));
    return context.json(toBody(await showPlace(db, id)), 200);
  });

  app.openapi(routeOf(contract.addPlace), async (context) => {
    const { by, fields } = context.req.valid("json");
    const id = await listed(addPlace(db, fields, by));
    return context.json(toBody(await showPlace(db, id)), 201);
  });

  app.openapi(routeOf(contract.hidePlace), async (context) => {
    const { id } = context.req.valid("param");
    const { by, hidden } = context.req.valid("json");
    await listed(setHidden(db, id, hidden, by));
    return context.json(toBody(await showPlace(db, id)), 200);
  });

  app.openapi(routeOf(contract.choosePlace), async (context) => {
    const { id } = context.req.valid("param");
    const { by, chosen } = context.req.valid("json");
    await listed(setChosen(db, id, chosen, by));
    return context.json(toBody(await showPlace(db, id)), 200);
  });

  app.openapi(routeOf(contract.mergePlace), async (context) => {
    const { id } = context.req.valid("param");
    const { by, into } = context.req.valid("json");
    await listed(mergePlaces(db, id, into, by));
    return context.json(toBody(await showPlace(db, into)), 200);
  });

  app.openapi(routeOf(contract.listPlaceLog), async (context) => {
    const { limit, place } = context.req.valid("query");
    return context.json({ data: (await readLog(db, limit, place)).map(toEntry) }, 200);
  });
}
