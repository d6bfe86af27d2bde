import { lazyPart } from "@flaneur/ui";
import { Route, Routes } from "react-router";
import { BRING_PATH, LISTS_PATH } from "../routing/list-paths.ts";

const LoginRoute = lazyPart(async () => (await import("./LoginRoute.tsx")).LoginRoute);
const OwnListsRoute = lazyPart(async () => (await import("../features/lists/OwnListsRoute.tsx")).OwnListsRoute);
const OwnListRoute = lazyPart(async () => (await import("../features/lists/OwnListRoute.tsx")).OwnListRoute);
const WalkRoute = lazyPart(async () => (await import("../features/walk/WalkRoute.tsx")).WalkRoute);
const BringRoute = lazyPart(async () => (await import("../features/bring/BringRoute.tsx")).BringRoute);
const NotFoundRoute = lazyPart(async () => (await import("./NotFoundRoute.tsx")).NotFoundRoute);

/** The pages that the server does not render. Their paths and code are not in the file that every page loads first. */
export const OtherRoutes = () => (
  <Routes>
    <Route path="/login" element={<LoginRoute />} />
    <Route path={LISTS_PATH} element={<OwnListsRoute />} />
    <Route path={`${LISTS_PATH}/:id`} element={<OwnListRoute />} />
    <Route path="/walk" element={<WalkRoute />} />
    <Route path={BRING_PATH} element={<BringRoute />} />
    <Route path="*" element={<NotFoundRoute />} />
  </Routes>
);
