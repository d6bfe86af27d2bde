import { changeView, createView, deleteView, moveView } from "@flaneur/contract";
import { withMove } from "@flaneur/domain";
import type { Hono } from "hono";
import { noSuch, signedOut } from "../../src/offline/memory-rest/failures.ts";
import { serve } from "../../src/offline/memory-rest/serve.ts";
import type { Accounts, StoredView } from "./accounts.ts";

/** Serves the calls that change views. */
export function serveViews(app: Hono, accounts: Accounts): void {
  let made = 0;
  serve(app, createView, ({ raw, body: { description = null, ...input } }) => {
    const account = accounts.of(raw);
    if (account === undefined) return signedOut();
    made += 1;
    const view: StoredView = { id: `view-${made}`, description, ...input };
    account.views = [...account.views, view];
    return Response.json(view, { status: 201 });
  });
  serve(app, moveView, ({ raw, params: { id }, body: { before } }) => {
    const account = accounts.of(raw);
    if (account === undefined) return signedOut();
    const ids = withMove(
      account.views.map((view) => view.id),
      { id, before },
    );
    account.views = account.views.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    return Response.json({ data: account.views });
  });
  serve(app, changeView, ({ raw, params: { id }, body }) => {
    const account = accounts.of(raw);
    if (account === undefined) return signedOut();
    const known = account.views.find((each) => each.id === id);
    if (known === undefined) return noSuch("view", id);
    const { name = known.name, description = known.description, filters = known.filters } = body;
    const view = { id, name, description, filters };
    account.views = account.views.map((each) => (each.id === id ? view : each));
    return Response.json(view);
  });
  serve(app, deleteView, ({ raw, params }) => {
    const account = accounts.of(raw);
    if (account === undefined) return signedOut();
    account.views = account.views.filter(({ id }) => id !== params.id);
    return Response.json({ success: true });
  });
}
