import { builder } from "./builder.ts";
import "./filter-options.ts";
import "./place.ts";
import "./places.ts";

builder.queryType({});

/** The one graph. `npm run schema -w packages/gateway` prints it into schema.graphql. */
export const schema = builder.toSchema();
