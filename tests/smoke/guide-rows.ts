import { z } from "zod";
import type { SmokeTest } from "./smoke.ts";

const Guides = z.object({ data: z.array(z.object({ slug: z.string(), count: z.number().min(1) })).min(1) });
const Guide = z.object({ slug: z.string(), places: z.array(z.object({ id: z.string() })).min(1) });
const Suggestions = z.object({ groups: z.array(z.unknown()).min(1) });

/** Checks the calls for collections, neighbourhoods and search suggestions. */
export async function checkGuide({ step }: SmokeTest): Promise<void> {
  for (const kind of ["collections", "neighbourhoods"]) {
    const list = await step({
      method: "GET",
      path: `/${kind}`,
      checked: `${kind}, each with at least one place`,
      schema: Guides,
    });
    const slug = list?.data[0]?.slug;
    await step({
      method: "GET",
      path: `/${kind}/{slug}`,
      id: slug,
      checked: `one of the ${kind} with its places`,
      schema: Guide,
      wrong: (guide) => guide.slug !== slug && `expected ${slug}, got ${guide.slug}`,
    });
  }
  await step({
    method: "GET",
    path: "/search/suggest?q=eiffel%20tower",
    checked: "suggestions for the name of a place",
    schema: Suggestions,
  });
}
