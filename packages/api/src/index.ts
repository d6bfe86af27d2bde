export { createApi } from "./api.ts";
export { openApi, type RunningApi } from "./run.ts";
