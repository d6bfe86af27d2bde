import { lazyPart } from "@flaneur/ui";
import { matchPath } from "react-router";

export const AboutRoute = lazyPart(async () => (await import("./AboutRoute.tsx")).AboutRoute);
export const PlaceRoute = lazyPart(async () => (await import("./PlaceRoute.tsx")).PlaceRoute);
export const CollectionRoute = lazyPart(async () => (await import("./CollectionRoute.tsx")).CollectionRoute);
export const LoginRoute = lazyPart(async () => (await import("./LoginRoute.tsx")).LoginRoute);
export const NeighbourhoodRoute = lazyPart(async () => (await import("./NeighbourhoodRoute.tsx")).NeighbourhoodRoute);
export const SharedListRoute = lazyPart(async () => (await import("./SharedListRoute.tsx")).SharedListRoute);
export const SharedViewRoute = lazyPart(async () => (await import("./SharedViewRoute.tsx")).SharedViewRoute);
export const NotFoundRoute = lazyPart(async () => (await import("./NotFoundRoute.tsx")).NotFoundRoute);

/** Resolves when the code of the page at a path is loaded or has failed to load. The app's frame reports a failure. */
export async function preloadRoute(pathname: string): Promise<void> {
  if (pathname === "/about") await AboutRoute.preload();
  if (matchPath("/places/:id", pathname) !== null) await PlaceRoute.preload();
  if (matchPath("/collections/:slug", pathname) !== null) await CollectionRoute.preload();
  if (matchPath("/neighbourhoods/:slug", pathname) !== null) await NeighbourhoodRoute.preload();
  if (matchPath("/lists/:token", pathname) !== null) await SharedListRoute.preload();
  if (matchPath("/views/:token", pathname) !== null) await SharedViewRoute.preload();
}
