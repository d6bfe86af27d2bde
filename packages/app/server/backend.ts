/** The servers without pages, for `npm run dev`, where Vite serves those. */
import { createLogger, readSettings, runMain, serve, untilStopped } from "@flaneur/server-kit";
import { compose } from "./compose.ts";

await runMain(async () => {
  const settings = readSettings();
  const noPages = () => new Response("Pages are served by Vite", { status: 404 });
  const parts = await compose(settings, createLogger(settings.logLevel), noPages, {
    introspection: true,
  });
  const server = await serve({ ...settings, fetch: parts.fetch });
  parts.warm();
  await untilStopped(async (options) => {
    await server.close(options);
    await parts.close();
  });
});
