import { builder } from "./builder.ts";
import "./address-suggestions.ts";
import "./filter-options.ts";
import "./guide.ts";
import "./earlier-pages.ts";
import "./entry-changes.ts";
import "./list-changes.ts";
import "./list-shares.ts";
import "./lists.ts";
import "./matches.ts";
import "./neighbourhoods.ts";
import "./place.ts";
import "./places.ts";
import "./problems.ts";
import "./search.ts";
import "./shared.ts";
import "./travel.ts";
import "./account.ts";
import "./password-reset.ts";
import "./address-change.ts";
import "./favorites.ts";
import "./views.ts";
import "./viewer.ts";

builder.queryType({ description: "All data that can be read." });
builder.mutationType({
  description: "All changes that can be made. Each result describes the change, or the reason why it failed.",
});

/** The schema of the graph. `npm run schema -w packages/gateway` prints it into schema.graphql. */
export const schema = builder.toSchema();
