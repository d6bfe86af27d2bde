import { builder } from "./builder.ts";
import "./address-suggestions.ts";
import "./filter-options.ts";
import "./place.ts";
import "./places.ts";
import "./problems.ts";
import "./travel.ts";
import "./account.ts";
import "./favorites.ts";
import "./views.ts";
import "./viewer.ts";

builder.queryType({ description: "What can be read." });
builder.mutationType({ description: "What can be changed. Each result says what was done, or what went wrong." });

/** The schema of the graph. `npm run schema -w packages/gateway` prints it into schema.graphql. */
export const schema = builder.toSchema();
