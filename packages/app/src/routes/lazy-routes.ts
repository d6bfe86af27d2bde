import { lazyPart } from "@flaneur/ui";
import { matchPath } from "react-router";

export const PlaceRoute = lazyPart(async () => (await import("./PlaceRoute.tsx")).PlaceRoute);
export const LoginRoute = lazyPart(async () => (await import("./LoginRoute.tsx")).LoginRoute);
export const NotFoundRoute = lazyPart(async () => (await import("./NotFoundRoute.tsx")).NotFoundRoute);

/** Is fulfilled when the code of the page at a path is there, or does not come, which the page's frame reports. */
export async function preloadRoute(pathname: string): Promise<void> {
  if (matchPath("/places/:id", pathname) !== null) await PlaceRoute.preload();
}
