import { createFormats } from "../formats.ts";

const { number } = createFormats("en");

/** The texts of saved views in the tab bar and above the listing. */
export const enSavedViews = {
  viewTabs: {
    earlier: "Earlier tabs",
    later: "Later tabs",
    edit: (name: string) => `Edit ${name}`,
    delete: (name: string) => `Delete ${name}`,
    allViews: "All views",
    reorderHint: "Drag, or Alt with the arrow keys, to reorder",
    move: (name: string) => `Move ${name}`,
    moveUp: "Move up",
    moveDown: "Move down",
    moved: (name: string, position: number, count: number) =>
      `${name} moved to ${number(position)} of ${number(count)}`,
  },
  viewChanges: {
    changed: "Changed",
    updating: "Changed",
    updated: "View updated",
    failed: "Could not update the view",
    update: "Update",
    updatingButton: "Updating…",
    saveAsNew: "Save as new",
    revert: "Revert",
  },
};
