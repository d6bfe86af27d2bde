import { z } from "zod";
import { defineCall } from "./call.ts";
import { json, noQuery } from "./contents.ts";
import { commonFailures, failure } from "./failures.ts";
import { anyId } from "./parameters.ts";
import { ReadViewFilters } from "./read-view.ts";
import { VIEW_EXAMPLE, ViewFilters } from "./view-bodies.ts";

export const VIEW_SHARE_ENDED = "This view is no longer shared";

export const SharedViewBody = z
  .object({ name: z.string(), sharedBy: z.string().nullable(), filters: ViewFilters })
  .meta({ id: "SharedView", example: { name: VIEW_EXAMPLE.name, sharedBy: "Camille", filters: VIEW_EXAMPLE.filters } });

const ReadSharedView = z.object({
  name: z.string(),
  sharedBy: z.string().nullable().catch(null),
  filters: ReadViewFilters,
});

export const getSharedView = defineCall(
  {
    tags: ["Views"],
    method: "get",
    path: "/shared/views/{token}",
    summary: "A shared view, for everybody who has its link",
    request: { params: z.object({ token: anyId }), query: noQuery },
    responses: {
      200: { description: "The view", content: json(SharedViewBody) },
      ...commonFailures,
      404: failure("There is no such link.", "not_found", "There is no such shared view"),
      410: failure("The link has ended.", "gone", VIEW_SHARE_ENDED),
    },
  },
  ReadSharedView,
);
