import * as contract from "@flaneur/contract";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiOver, type TestApi } from "../../testing/api.ts";
import { answerPointer, bodyPointer, type Media, readDocument } from "../../testing/operations.ts";
import { openPgliteSnapshot } from "../../testing/pglite-snapshot.ts";
import type { Database } from "../db/database.ts";

/**
 * The calls that need no token. The isolation test of two users sends all other calls of users: before you add a call
 * here, make sure that it has no data of a user. A link shows what its owner has shared.
 */
const PUBLIC_CALLS = [
  "GET /auth/password-reset",
  "GET /collections",
  "GET /collections/{slug}",
  "GET /filters/arrondissements",
  "GET /filters/by-travel-time",
  "GET /filters/tags",
  "GET /filters/travel-time-ranges",
  "GET /filters/types",
  "GET /geocode/json",
  "GET /geocode/suggest",
  "GET /media/clips/{file}",
  "GET /media/health",
  "GET /media/places/{id}",
  "GET /media/posters/{placeId}/{file}",
  "GET /neighbourhoods",
  "GET /neighbourhoods/{slug}",
  "GET /pins",
  "GET /places",
  "GET /places/export",
  "GET /places/pack",
  "GET /places/{id}",
  "GET /search/suggest",
  "GET /shared/lists/{token}",
  "GET /shared/lists/{token}/cover",
  "GET /shared/lists/{token}/export",
  "GET /shared/views/{token}",
  "POST /auth/login",
  "POST /auth/password-reset",
  "POST /auth/signup",
  "POST /media/places/batch",
  "POST /media/places/preload",
  "POST /places/match",
  "POST /travel-time/update",
  "PUT /auth/address-change",
  "PUT /auth/password-reset",
];

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
  });

  it("requires a token for every call that is not listed here as public", async () => {
    const { operations } = await read();
    const isPublic = operations
      .filter(({ security }) => security?.length === 0)
      .map(({ method, path }) => `${method} ${path.replace("/api", "")}`);
    expect(isPublic.toSorted()).toEqual(PUBLIC_CALLS.toSorted());
  });

  it("contains only paths that respond to an unsupported method with 405", async () => {
    for (const { path } of (await read()).operations) {
      const answer = await api.send("PROPFIND", path.replace("/api", "").replaceAll(/\{\w+\}/g, "none"));
      expect([answer.status, path]).toEqual([405, path]);
    }
  });

  it("has exactly the calls of the contract", async () => {
    const calls = Object.values(contract).flatMap((value) =>
      typeof value === "object" && "operation" in value
        ? `${value.operation.method.toUpperCase()} /api${value.operation.path}`
        : [],
    );
    const documented = (await read()).operations.map(({ method, path }) => `${method} ${path}`);
    expect(documented.toSorted()).toEqual(calls.toSorted());
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
