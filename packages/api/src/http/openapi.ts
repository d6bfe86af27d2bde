import type { OpenAPIHono } from "@hono/zod-openapi";

/** Serves the description of all calls registered on `app`, at `/openapi.json`. */
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
    description: "The ADMIN_TOKEN of whoever runs the server. The token of a user opens none of these calls.",
  });
  app.doc31("/openapi.json", {
    openapi: "3.1.0",
    info: {
      title: "Flâneur REST API",
      version: "1.0.0",
      description: [
        "Places in Paris, and what people make of them: accounts, favourites, views, media, travel time and geocoding.",
        "Bodies are JSON of at most 64 KB. Every answer carries `X-Request-Id`, the caller's own when one was sent. Every " +
          "failure has the shape of `Error`; 429 and 503 say in `Retry-After` when to try again. A call under way for 10 " +
          "seconds is answered 503.",
        "Outside of this document, `/healthz` says that the process answers and `/readyz` that its database does too.",
      ].join("\n\n"),
      license: { name: "MIT" },
    },
    servers: [{ url: "/" }],
  });
}
