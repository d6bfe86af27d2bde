// @vitest-environment happy-dom
import "../../fixtures/google-maps-stand-in.js";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { loadCode } from "../../lib/load-code.ts";
import { LocationMap } from "./LocationMap.tsx";

// The import above replaces Google's script.
vi.mock("@react-google-maps/api", async (original) => ({
  ...(await original<typeof import("@react-google-maps/api")>()),
  useLoadScript: () => ({ isLoaded: true }),
}));

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it("the drawing replaces a map of Google whose key is rejected after the map was ready", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const Path2D = class {
    addPath() {}
  };
  vi.stubGlobal("Path2D", Path2D);
  const box = document.body.appendChild(document.createElement("div"));
  const root = createRoot(box);
  const point = { latitude: 48.8643217, longitude: 2.3690418 };
  // Not awaited: the code of the map could load meanwhile, and the map would replace the drawing.
  act(() =>
    root.render(
      <LocationMap
        provider={{ kind: "google", theme: "light", apiKey: "" }}
        step="address"
        point={point}
        accuracy={null}
      />,
    ),
  );
  const drawings = () => [...box.querySelectorAll("svg")].map(({ outerHTML }) => outerHTML);
  const first = drawings();
  const map = () => box.querySelector("[data-ready=true]");
  while (map() === null) await act(() => loadCode(() => import("../PlaceMap/GoogleMapView.tsx")));
  const { gm_authFailure: reject } = window as unknown as { gm_authFailure?: () => void };
  await act(() => reject?.());
  expect(map()).toBeNull();
  expect(first).toHaveLength(1);
  expect(drawings()).toEqual(first);
  await act(() => root.unmount());
});
