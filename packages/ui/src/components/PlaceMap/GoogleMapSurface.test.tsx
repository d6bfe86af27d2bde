// @vitest-environment happy-dom
import "../../fixtures/google-maps-stand-in.js";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GoogleMapSurface } from "./GoogleMapSurface.tsx";
import type { MapContent, MapPin } from "./place-map-props.ts";

const pin = (id: string, latitude: number): MapPin => ({
  id,
  name: `Place ${id}`,
  position: { latitude, longitude: 2.35 },
  type: "Bar",
  isChosen: true,
});
const pins = [pin("a", 48.85), pin("b", 48.86)];
const CONTENT: MapContent = {
  pins,
  selected: null,
  marked: null,
  userPosition: { latitude: 48.87, longitude: 2.35 },
};
const PADDING = { top: 0, right: 0, bottom: 0, left: 0 };
const nothing = () => {};

let root: Root;
const render = (content: MapContent) =>
  act(() =>
    root.render(
      <GoogleMapSurface
        apiKey=""
        content={content}
        theme="light"
        padding={PADDING}
        favorite={null}
        onSelect={nothing}
        onMove={nothing}
        onReady={nothing}
        onFailed={nothing}
      >
        {null}
      </GoogleMapSurface>,
    ),
  );

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal(
    "Path2D",
    class {
      addPath() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
  vi.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await render(CONTENT);
  // The map reports its bounds after it has stopped moving.
  await act(() => vi.runAllTimers());
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a Google map on which a place becomes marked", () => {
  it("keeps the focus on the visitor's position", async () => {
    const point = document.querySelector<HTMLElement>("[aria-expanded]");
    point?.focus();
    expect(document.activeElement).toBe(point);
    await render({ ...CONTENT, marked: pins[0] ?? null });
    expect(document.activeElement).toBe(point);
  });

  it("does not render the pins again", async () => {
    expect(document.querySelectorAll(".stand-in-marker")).toHaveLength(2);
    const setPosition = vi.spyOn(google.maps.Marker.prototype, "setPosition");
    await render({ ...CONTENT, marked: pins[0] ?? null });
    expect(setPosition).not.toHaveBeenCalled();
  });
});

describe("a marker of a Google map", () => {
  const named = (name: string) => document.querySelector<HTMLElement>(`.stand-in-marker[aria-label="${name}"]`);

  it("has the name of its place as its tooltip and its accessible name", () => {
    const marker = named("Place a");
    expect([marker?.title, marker?.getAttribute("role")]).toEqual(["Place a", "button"]);
  });

  it("has the name of the selected place if it is the red marker, also without an info window", async () => {
    await render({
      ...CONTENT,
      selected: { id: "b", name: "Place b", position: { latitude: 48.86, longitude: 2.35 }, info: null },
    });
    await act(() => vi.runAllTimers());
    const marker = named("Place b");
    expect([marker?.title, marker?.getAttribute("role")]).toEqual(["Place b", "img"]);
  });

  it("has the number of its places if it is a cluster", async () => {
    await render({ ...CONTENT, pins: Array.from({ length: 1_200 }, (_, index) => pin(`${index}`, 48.85)) });
    await act(() => vi.runAllTimers());
    expect(named("1,200 places")?.title).toBe("1,200 places");
  });
});
