/** `npm run build` builds the browser bundle and the pictures of the listing if they are missing or out of date. */
import { buildPosters } from "@flaneur/api/build-posters";
import { runMain } from "@flaneur/server-kit";
import { buildIfStale } from "./build-app.ts";

async function buildApp(): Promise<void> {
  console.log(
    (await buildIfStale()) ? "Built the app into packages/app/dist." : "The app in packages/app/dist is up to date.",
  );
}

async function buildPictures(): Promise<void> {
  const onBegin = (count: number) => console.log(`Rendering ${count} pictures of places…`);
  const rendered = await buildPosters({ onBegin });
  console.log(
    rendered > 0
      ? `Rendered ${rendered} pictures into packages/api/dist.`
      : "The pictures in packages/api/dist are up to date.",
  );
}

await runMain(async () => {
  // Both run in parallel: the build of the app does not use all cores, and the rendering of pictures uses the others.
  await Promise.all([buildApp(), buildPictures()]);
});
