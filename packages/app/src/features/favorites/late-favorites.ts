import type { AuthRef } from "../auth/auth.machine.ts";
import type { AuthDialogRef } from "../auth/auth-dialog.machine.ts";
import { lateMachine } from "../auth/late-machine.ts";
import type { favoritesMachine } from "./favorites.machine.ts";
import { NO_PENDING } from "./pending-favorites.ts";

/** The hearts of the page. @param load their machine with what its host can do */
export const lateFavorites = (
  load: () => Promise<typeof favoritesMachine> = async () => (await import("./favorites.machine.ts")).favoritesMachine,
) =>
  lateMachine({
    load,
    context: (input: { readonly auth: AuthRef; readonly authDialog: AuthDialogRef }) => ({
      ...input,
      pending: NO_PENDING,
    }),
    // Whose press asks them to sign in.
    hears: "everyone",
  });
