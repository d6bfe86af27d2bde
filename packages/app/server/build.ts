/** `npm run build` builds the browser bundle if it is missing or out of date. */
import { runMain } from "@flaneur/server-kit";
import { buildIfStale } from "./build-app.ts";

await runMain(async () => {
  console.log(
    (await buildIfStale()) ? "Built the app into packages/app/dist." : "The app in packages/app/dist is up to date.",
  );
});
