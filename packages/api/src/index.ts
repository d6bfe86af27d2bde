export { openApi } from "./run.ts";
