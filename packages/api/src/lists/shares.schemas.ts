import { LIST_LIMITS } from "@flaneur/domain";
import { z } from "@hono/zod-openapi";
import { PLACE_EXAMPLE, PlaceBody } from "../places/places.schemas.ts";
import { VIEW_EXAMPLE, ViewFilters } from "../views/views.schemas.ts";
import { entryPage, optionalName, SHARE_EXAMPLE, ShareBody } from "./lists.schemas.ts";

export const ShareInput = z
  .strictObject({
    sharedBy: optionalName(LIST_LIMITS.sharedBy)
      .optional()
      .openapi({ description: "The name that readers see, which need not be that of the account. Absent: unchanged." }),
    renew: z
      .boolean({ error: "must be true or false" })
      .default(false)
      .openapi({ description: "Whether the existing link ends, and another one replaces it." }),
  })
  .openapi("ShareInput", { example: { sharedBy: "Camille", renew: false } });

const EXAMPLE = { name: "Sunday, Left Bank", sharedBy: "Camille" };

export const PresentShareBody = z
  // With `nullable()`, the OpenAPI document would not mention null.
  .object({ share: z.union([ShareBody, z.null()]) })
  .openapi("PresentShare", { example: { share: SHARE_EXAMPLE } });

export const KeptBody = z
  .object({
    added: z.int().openapi({ description: "The number of places that were not favorites before." }),
    count: z.int().openapi({ description: "The number of places of the list." }),
  })
  .openapi("KeptList", { example: { added: 5, count: 7 } });

export const SharedListQuery = z.strictObject(entryPage(1));

export const SharedListBody = z
  .object({
    name: z.string(),
    note: z.string().nullable(),
    sharedBy: z.string().nullable(),
    updatedAt: z.string().openapi({ format: "date-time" }),
    count: z.int().openapi({ description: "The number of places of the whole list." }),
    places: z.array(z.object({ note: z.string().nullable(), place: PlaceBody })).openapi({
      description:
        "In the owner's order: the places of the page, or all of them without a page. Permanently closed places stay.",
    }),
  })
  .openapi("SharedList", {
    example: {
      ...EXAMPLE,
      note: "Start late, carry little.",
      updatedAt: "2026-03-08T18:40:00.000Z",
      count: 1,
      places: [{ note: "Be there by ten.", place: PLACE_EXAMPLE }],
    },
  });

export const SharedViewBody = z
  .object({ name: z.string(), sharedBy: z.string().nullable(), filters: ViewFilters })
  .openapi("SharedView", { example: { name: VIEW_EXAMPLE.name, sharedBy: "Camille", filters: VIEW_EXAMPLE.filters } });
