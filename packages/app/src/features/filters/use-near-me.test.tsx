// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TestPage } from "../../../testing/test-page.tsx";
import { startViews } from "../../../testing/views.ts";
import { useActors } from "../../app-context.ts";
import type { ConfirmedLocation, LocationRef } from "../../location/location.machine.ts";
import { useNearMe } from "./use-near-me.ts";

const HERE: ConfirmedLocation = { coordinates: { latitude: 48.8643, longitude: 2.369 }, address: null };

let root: Root;

/** Presses 'Near me' without a location. `send` sends an event to the location; `sortBy` returns the sort field. */
async function pressNearMe() {
  const { filters: filtersActor } = startViews();
  let location: LocationRef | undefined;
  let press = () => {};
  function Row() {
    location = useActors().location;
    const nearMe = useNearMe(filtersActor);
    press = () => nearMe({ pressed: false });
    return null;
  }
  await act(() =>
    root.render(
      <TestPage>
        <Row />
      </TestPage>,
    ),
  );
  await act(() => press());
  const send = (event: Parameters<LocationRef["send"]>[0]) => act(() => location?.send(event));
  return { send, sortBy: () => filtersActor.getSnapshot().context.read().filters.sortBy };
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.createElement("div"));
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.unstubAllGlobals();
});

describe("after a press on 'Near me' without a location, the listing", () => {
  it("is sorted by travel time when a location is confirmed", async () => {
    const { send, sortBy } = await pressNearMe();
    expect(sortBy()).toBe("name");
    await send({ type: "location.confirm", location: HERE });
    expect(sortBy()).toBe("travelTime");
  });

  it("keeps its order when another tab confirms a location", async () => {
    const { send, sortBy } = await pressNearMe();
    await send({ type: "location.follow", location: HERE });
    expect(sortBy()).toBe("name");
  });

  it("keeps its order when another button has requested the location dialog since", async () => {
    const { send, sortBy } = await pressNearMe();
    await send({ type: "location.openDialog" });
    await send({ type: "location.confirm", location: HERE });
    expect(sortBy()).toBe("name");
  });
});
