export { buildPosters } from "./media/build-posters.ts";
export { openApi } from "./run.ts";
