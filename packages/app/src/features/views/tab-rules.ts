import type { Tab } from "@flaneur/domain";
import type { SignInIntent } from "../../session/sign-in-intent.ts";

/** The view of a tab; null for the two that are no views. */
export const viewIdOf = (tab: Tab): string | null =>
  tab === "all" || tab === "favorites" ? null : tab.slice("view-".length);

/** What someone signed out has to sign in for to see a tab; null where everyone may (§4, §6). */
export function intentOf(tab: Tab): SignInIntent | null {
  if (tab === "all") return null;
  const viewId = viewIdOf(tab);
  return viewId === null ? { kind: "favorites" } : { kind: "view", viewId };
}
