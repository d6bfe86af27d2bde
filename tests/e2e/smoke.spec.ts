import { runSmokeTest } from "../setup/smoke.ts";
import { expect, test } from "./test.ts";

test("the smoke test of the REST API passes against the app", { tag: "@journey" }, async ({ baseURL }) => {
  const { code, lines } = await runSmokeTest(baseURL ?? "");
  expect(lines.filter((line) => !line.startsWith("ok "))).toEqual([
    expect.stringMatching(/^(\d+) of \1 lines as they should be$/),
  ]);
  expect(code).toBe(0);
});
