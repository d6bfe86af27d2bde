/** Runs the api alone: `npm run start -w packages/api`. */
import { createLogger, readSettings, runMain, serve, untilStopped } from "@flaneur/server-kit";
import { openApi } from "./run.ts";

await runMain(async () => {
  const settings = readSettings();
  const api = await openApi(settings, createLogger(settings.logLevel).child({ part: "api" }));
  const server = await serve({ ...settings, fetch: api.fetch });
  console.log(`The REST API answers on ${server.url}/api (document: ${server.url}/api/openapi.json)`);
  api.warm();
  await untilStopped(async (options) => {
    await server.close(options);
    await api.close();
  });
});
