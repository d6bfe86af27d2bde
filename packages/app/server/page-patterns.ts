/** The paths of the app's pages, as patterns of Hono. */
export const PAGE_PATTERNS = [
  "/",
  "/places/:id",
  "/collections/:slug",
  "/neighbourhoods/:slug",
  "/lists/:token",
  "/views/:token",
  "/about",
  "/walk",
  "/my/lists",
  "/my/lists/:id",
  "/my/bring",
  "/login",
];
