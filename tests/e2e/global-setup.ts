import { start, temporaryFolder } from "../setup/processes.ts";

/** Starts one app for all tests. Tests that stop servers start their own app. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = temporaryFolder();
  const app = await start("app", { DATA_DIR: folder.path });
  process.env.BASE_URL = app.url;
  return async () => {
    await app.stop();
    folder.remove();
  };
}
