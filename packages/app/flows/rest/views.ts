import { Hono } from "hono";
import { z } from "zod";
import { noSuch } from "../../search-worker/failures.ts";
import type { Accounts, StoredView } from "./accounts.ts";
import { signedOut } from "./failures.ts";

const Input = z.object({
  name: z.string(),
  description: z.string().nullable().default(null),
  filters: z.record(z.string(), z.unknown()),
});
const Order = z.object({ ids: z.array(z.string()) });

/** The calls of §7 below `/views`. */
export function viewsCalls(accounts: Accounts): Hono {
  let made = 0;
  const app = new Hono().basePath("/views");
  app.get("/", (context) => {
    const account = accounts.of(context.req.raw);
    return account === undefined ? signedOut() : context.json({ data: account.views });
  });
  app.post("/", async (context) => {
    const account = accounts.of(context.req.raw);
    if (account === undefined) return signedOut();
    made += 1;
    const view: StoredView = { id: `view-${made}`, version: 1, ...Input.parse(await context.req.json()) };
    account.views = [...account.views, view];
    return context.json(view, 201);
  });
  app.post("/reorder", async (context) => {
    const account = accounts.of(context.req.raw);
    if (account === undefined) return signedOut();
    const { ids } = Order.parse(await context.req.json());
    account.views = account.views.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    return context.json({ data: account.views });
  });
  app.get("/:id", (context) => {
    const account = accounts.of(context.req.raw);
    if (account === undefined) return signedOut();
    const { id } = context.req.param();
    const view = account.views.find((each) => each.id === id);
    return view === undefined ? noSuch("view", id) : context.json(view);
  });
  app.put("/:id", async (context) => {
    const account = accounts.of(context.req.raw);
    if (account === undefined) return signedOut();
    const { id } = context.req.param();
    const known = account.views.find((each) => each.id === id);
    if (known === undefined) return noSuch("view", id);
    const view = { id, version: known.version + 1, ...Input.parse(await context.req.json()) };
    account.views = account.views.map((each) => (each.id === id ? view : each));
    return context.json(view);
  });
  app.delete("/:id", (context) => {
    const account = accounts.of(context.req.raw);
    if (account === undefined) return signedOut();
    account.views = account.views.filter(({ id }) => id !== context.req.param("id"));
    return context.json({ success: true });
  });
  return app;
}
