// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFormMachine } from "./form.machine.ts";
import { useMountedForm } from "./use-form.ts";
import { useMountedDialog } from "./use-mounted-dialog.ts";

const machine = createFormMachine<{ readonly name: string }>();
const EMPTY = { name: "" };

type Form = ReturnType<typeof useMountedForm<{ readonly name: string }>>;

let root: Root;

/** Renders a dialog, opens it, submits it with a name, and closes it during the save. */
async function closeDuringSave() {
  const saving = Promise.withResolvers<void>();
  const seen: { form: Form | null; open: () => void } = { form: null, open: () => {} };
  function Dialog({ onClose }: { readonly onClose: () => void }) {
    seen.form = useMountedForm(machine, EMPTY, () => saving.promise, onClose);
    return seen.form.isOpen ? "open" : "hidden";
  }
  function Page() {
    const dialog = useMountedDialog();
    seen.open = dialog.open;
    return dialog.isMounted && <Dialog key={dialog.key} onClose={dialog.onClose} />;
  }
  const page = document.createElement("div");
  root = createRoot(page);
  await act(() => root.render(<Page />));
  const open = () => act(() => seen.open());
  await open();
  await act(() => seen.form?.change({ name: "Sunday" }));
  await act(() => seen.form?.submit());
  await act(() => seen.form?.close());
  expect(page.textContent).toBe("hidden");
  return { page, form: () => seen.form, open, saving };
}

/** Ends the save, and resolves when the form has rendered the result. */
const settle = (end: () => void) =>
  act(async () => {
    end();
    await new Promise((resolve) => setImmediate(resolve));
  });

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.unstubAllGlobals();
});

describe("a dialog that is closed while its form is being saved", () => {
  it("opens again with the typed text and the error when the save fails", async () => {
    const { page, form, saving } = await closeDuringSave();
    await settle(() => saving.reject(new Error("down")));
    expect(page.textContent).toBe("open");
    expect(form()).toMatchObject({ draft: { name: "Sunday" }, error: { message: "down" } });
  });

  it("is unmounted when the save succeeds", async () => {
    const { page, saving } = await closeDuringSave();
    await settle(saving.resolve);
    expect(page.textContent).toBe("");
  });

  it("opens with an empty form when it is opened again before the save ends, and stays open after the save", async () => {
    const { page, form, open, saving } = await closeDuringSave();
    await open();
    expect(page.textContent).toBe("open");
    expect(form()?.draft).toEqual(EMPTY);
    await settle(saving.resolve);
    expect(page.textContent).toBe("open");
  });
});
