import { useEffect, useEffectEvent } from "react";
import type { FormMachine } from "../../form/form.machine.ts";
import { type SaveForm, useForm } from "../../form/use-form.ts";
import { usePage } from "../../page/page-context.ts";
import { noteSave } from "./pending-saves.ts";

/**
 * Returns the state of a form whose save is not cancelled when the form is unmounted or opened again; if it then fails, a
 * toast of the page shows why, unless the user has logged out meanwhile.
 * @param save Saves the draft. The function of the latest render is called.
 * @param onLeftFailed Called with the draft of a save that failed after the form was unmounted or opened again, unless
 * the user has logged out meanwhile.
 */
export function useSavedForm<Draft extends object>(
  machine: FormMachine<Draft>,
  save: SaveForm<Draft>,
  onLeftFailed: (draft: Draft) => void = () => {},
) {
  const auth = usePage((page) => page.auth);
  const leftSave = usePage((page) => page.leftSave);
  const userId = () => auth.getSnapshot().context.user?.id ?? null;
  return useForm(machine, async (draft, signal) => {
    const owner = userId();
    try {
      await noteSave(save(draft, signal));
    } catch (error) {
      if (signal.aborted && owner === userId()) {
        onLeftFailed(draft);
        leftSave.set({ error });
      }
      throw error;
    }
  });
}

/**
 * Returns the state of a form that is open as long as its component is mounted.
 * @param initial The first draft. Pass a constant.
 * @param save Saves the form, as for `useSavedForm`.
 * @param onClose Called when the form has closed and no save is pending, so that the component can be unmounted. A
 * form that was closed during its save opens again if the save fails.
 */
export function useMountedForm<Draft extends object>(
  machine: FormMachine<Draft>,
  initial: Draft,
  save: SaveForm<Draft>,
  onClose: () => void,
) {
  const form = useSavedForm(machine, save);
  const { isOpen, isSaving, draft } = form;
  const openFirst = useEffectEvent(() => form.open(initial));
  useEffect(() => openFirst(), []);
  const closeIfDone = useEffectEvent(() => {
    if (!isOpen && !isSaving && draft !== null) onClose();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the form opens or closes, and when a save ends
  useEffect(() => closeIfDone(), [isOpen, isSaving]);
  return { ...form, draft: draft ?? initial };
}
