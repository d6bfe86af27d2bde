import { start, temporaryFolder } from "../setup/processes.ts";

/** Starts the app that most tests share, and returns a function that stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = temporaryFolder();
  const app = await start("app", { DATA_DIR: folder.path });
  process.env.BASE_URL = app.url;
  return async () => {
    await app.stop();
    folder.remove();
  };
}
