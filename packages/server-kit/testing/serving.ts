/** The smallest program that serves until it is stopped, for tests of the shutdown. */
import { createLogger } from "../src/logger.ts";
import { runProgram } from "../src/run-program.ts";
import { serve } from "../src/serve.ts";
import { readSettings } from "../src/settings.ts";

await runProgram(async ({ onClose }) => {
  const { shutdownDrainMs } = readSettings();
  const fetch = () => new Response("here");
  const server = await serve({ fetch, host: "127.0.0.1", port: 0, shutdownDrainMs, logger: createLogger("debug") });
  onClose(server.close);
  console.log(server.url);
});
