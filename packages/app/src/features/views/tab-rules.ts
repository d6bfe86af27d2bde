import type { Tab } from "@flaneur/domain";
import type { SignInIntent } from "../../session/sign-in-intent.ts";

/** Returns the id of the view of a tab. Null for All Places and Favorites. */
export const viewIdOf = (tab: Tab): string | null =>
  tab === "all" || tab === "favorites" ? null : tab.slice("view-".length);

/** Returns why a tab requires an account. Null if everyone may see the tab (§4, §6). */
export function intentOf(tab: Tab): SignInIntent | null {
  if (tab === "all") return null;
  const viewId = viewIdOf(tab);
  return viewId === null ? { kind: "favorites" } : { kind: "view", viewId };
}
