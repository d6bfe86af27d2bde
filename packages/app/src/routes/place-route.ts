import { matchPath } from "react-router";
import { lazyRoute } from "../routing/lazy-route.tsx";

const { Route, load } = lazyRoute(() => import("./PlaceRoute.tsx"));
export const PlaceRoute = Route;

/** Is fulfilled when the code of the route at a path is there, or does not come, which the route itself reports. */
export async function loadRoute(pathname: string): Promise<void> {
  if (matchPath("/places/:id", pathname) !== null) await load().catch(() => undefined);
}
