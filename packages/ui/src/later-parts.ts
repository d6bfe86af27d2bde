/**
 * Controls that a page shows from its first frame. Their code is loaded after the code of the page: their Radix
 * components and icons are large.
 */
import { lazyPart } from "./lib/lazy-part.tsx";

export const TabBar = lazyPart(async () => (await import("./components/TabBar/TabBar.tsx")).TabBar);
export const FilterRow = lazyPart(async () => (await import("./components/FilterRow/FilterRow.tsx")).FilterRow);
export const SortMenu = lazyPart(async () => (await import("./components/SortMenu/SortMenu.tsx")).SortMenu);
export const ProfileMenu = lazyPart(async () => (await import("./components/Profile/ProfileMenu.tsx")).ProfileMenu);

/** The parts that the app preloads before it renders the page, so that the controls are visible from the start. */
export const LATER_PARTS = [TabBar, FilterRow, SortMenu, ProfileMenu];
