// @vitest-environment happy-dom
import { act, useState } from "react";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openSignedIn } from "../../../testing/signed-in-page.tsx";
import { createFormMachine } from "../../form/form.machine.ts";
import { useDraftForm } from "./use-draft-form.ts";
import { useMountedDialog } from "./use-mounted-dialog.ts";
import { useMountedForm } from "./use-saved-form.ts";

const machine = createFormMachine<{ readonly name: string }>();
const EMPTY = { name: "" };

type Form = ReturnType<typeof useMountedForm<{ readonly name: string }>>;

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterAll(() => vi.unstubAllGlobals());

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
  const { page, actors } = await openSignedIn(<Page />);
  const failures: unknown[] = [];
  actors.leftSave.subscribe(() => failures.push(actors.leftSave.get()?.error));
  const open = () => act(() => seen.open());
  await open();
  await act(() => seen.form?.change({ name: "Sunday" }));
  await act(() => seen.form?.submit());
  await act(() => seen.form?.close());
  expect(page.textContent).toBe("hidden");
  return { page, form: () => seen.form, open, saving, failures };
}

/** Ends the save, and resolves when the form has rendered the result. */
const settle = (end: () => void) =>
  act(async () => {
    end();
    await new Promise((resolve) => setImmediate(resolve));
  });

describe("a dialog that is closed while its form is being saved", () => {
  it("opens again with the typed text and the error when the save fails", async () => {
    const { page, form, saving } = await closeDuringSave();
    await settle(() => saving.reject(new Error("down")));
    expect(page.textContent).toBe("open");
    expect(form()).toMatchObject({ draft: { name: "Sunday" }, error: { kind: "unknown" } });
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

  it("reports the error of the save for a toast if it was opened again before the save failed", async () => {
    const { open, saving, failures } = await closeDuringSave();
    await open();
    await settle(() => saving.reject(new Error("down")));
    expect(failures).toEqual([new Error("down")]);
  });
});

describe("a form whose page is left during a save", () => {
  /** Renders a page with a form, submits the form with a name, and leaves the page. */
  async function leaveDuringSave() {
    const saving = Promise.withResolvers<void>();
    const seen: { form: ReturnType<typeof useDraftForm<typeof EMPTY>> | null; leave: (isLeft: boolean) => void } = {
      form: null,
      leave: () => {},
    };
    const aborted: boolean[] = [];
    function Page() {
      seen.form = useDraftForm(
        machine,
        () => "create",
        async (_, signal) => {
          await saving.promise;
          aborted.push(signal.aborted);
        },
      );
      return null;
    }
    function App() {
      const [isLeft, setIsLeft] = useState(false);
      seen.leave = setIsLeft;
      return !isLeft && <Page />;
    }
    const { actors } = await openSignedIn(<App />);
    const failures: unknown[] = [];
    actors.leftSave.subscribe(() => failures.push(actors.leftSave.get()?.error));
    await act(() => seen.form?.open(EMPTY));
    await act(() => seen.form?.change({ name: "Sunday" }));
    await act(() => seen.form?.submit());
    await act(() => seen.leave(true));
    return {
      actors,
      saving,
      failures,
      aborted,
      /** Opens the form on a new page, and returns its draft. */
      reopen: async () => {
        await act(() => seen.leave(false));
        await act(() => seen.form?.open(EMPTY));
        return seen.form?.draft;
      },
    };
  }

  it("shows the typed text when it is next opened if the save fails, and reports the error for a toast", async () => {
    const { saving, failures, reopen } = await leaveDuringSave();
    await settle(() => saving.reject(new Error("down")));
    expect(failures).toEqual([new Error("down")]);
    expect(await reopen()).toEqual({ name: "Sunday" });
  });

  it("is empty when it is next opened if the save succeeds", async () => {
    const { saving, failures, aborted, reopen } = await leaveDuringSave();
    await settle(saving.resolve);
    expect(failures).toEqual([]);
    expect(aborted).toEqual([true]);
    expect(await reopen()).toEqual(EMPTY);
  });

  it("reports no error if the save fails after the user has logged out", async () => {
    const { actors, saving, failures } = await leaveDuringSave();
    await act(() => actors.auth.send({ type: "auth.logOut" }));
    await settle(() => saving.reject(new Error("down")));
    expect(failures).toEqual([]);
  });
});

describe("a form that is dismissed", () => {
  async function openForm() {
    const seen: { form: ReturnType<typeof useDraftForm<typeof EMPTY>> | null } = { form: null };
    function Page() {
      seen.form = useDraftForm(
        machine,
        () => "edit",
        async () => {},
      );
      return null;
    }
    await openSignedIn(<Page />);
    await act(() => seen.form?.open(EMPTY));
    return {
      form: () => seen.form,
      /** Dismisses the form, opens it again, and returns its draft. */
      reopen: async () => {
        await act(() => seen.form?.dismiss());
        await act(() => seen.form?.open(EMPTY));
        return seen.form?.draft;
      },
    };
  }

  it("shows the typed text when it is next opened", async () => {
    const { form, reopen } = await openForm();
    await act(() => form()?.change({ name: "Sunday" }));
    expect(await reopen()).toEqual({ name: "Sunday" });
  });
});

describe("a draft", () => {
  const saves: boolean[] = [];
  let isDown = true;
  async function openDraft() {
    const seen: { form: ReturnType<typeof useDraftForm<typeof EMPTY>> | null } = { form: null };
    function Page() {
      seen.form = useDraftForm(
        machine,
        () => "waiting",
        async (_, __, hasWaited) => {
          saves.push(hasWaited);
          if (isDown) throw new Error("down");
        },
      );
      return null;
    }
    vi.spyOn(console, "error").mockReturnValue();
    await openSignedIn(<Page />);
    await act(() => seen.form?.open(EMPTY));
    await act(() => seen.form?.change({ name: "Sunday" }));
    return seen;
  }

  it("has waited when it is saved again after a failure, and a new one has not", async () => {
    const seen = await openDraft();
    await act(() => seen.form?.submit());
    isDown = false;
    await act(() => seen.form?.submit());
    await act(() => seen.form?.open(EMPTY));
    await act(() => seen.form?.submit());
    expect(saves.splice(0)).toEqual([false, true, false]);
  });

  it("has waited when it is saved after it was dismissed and opened again", async () => {
    const seen = await openDraft();
    await act(() => seen.form?.dismiss());
    await act(() => seen.form?.open(EMPTY));
    await act(() => seen.form?.submit());
    expect(saves.splice(0)).toEqual([true]);
  });
});
