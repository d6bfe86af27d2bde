import type { AuthRef } from "../auth/auth.machine.ts";
import { lateMachine } from "../auth/late-machine.ts";
import { NO_VIEWS } from "./view-order.ts";
import type { viewsMachine } from "./views.machine.ts";

/** The saved views of the page. @param load their machine with what its host can do */
export const lateViews = (
  load: () => Promise<typeof viewsMachine> = async () => (await import("./views.machine.ts")).viewsMachine,
) =>
  lateMachine({
    load,
    context: ({ auth }: { readonly auth: AuthRef }) => ({ ...NO_VIEWS, auth, count: 0 }),
    hears: "signedIn",
  });
