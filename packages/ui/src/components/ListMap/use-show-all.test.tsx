// @vitest-environment happy-dom
import type { Coordinates } from "@flaneur/domain";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { MapHandle } from "../PlaceMap/place-map-props.ts";
import { useShowAll } from "./use-show-all.ts";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

interface PointsProps {
  readonly handle: MapHandle | null;
  readonly points: readonly Coordinates[];
}

function Points({ handle, points }: PointsProps) {
  useShowAll(handle, points);
  return null;
}

const [louvre, septime, pantheon] = [
  { latitude: 48.86, longitude: 2.33 },
  { latitude: 48.85, longitude: 2.38 },
  { latitude: 48.84, longitude: 2.34 },
];

it("useShowAll fits a loaded map to the points, and only fits it again when their bounds change", async () => {
  const map = { zoomBy: vi.fn(), show: vi.fn(), fit: vi.fn() } satisfies MapHandle;
  const root = createRoot(document.createElement("div"));
  const render = (props: PointsProps) => act(() => root.render(<Points {...props} />));
  await render({ handle: null, points: [louvre, septime] });
  await render({ handle: map, points: [louvre, septime] });
  await render({ handle: map, points: [septime, louvre] });
  await render({ handle: map, points: [septime, louvre, pantheon] });
  expect(map.fit.mock.calls.map(([area]) => area)).toEqual([
    { south: 48.85, west: 2.33, north: 48.86, east: 2.38 },
    { south: 48.84, west: 2.33, north: 48.86, east: 2.38 },
  ]);
  await render({ handle: map, points: [louvre] });
  expect(map.show.mock.calls.map(([position]) => position)).toEqual([louvre]);
  await act(() => root.unmount());
});
