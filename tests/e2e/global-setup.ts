import { start, temporaryFolder } from "../setup/processes.ts";

/** One product for all tests that only read; those that stop parts of it start their own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = temporaryFolder();
  const app = await start("app", { DATA_DIR: folder.path });
  process.env.BASE_URL = app.url;
  return async () => {
    await app.stop();
    folder.remove();
  };
}
