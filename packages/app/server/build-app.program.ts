/** Builds the app for `ensureBuilt`, in its own process. */
import { runMain } from "@flaneur/server-kit";
import { buildIfStale } from "./build-app.ts";

await runMain(async () => {
  await buildIfStale();
});
