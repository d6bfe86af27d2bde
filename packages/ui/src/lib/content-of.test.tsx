// @vitest-environment happy-dom
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MapNotices } from "../components/PlaceMap/MapNotices.tsx";
import { PreviewTravel } from "../components/Preview/PreviewTravel.tsx";
import { Profile } from "../components/Profile/Profile.tsx";
import { Toast } from "../components/Toast/Toast.tsx";
import { BringProgress } from "../screens/BringScreen/BringProgress.tsx";

const nothing = () => {};

let root: Root;
const render = (content: ReactNode) =>
  act(() =>
    root.render(
      <main id="content" tabIndex={-1}>
        {content}
      </main>,
    ),
  );
const buttonOf = (name: string) =>
  [...document.querySelectorAll("button")].find(
    (button) => (button.getAttribute("aria-label") ?? button.textContent) === name,
  );
const press = async (name: string) => {
  await act(() => buttonOf(name)?.focus());
  expect(document.activeElement).toBe(buttonOf(name));
  await act(() => buttonOf(name)?.click());
};

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it.each([
  [
    "'Try again' of the map",
    "Try again",
    <MapNotices
      key=""
      surface={{ attempt: 1, status: "failed", failure: "notLoaded" }}
      message={null}
      onClearFilters={undefined}
      onRetry={nothing}
    />,
    "content",
  ],
  [
    "'Clear filters' of the map",
    "Clear filters",
    <MapNotices
      key=""
      surface={{ attempt: 1, status: "ready" }}
      message="noPlaces"
      onClearFilters={nothing}
      onRetry={nothing}
    />,
    "content",
  ],
  [
    "'Try again' of travel times in a dialog",
    "Try again",
    <div key="" role="dialog" id="dialog" tabIndex={-1}>
      <PreviewTravel travel={{ status: "failed" }} onRetry={nothing} />
    </div>,
    "dialog",
  ],
  [
    "'Logout'",
    "Logout",
    <Profile
      key=""
      profile={{ status: "signedIn", username: "camille.roy@posteo.net" }}
      theme="light"
      onThemeChange={nothing}
      onLogIn={nothing}
      onLogOut={nothing}
      onAccount={nothing}
    />,
    "content",
  ],
])("pressing %s moves the focus to what contains the removed button", async (_, name, control, id) => {
  await render(control);
  await press(name);
  expect(document.activeElement?.id).toBe(id);
});

it("pressing 'Try again' of 'Bring your places' moves the focus to the heading", async () => {
  await render(
    <BringProgress
      state={{ status: "lookingUp", name: "places.csv", files: 1, done: 3, total: 9, failure: "unavailable" }}
      onRetry={nothing}
      onCancel={nothing}
    />,
  );
  await press("Try again");
  expect(document.activeElement?.tagName).toBe("H1");
});

it("the focus moves to the content when a toast is removed with its focused button", async () => {
  await render(
    <Toast label="Saved" icon={null} action={null} closeLabel="Close" onClose={nothing} onHold={nothing}>
      <p>Saved</p>
    </Toast>,
  );
  await press("Close");
  await render(null);
  expect(document.activeElement?.id).toBe("content");
});
