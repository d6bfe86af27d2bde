import * as contract from "@flaneur/contract";
import { OpenAPIHono, type RouteConfig } from "@hono/zod-openapi";
import { openApiDocument } from "../src/http/openapi.ts";
import { type ApiDocument, readDocument } from "./operations.ts";

/** Returns the OpenAPI document of all calls of the contract, without a server that serves them. */
export async function contractDocument(): Promise<ApiDocument> {
  const app = new OpenAPIHono();
  for (const value of Object.values(contract)) {
    if (typeof value === "object" && "operation" in value) {
      app.openAPIRegistry.registerPath(value.operation as RouteConfig);
    }
  }
  openApiDocument(app);
  return readDocument(await (await app.request("/openapi.json")).json());
}
