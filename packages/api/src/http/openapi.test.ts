import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiOver, type TestApi } from "../../testing/api.ts";
import { answerPointer, bodyPointer, type Media, readDocument } from "../../testing/operations.ts";
import { openPgliteSnapshot } from "../../testing/pglite-snapshot.ts";
import type { Database } from "../db/database.ts";

describe("the OpenAPI document", () => {
  let database: Database;
  let api: TestApi;
  beforeAll(async () => {
    database = await openPgliteSnapshot();
    api = apiOver(database.db);
  });
  afterAll(async () => {
    await api.remove();
    await database.close();
  });
  const read = async () => readDocument(await (await api.get("/openapi.json")).json());

  it("is valid OpenAPI 3.1", async () => {
    expect(await new Validator().validate((await read()).whole)).toMatchObject({ valid: true });
  });

  it("breaks none of the rules that Redocly recommends", async () => {
    const source = await (await api.get("/openapi.json")).text();
    const problems = await lintFromString({ source, config: await createConfig({ extends: ["recommended"] }) });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual(
      [],
    );
  });

  it("documents the security of every call, and 405, 413 and 415 where they can occur", async () => {
    const { operations } = await read();
    for (const { method, path, responses, security } of operations) {
      const statuses = Object.keys(responses);
      expect(security, `${method} ${path}`).toBeDefined();
      expect(statuses, `${method} ${path}`).toContain("405");
      if (method !== "GET") expect(statuses, `${method} ${path}`).toEqual(expect.arrayContaining(["413", "415"]));
    }
    const isPublic = operations.filter(({ security }) => security?.length === 0).map(({ path }) => path);
    expect(isPublic).toEqual(expect.arrayContaining(["/api/auth/login", "/api/places", "/api/media/health"]));
    expect(isPublic).not.toContain("/api/views");
    expect(isPublic).not.toContain("/api/lists");
  });

  it("contains only paths that respond to an unsupported method with 405", async () => {
    for (const { path } of (await read()).operations) {
      const answer = await api.send("PATCH", path.replace("/api", "").replaceAll(/\{\w+\}/g, "none"));
      expect([answer.status, path]).toEqual([405, path]);
    }
  });

  it("lists the calls of §7, and calls of lists and links", async () => {
    const documented = (await read()).operations.map(({ method, path }) => `${method} ${path.replace("/api", "")}`);
    expect(documented).toEqual(
      expect.arrayContaining([
        // §7: Auth
        "POST /auth/login",
        "POST /auth/signup",
        "GET /auth/verify",
        "POST /auth/logout",
        "GET /auth/profile",
        "PUT /auth/profile",
        "POST /auth/change-password",
        // Places and filters
        "GET /places",
        "GET /places/{id}",
        "GET /filters/types",
        "GET /filters/tags",
        "GET /filters/arrondissements",
        "GET /filters/travel-time-ranges",
        "GET /filters/by-travel-time",
        "POST /travel-time/update",
        // Views
        "GET /views",
        "GET /views/{id}",
        "POST /views",
        "PUT /views/{id}",
        "DELETE /views/{id}",
        "POST /views/reorder",
        // Lists and links
        "GET /lists",
        "POST /lists",
        "GET /lists/{id}",
        "PUT /lists/{id}",
        "DELETE /lists/{id}",
        "POST /lists/{id}/share",
        "DELETE /lists/{id}/share",
        "POST /views/{id}/share",
        "DELETE /views/{id}/share",
        // Favorites
        "POST /favorites",
        "DELETE /favorites/{placeId}",
        "GET /favorites",
        "GET /favorites/check/{placeId}",
        "POST /favorites/toggle",
        "POST /favorites/counts",
        "GET /favorites/stats",
        // Media
        "GET /media/places/{id}",
        "POST /media/places/batch",
        "POST /media/places/preload",
        "DELETE /media/cache",
        "DELETE /media/cache/{id}",
        "GET /media/stats",
        "GET /media/health",
        // Third-party: the replacement for Google's geocoding
        "GET /geocode/json",
        "GET /geocode/suggest",
      ]),
    );
  });

  it("has a unique operation id for every call", async () => {
    const names = (await read()).operations.map(({ operationId }) => operationId);
    expect(names).toContain("getMediaPlacesId");
    expect(new Set(names).size).toBe(names.length);
  });

  it("has a valid example of every JSON body and response", async () => {
    const { whole, operations, resolve } = await read();
    const schemas = new Ajv2020({ strict: false, validateFormats: false }).addSchema(whole, "document");
    const complaints: string[] = [];
    const look = (where: string, { schema, example }: Media, pointer: string) => {
      const named = schema.$ref === undefined ? schema : resolve(schema.$ref);
      const shown = example ?? named.example;
      if (shown === undefined) complaints.push(`${where} has no example`);
      else if (!schemas.validate(`document#${pointer}`, shown)) complaints.push(`${where}: ${schemas.errorsText()}`);
    };
    for (const operation of operations) {
      const { method, path, requestBody, responses } = operation;
      if (requestBody !== undefined) {
        look(`the body of ${method} ${path}`, requestBody.content["application/json"], bodyPointer(operation));
      }
      for (const [status, { content }] of Object.entries(responses)) {
        const json = content["application/json"];
        const pointer = answerPointer(operation, status, "application/json");
        if (json !== undefined) look(`${status} of ${method} ${path}`, json, pointer);
      }
    }
    expect(complaints).toEqual([]);
  });
});
