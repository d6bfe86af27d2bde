// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { usePlayerControls } from "./use-player-controls.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const { result, rerender } = renderHook(({ isPlaying }) => usePlayerControls(isPlaying), {
    initialProps: { isPlaying: true },
  });
  return {
    pass: (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds)),
    use: () => act(() => result.current.onActivity()),
    focus: (isFocused: boolean) => act(() => result.current.onFocusChange(isFocused)),
    play: (isPlaying: boolean) => rerender({ isPlaying }),
    controls: () => result.current.controls,
  };
}

it("the controls of a playing video are hidden after three seconds without pointer or keyboard input", () => {
  const { pass, use, controls } = start();
  pass(2_900);
  use();
  pass(2_900);
  expect(controls()).toBe("shown");
  pass(200);
  expect(controls()).toBe("hidden");
  use();
  expect(controls()).toBe("shown");
  pass(3_000);
  expect(controls()).toBe("hidden");
});

it("the controls of a playing video stay while a control has the focus", () => {
  const { pass, focus, controls } = start();
  pass(3_000);
  focus(true);
  pass(60_000);
  expect(controls()).toBe("shown");
  focus(false);
  pass(2_900);
  expect(controls()).toBe("shown");
  pass(100);
  expect(controls()).toBe("hidden");
});

it("the controls of a paused video stay, and are shown for three seconds when the video plays again", () => {
  const { pass, use, play, controls } = start();
  pass(3_000);
  play(false);
  use();
  pass(60_000);
  expect(controls()).toBe("shown");
  play(true);
  expect(controls()).toBe("shown");
  pass(3_000);
  expect(controls()).toBe("hidden");
});
