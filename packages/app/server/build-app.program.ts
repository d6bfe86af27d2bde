/** Builds the app for `ensureBuilt`, in a process of its own. */
import { runMain } from "@flaneur/server-kit";
import { buildIfStale } from "./build-app.ts";

await runMain(async () => {
  await buildIfStale();
});
