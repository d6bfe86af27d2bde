// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { whenHydrated } from "./hydration-boundary.tsx";

it("whenHydrated resolves once one waiting part is hydrated and the other has left the page", async () => {
  document.body.innerHTML = `<div id="map" data-waiting=""></div><main><div id="grid" data-waiting=""></div></main>`;
  const steps: string[] = [];
  const hydrated = whenHydrated(document).then(() => steps.push("hydrated"));
  document.querySelector("#map")?.removeAttribute("data-waiting");
  await new Promise((observed) => {
    new MutationObserver(observed).observe(document.body, { attributes: true });
    document.body.dataset.seen = "";
  });
  steps.push("the map is hydrated");
  document.querySelector("main")?.replaceChildren();
  await hydrated;
  expect(steps).toEqual(["the map is hydrated", "hydrated"]);
});

it("whenHydrated resolves for a page without waiting parts", async () => {
  document.body.innerHTML = "<main></main>";
  await expect(whenHydrated(document)).resolves.toBeUndefined();
});
