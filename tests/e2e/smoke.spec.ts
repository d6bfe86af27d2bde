import { runSmokeTest } from "../setup/smoke.ts";
import { expect, test } from "./test.ts";

test("every call of the REST API answers in the whole product, too", { tag: "@journey" }, async ({ baseURL }) => {
  const { code, lines } = await runSmokeTest(baseURL ?? "");
  expect(lines.filter((line) => !line.startsWith("ok "))).toEqual([
    expect.stringMatching(/^(\d+) of \1 lines as they should be$/),
  ]);
  expect(code).toBe(0);
});
