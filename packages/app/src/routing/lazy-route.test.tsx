import { Suspense } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { lazyRoute } from "./lazy-route.tsx";

it("is drawn at once where its code was loaded before, and waits for it elsewhere", async () => {
  const { Route, load } = lazyRoute(async () => ({ default: () => <p>the page</p> }));
  const draw = () =>
    renderToString(
      <Suspense fallback="waiting">
        <Route />
      </Suspense>,
    );
  expect(draw()).toContain("waiting");
  await load();
  expect(draw()).toContain("<p>the page</p>");
});
