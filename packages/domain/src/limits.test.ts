import { expect, it } from "vitest";
import { DEADLINES_MS } from "./limits.ts";

it("each program times out before its caller does, so that its own error message reaches the visitor", () => {
  const { api, gateway, proxy, browser } = DEADLINES_MS;
  expect(api).toBeLessThan(gateway);
  expect(gateway).toBeLessThan(proxy);
  expect(proxy).toBeLessThanOrEqual(browser);
});
