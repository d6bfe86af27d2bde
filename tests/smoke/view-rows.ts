import { z } from "zod";
import type { SmokeTest } from "./smoke.ts";

const View = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  filters: z.looseObject({ types: z.array(z.string()) }),
});
const Views = z.object({ data: z.array(View) });
const Share = z.object({ url: z.string() });
const SharedView = z.object({ name: z.string(), filters: z.looseObject({ types: z.array(z.string()) }) });
const filters = { types: ["Bar"], tags: ["Terrace"], arrondissements: ["75011"], search: "" };

/** Checks the six operations of §7, Views, those that change one view, and the links to views. */
export async function checkViews({ step }: SmokeTest, token: string): Promise<void> {
  const create = (name: string) => ({ method: "POST", path: "/views", token, body: { name, filters } }) as const;
  const first = await step({
    ...create("Rainy Sundays"),
    checked: "a new view",
    status: 201,
    schema: View,
  });
  const second = await step({ ...create("Late"), checked: "a second view", status: 201, schema: View });
  const one = { path: "/views/{id}", id: first?.id, token };
  await step({
    method: "GET",
    path: "/views",
    checked: "both, in the order of their creation",
    schema: Views,
    token,
    wrong: ({ data }) =>
      data.map(({ id }) => id).join() !== `${first?.id},${second?.id}` && "the views or their order differ",
  });
  await step({
    method: "GET",
    ...one,
    checked: "one of them",
    schema: View,
    wrong: ({ name }) => name !== "Rainy Sundays" && `it is ${name}`,
  });
  await step({
    method: "PUT",
    ...one,
    checked: "replaced",
    schema: View,
    body: { name: "Sunny Sundays", description: "With a book", filters },
    wrong: ({ name }) => name !== "Sunny Sundays" && `it is ${name}`,
  });
  await step({
    method: "PATCH",
    ...one,
    checked: "its name changed",
    schema: View,
    body: { name: "Sunny Mondays" },
    wrong: ({ name, description }) =>
      (name !== "Sunny Mondays" || description !== "With a book") && `it is ${name}: ${description}`,
  });
  await step({
    method: "POST",
    path: "/views/reorder",
    checked: "the two views in reverse order",
    schema: Views,
    token,
    body: { ids: [second?.id, first?.id] },
    wrong: ({ data }) => data[0]?.id !== second?.id && "the order has not changed",
  });
  await step({
    method: "POST",
    ...one,
    path: "/views/{id}/move",
    checked: "one of them moved to the front",
    schema: Views,
    body: { before: second?.id },
    wrong: ({ data }) => data[0]?.id !== first?.id && "the order has not changed",
  });
  const link = { path: "/views/{id}/share", id: first?.id, token };
  const share = await step({ method: "POST", ...link, checked: "a link to one of them", schema: Share });
  await step({
    method: "GET",
    ...link,
    checked: "the link of the view",
    schema: z.object({ share: Share }),
    wrong: (present) => present.share.url !== share?.url && "it is another link",
  });
  const shared = { method: "GET", path: "/shared/views/{token}", id: share?.url.split("/").at(-1) } as const;
  await step({ ...shared, checked: "the shared view, without signing in", schema: SharedView });
  await step({ method: "DELETE", ...link, checked: "the link ended", schema: z.unknown() });
  await step({ ...shared, checked: "410 for the ended link", status: 410, schema: z.unknown() });
  await step({ method: "DELETE", ...one, checked: "deleted", schema: z.object({ success: z.literal(true) }) });
}
