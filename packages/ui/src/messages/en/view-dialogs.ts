/** The texts of the dialogs of saved views. */
export const enViewDialog = {
  views: {
    confirmDelete: "Are you sure you want to delete this view?",
    delete: "Delete",
    deleting: "Deleting…",
  },
  viewDialog: {
    titles: { create: "Save Custom View", edit: "Edit View" },
    name: "Name",
    description: "Description",
    useCurrent: "Use Current Filters",
    selectCustom: "Select Custom Filters",
    noFilters: "No filters are in force: the view shows all places.",
    or: "OR between categories",
    leftOut: (values: readonly string[]) => `A view does not save: ${values.join(", ")}.`,
    full: "You have as many views as an account can have. Delete one, then save this one.",
    search: "Search",
    districts: "Districts",
    hours: "Hours",
    share: "Share",
    copied: "Link copied",
    copyFailed: "Could not copy",
    save: "Save View",
    saving: "Saving…",
  },
  /** The link that an earlier version of the app created for the view. */
  earlierLink: {
    title: "Link shared before",
    hint: "An earlier link to this view still works. Its readers see the view as it is now.",
    stop: "Stop sharing",
    stopHint: "The link will end for everybody.",
    keep: "Keep the link",
    confirm: "End the link",
    ending: "Ending…",
    ended: "The link has ended.",
    failed: "The link could not be ended. Please try again.",
  },
  travelTime: {
    label: "Travel time",
    any: "Any",
    anyTime: "Any time",
  },
};
