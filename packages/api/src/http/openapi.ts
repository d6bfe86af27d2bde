import { zodToOpenAPIRegistry } from "@asteasolutions/zod-to-openapi";
import { failing } from "@flaneur/contract";
import { DEADLINES_MS } from "@flaneur/domain";
import { type OpenAPIHono, z } from "@hono/zod-openapi";

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

const ref = { $ref: "#/components/schemas/Error" };
const described = ({ content, ...response }: (typeof failing)[405 | 413 | 415]) => ({
  ...response,
  content: { "application/json": { ...content["application/json"], schema: ref } },
});
/**
 * Failures that occur before a call's handler runs. Any request but a GET can have a body, even when the call expects
 * none.
 */
const ANY_CALL = { 405: described(failing[405]) };
const ANY_CALL_WITH_BODY = { ...ANY_CALL, 413: described(failing[413]), 415: described(failing[415]) };

/** Returns the operation id that generated clients use: `getMediaPlacesId` for `GET /api/media/places/{id}`. */
const operationId = (method: string, path: string): string =>
  [method, ...(path.replace(/^\/api/, "").match(/[a-z]+/gi) ?? [])]
    .map((word, i) => (i === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("");

/** Makes the schemas that have an id components of the document: without this, only those named by `openapi()` are. */
function registerNamedSchemas(): void {
  for (const schema of z.globalRegistry._idmap.values()) {
    if (schema instanceof z.ZodType && !zodToOpenAPIRegistry.has(schema)) zodToOpenAPIRegistry.add(schema, {});
  }
}

/** Serves the OpenAPI document of all calls registered on `app`, at `/openapi.json`. */
export function openApiDocument(app: OpenAPIHono): void {
  app.openAPIRegistry.registerComponent("securitySchemes", "bearer", {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "The token of a sign-up or sign-in.",
  });
  app.openAPIRegistry.registerComponent("securitySchemes", "admin", {
    type: "http",
    scheme: "bearer",
    description: "The ADMIN_TOKEN of the server, for operators. Calls with this scheme refuse the tokens of users.",
  });
  registerNamedSchemas();
  const config: Parameters<typeof app.getOpenAPI31Document>[0] = {
    openapi: "3.1.0",
    info: {
      title: "Flâneur REST API",
      version: "1.0.0",
      description: [
        "Places in Paris: search, media, travel time and geocoding; and accounts with favorites, views and lists.",
        "A body is JSON of at most 64 KB; the body of a list may have 3 MB. Every response has the header " +
          "`X-Request-Id`: the id that the caller sent if it is valid, or a new id. Every failure has the fields of " +
          "`Error`; a 400 of `/api/geocode/json` also has the fields of Google's API. The header `Retry-After` of a " +
          "429 or 503 is the number of seconds to wait before a retry. " +
          `A call that takes ${DEADLINES_MS.api / 1_000} seconds fails with 503. A path that does not exist fails with 404, and a method that a ` +
          "path does not support with 405.",
        "Addresses of pictures and videos are relative to this server when they begin with `/`.",
        "Two paths outside `/api` are not part of this document. `/healthz` responds 200 while the process runs. " +
          "`/readyz` responds 200 when the database responds and the index of places is read; otherwise " +
          "it responds 503, with the reason in `details`.",
      ].join("\n\n"),
      license: { name: "MIT", url: "https://opensource.org/license/mit" },
    },
    servers: [{ url: "/" }],
  };
  app.get("/openapi.json", (context) => {
    const document = app.getOpenAPI31Document(config);
    for (const [path, calls] of Object.entries(document.paths ?? {})) {
      for (const method of METHODS) {
        const call = calls[method];
        if (call === undefined) continue;
        call.operationId = operationId(method, path);
        // An empty list means that the call needs no token. A missing `security` could be an oversight.
        call.security ??= [];
        call.responses = { ...(method === "get" ? ANY_CALL : ANY_CALL_WITH_BODY), ...call.responses };
      }
    }
    return context.json(document);
  });
}
