import { ErrorBody } from "@flaneur/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { apiOver, signUp, type TestApi } from "../testing/api.ts";
import { contractDocument } from "../testing/contract-document.ts";
import { describeOnPostgres } from "../testing/databases.ts";
import { hostileBodies } from "../testing/hostile-bodies.ts";
import { UNLIMITED } from "../testing/unlimited.ts";
import { seedOnce } from "./import/seed.ts";

const { operations, resolve } = await contractDocument();

/** The calls with a body, each with its example of a body. */
const CALLS = operations.flatMap(({ method, path, requestBody }) => {
  if (requestBody === undefined) return [];
  const { schema, example } = requestBody.content["application/json"];
  return { method, path, sound: example ?? (schema.$ref === undefined ? schema : resolve(schema.$ref)).example };
});

describeOnPostgres("a body that is wrong in one place", (database) => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    await seedOnce(database().db);
    const hasher = { hash: async () => "a hash", verify: async () => false };
    api = apiOver(database().db, { attempts: UNLIMITED, hasher });
    token = (await signUp(api)).token;
  });
  afterAll(() => api.remove());

  it.each(CALLS)("never causes a 5xx of $method $path, and each refusal has a reason", async (call) => {
    const path = call.path.replace(/\{\w+\}/g, "none");
    expect(call.sound).toBeDefined();
    const wrong: string[] = [];
    for (const body of hostileBodies(call.sound)) {
      const answer = await api.send(call.method, path, { body, token });
      const text = await answer.text();
      if (answer.status >= 500) wrong.push(`${answer.status} ${body.slice(0, 200)}: ${text}`);
      else if (!answer.ok) ErrorBody.parse(JSON.parse(text));
    }
    expect(wrong.slice(0, 20)).toEqual([]);
  });
});
