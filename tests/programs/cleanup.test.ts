import { expect, it } from "vitest";
import { createCleanup } from "../setup/cleanup.ts";

it("a cleanup ends every part that started, the latest first, although one of them fails to end", async () => {
  const ended: string[] = [];
  const cleanup = createCleanup();
  cleanup.add(() => ended.push("database"));
  cleanup.add(() => Promise.reject(new Error("the proxy does not close")));
  cleanup.add(() => ended.push("program"));
  await expect(cleanup.run()).rejects.toThrow(AggregateError);
  expect(ended).toEqual(["program", "database"]);
});
