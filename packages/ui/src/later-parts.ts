/**
 * Controls that a page shows from its first frame and whose code comes after its own: what they need of Radix weighs as
 * much as all other components of the page.
 */
import { lazyPart } from "./lib/lazy-part.tsx";

export const TabBar = lazyPart(async () => (await import("./components/TabBar/TabBar.tsx")).TabBar);
export const SortMenu = lazyPart(async () => (await import("./components/SortMenu/SortMenu.tsx")).SortMenu);
export const ProfileMenu = lazyPart(async () => (await import("./components/Profile/ProfileMenu.tsx")).ProfileMenu);

/** For a host to load before it draws these controls, so that nobody sees the page without them. */
export const LATER_PARTS = [TabBar, SortMenu, ProfileMenu];
