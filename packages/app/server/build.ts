/** `npm run build`: the browser bundle, when it is missing or older than its sources. */
import { runMain } from "@flaneur/server-kit";
import { buildIfStale } from "./build-app.ts";

await runMain(async () => {
  console.log(
    (await buildIfStale()) ? "Built the app into packages/app/dist." : "The app in packages/app/dist is up to date.",
  );
});
