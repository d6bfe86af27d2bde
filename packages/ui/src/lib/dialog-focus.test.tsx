// @vitest-environment happy-dom
import { act, createRef } from "react";
import { jsx } from "react/jsx-runtime";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import { useDialogFocus } from "./dialog-focus.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

/** Creates a dialog with one button. The returned functions do what Radix does when it opens and closes a dialog. */
async function createDialog(id: string) {
  const element = document.createElement("div");
  element.setAttribute("role", "dialog");
  element.innerHTML = `<button id="in-${id}"></button>`;
  const within = createRef<HTMLElement | null>();
  within.current = element;
  const first = createRef<HTMLElement | null>();
  first.current = element.querySelector("button");
  let handlers: ReturnType<typeof useDialogFocus> | undefined;
  const Dialog = () => {
    handlers = useDialogFocus({ within, first });
    return null;
  };
  await act(async () => createRoot(document.createElement("div")).render(jsx(Dialog, {})));
  return {
    open: () => {
      document.body.append(element);
      handlers?.onOpenAutoFocus(new Event("open", { cancelable: true }));
    },
    /** Radix returns the focus a moment after the dialog is removed. */
    remove: () => element.remove(),
    returnFocus: () => handlers?.onCloseAutoFocus(new Event("close", { cancelable: true })),
  };
}

beforeEach(() => {
  document.body.innerHTML = `<button id="account"></button>`;
  document.getElementById("account")?.focus();
});

it("the focus returns to the control that opened the dialog", async () => {
  const dialog = await createDialog("account-dialog");
  dialog.open();
  expect(document.activeElement?.id).toBe("in-account-dialog");
  dialog.remove();
  dialog.returnFocus();
  expect(document.activeElement?.id).toBe("account");
});

it("the focus returns to the first dialog's opener if that dialog was removed before a second opened", async () => {
  const [first, second] = [await createDialog("first"), await createDialog("second")];
  first.open();
  first.remove();
  second.open();
  first.returnFocus();
  expect(document.activeElement?.id).toBe("in-second");
  second.remove();
  second.returnFocus();
  expect(document.activeElement?.id).toBe("account");
});

it("the focus returns to the first dialog's opener if that dialog was removed after a second opened", async () => {
  const [first, second] = [await createDialog("first"), await createDialog("second")];
  first.open();
  second.open();
  first.remove();
  first.returnFocus();
  second.remove();
  second.returnFocus();
  expect(document.activeElement?.id).toBe("account");
});
