/** Folders of the code that runs in the servers, and of the data that they read when they open, in `packages`. */
export const SERVER_FOLDERS: readonly string[] = [
  "api/migrations",
  "api/seed",
  "api/src",
  "app/server",
  "basemap/src",
  "contract/src",
  "domain/src",
  "gateway/src",
  "place-files/src",
  "place-index/src",
  "posters/scenes",
  "posters/src",
  "server-kit/src",
];
