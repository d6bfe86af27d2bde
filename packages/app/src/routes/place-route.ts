import { lazyRoute } from "../routing/lazy-route.tsx";

export const placeRoute = lazyRoute(() => import("./PlaceRoute.tsx"));
