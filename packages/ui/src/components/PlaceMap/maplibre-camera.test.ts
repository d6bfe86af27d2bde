import { LngLatBounds, type Map as MapLibre } from "maplibre-gl";
import { describe, expect, it, vi } from "vitest";
import { mapLibreHandle } from "./maplibre-camera.ts";

/**
 * A map whose movements are half done when the next movement interrupts them. As in MapLibre, the interruption ends the
 * first movement before the next one starts.
 */
function movingMap(start: number) {
  let zoom = start;
  let target: number | null = null;
  let onEnd: (() => void)[] = [];
  const end = (reached: number) => {
    zoom = reached;
    target = null;
    const listeners = onEnd;
    onEnd = [];
    for (const listener of listeners) listener();
  };
  const map = {
    getZoom: () => (target === null ? zoom : (zoom + target) / 2),
    getMinZoom: () => 9,
    getMaxZoom: () => 19,
    isMoving: () => target !== null,
    once: (_: "moveend", listener: () => void) => void onEnd.push(listener),
    easeTo: (options: { readonly zoom: number }) => {
      if (target !== null) end(map.getZoom());
      target = options.zoom;
    },
  };
  return {
    map: map as unknown as MapLibre,
    target: () => target,
    finish: () => {
      if (target !== null) end(target);
    },
    /** Ends the movement before its target, as a gesture does. */
    interrupt: () => end(map.getZoom()),
  };
}
const noPadding = () => ({ top: 0, right: 0, bottom: 0, left: 0 });

describe("the zoom buttons of a MapLibre map", () => {
  it("zoom by whole steps if they are pressed while the map is still zooming", () => {
    const moving = movingMap(12);
    const handle = mapLibreHandle(moving.map, noPadding);
    handle.zoomBy(1);
    handle.zoomBy(1);
    expect(moving.target()).toBe(14);
    handle.zoomBy(-1);
    expect(moving.target()).toBe(13);
  });

  it("zoom from the current zoom after a movement has ended", () => {
    const moving = movingMap(12);
    const handle = mapLibreHandle(moving.map, noPadding);
    handle.zoomBy(1);
    moving.interrupt();
    handle.zoomBy(1);
    expect(moving.target()).toBe(13.5);
    moving.finish();
    handle.zoomBy(1);
    expect(moving.target()).toBe(14.5);
  });

  it("zoom out at once after they were pressed beyond the maximum zoom", () => {
    const moving = movingMap(18.5);
    const handle = mapLibreHandle(moving.map, noPadding);
    handle.zoomBy(1);
    handle.zoomBy(1);
    handle.zoomBy(-1);
    expect(moving.target()).toBe(18);
  });
});

describe("the handle of a MapLibre map", () => {
  const HERE = { latitude: 48.8522, longitude: 2.3848 };

  it("moves to a position, whose zoom is one step smaller than in Google Maps", () => {
    const easeTo = vi.fn<MapLibre["easeTo"]>();
    mapLibreHandle({ easeTo } as unknown as MapLibre, noPadding).show(HERE, 15, "product");
    const [options] = easeTo.mock.calls[0] ?? [];
    expect([options?.center, options?.zoom]).toEqual([[2.3848, 48.8522], 14]);
  });

  it("fits an area within the uncovered part of the map", () => {
    const fitBounds = vi.fn<MapLibre["fitBounds"]>();
    const handle = mapLibreHandle({ fitBounds } as unknown as MapLibre, () => ({ ...noPadding(), left: 400 }));
    handle.fit({ west: 2.33, south: 48.85, east: 2.36, north: 48.87 }, "product", 10);
    const [bounds, options] = fitBounds.mock.calls[0] ?? [];
    expect(String(bounds)).toBe(String(new LngLatBounds({ lng: 2.33, lat: 48.85 }, { lng: 2.36, lat: 48.87 })));
    expect(options?.padding).toEqual({ top: 10, right: 10, bottom: 10, left: 410 });
  });
});
