import { lazyPart } from "@flaneur/ui";
import { matchPath } from "react-router";

const AboutRoute = lazyPart(async () => (await import("./AboutRoute.tsx")).AboutRoute);
const PlaceRoute = lazyPart(async () => (await import("../features/places/PlaceRoute.tsx")).PlaceRoute);
const CollectionRoute = lazyPart(async () => (await import("../features/guide/CollectionRoute.tsx")).CollectionRoute);
const NeighbourhoodRoute = lazyPart(
  async () => (await import("../features/guide/NeighbourhoodRoute.tsx")).NeighbourhoodRoute,
);
const SharedListRoute = lazyPart(async () => (await import("../features/share/SharedListRoute.tsx")).SharedListRoute);
const SharedViewRoute = lazyPart(async () => (await import("../features/share/SharedViewRoute.tsx")).SharedViewRoute);
export const OtherRoutes = lazyPart(async () => (await import("./OtherRoutes.tsx")).OtherRoutes);

/** The pages other than '/' that the server renders. Their code is loaded on their own paths only. */
export const RENDERED_PAGES = [
  ["/about", AboutRoute],
  ["/places/:id", PlaceRoute],
  ["/collections/:slug", CollectionRoute],
  ["/neighbourhoods/:slug", NeighbourhoodRoute],
  ["/lists/:token", SharedListRoute],
  ["/views/:token", SharedViewRoute],
] as const;

/** Resolves when the code of the page at a path is loaded or has failed to load. */
export async function preloadRoute(pathname: string): Promise<void> {
  for (const [path, Page] of RENDERED_PAGES) if (matchPath(path, pathname) !== null) await Page.preload();
}
