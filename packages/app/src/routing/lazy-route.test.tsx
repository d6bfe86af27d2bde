import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { type LazyRoute, lazyRoute } from "./lazy-route.tsx";

const draw = ({ Route }: LazyRoute) => renderToString(<Route />);

it("is drawn at once where its code was loaded before, and waits for it elsewhere", async () => {
  const [first, later] = [1, 2].map(() => lazyRoute(async () => ({ default: () => <p>the page</p> })));
  await first?.load();
  expect(first && draw(first)).toBe("<p>the page</p>");
  expect(later && draw(later)).not.toContain("the page");
});
