// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ProfileMenu } from "./ProfileMenu.tsx";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

it("the menu button of a phone calls onIntent when it gets the focus", async () => {
  const onIntent = vi.fn();
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  await act(() =>
    root.render(
      <ProfileMenu
        username="camille.roy@posteo.net"
        theme="light"
        onThemeChange={() => {}}
        onAccount={() => {}}
        onLogOut={() => {}}
        onIntent={onIntent}
      />,
    ),
  );
  await act(() => container.querySelector("button")?.focus());
  expect(onIntent).toHaveBeenCalledOnce();
  await act(() => root.unmount());
});
