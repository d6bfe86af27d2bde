import { ErrorBody } from "@flaneur/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { apiOver, signUp, type TestApi } from "../testing/api.ts";
import { describeOnPostgres } from "../testing/databases.ts";
import { hostileBodies } from "../testing/hostile-bodies.ts";
import { readDocument } from "../testing/operations.ts";
import { UNLIMITED } from "../testing/unlimited.ts";
import { seedOnce } from "./import/seed.ts";

describeOnPostgres("a body that is wrong in one place", (database) => {
  let api: TestApi;
  beforeAll(async () => {
    await seedOnce(database().db);
    const hasher = { hash: async () => "a hash", verify: async () => false };
    api = apiOver(database().db, { attempts: UNLIMITED, hasher });
  });
  afterAll(() => api.remove());

  it("never causes a 5xx, wherever the mistake is, and every refusal has a reason", async () => {
    const { operations, resolve } = readDocument(await (await api.get("/openapi.json")).json());
    const { token } = await signUp(api);
    const wrong: string[] = [];
    let sent = 0;
    for (const { method, path, requestBody } of operations) {
      if (requestBody === undefined) continue;
      const { schema, example } = requestBody.content["application/json"];
      const sound = example ?? (schema.$ref === undefined ? schema : resolve(schema.$ref)).example;
      expect(sound, `${method} ${path}`).toBeDefined();
      for (const body of hostileBodies(sound)) {
        const answer = await api.send(method, path.replace("/api", "").replace(/\{\w+\}/, "none"), { body, token });
        const text = await answer.text();
        sent += 1;
        if (answer.status >= 500) wrong.push(`${answer.status} ${method} ${path} ${body.slice(0, 200)}: ${text}`);
        else if (!answer.ok) ErrorBody.parse(JSON.parse(text));
      }
    }
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(sent).toBeGreaterThan(1_500);
  });
});
