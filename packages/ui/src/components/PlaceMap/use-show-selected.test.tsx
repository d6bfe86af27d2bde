// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { MapHandle, SelectedPin } from "./place-map-props.ts";
import { useShowSelected } from "./use-show-selected.ts";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

interface SelectionProps {
  readonly handle: MapHandle | null;
  readonly selected: Pick<SelectedPin, "id" | "position"> | null;
}

function Selection({ handle, selected }: SelectionProps) {
  useShowSelected(handle, selected);
  return null;
}

const newMap = () => ({ zoomBy: vi.fn(), show: vi.fn(), fit: vi.fn() }) satisfies MapHandle;
const placeAt = (id: string, latitude: number) => ({ id, position: { latitude, longitude: 2.35 } });

it("useShowSelected centres each map once per selection: again for a new map, and after the place was deselected", async () => {
  const root = createRoot(document.createElement("div"));
  const render = (props: SelectionProps) => act(() => root.render(<Selection {...props} />));
  const [first, second] = [newMap(), newMap()];
  await render({ handle: null, selected: placeAt("a", 48.85) });
  await render({ handle: first, selected: placeAt("a", 48.85) });
  await render({ handle: first, selected: placeAt("a", 48.85) });
  await render({ handle: first, selected: placeAt("b", 48.86) });
  expect(first.show.mock.calls.map(([position]) => position.latitude)).toEqual([48.85, 48.86]);
  await render({ handle: null, selected: placeAt("b", 48.86) });
  await render({ handle: second, selected: placeAt("b", 48.86) });
  expect(second.show.mock.calls.map(([position]) => position.latitude)).toEqual([48.86]);
  await render({ handle: second, selected: null });
  await render({ handle: second, selected: placeAt("b", 48.86) });
  expect(second.show).toHaveBeenCalledTimes(2);
  await act(() => root.unmount());
});
