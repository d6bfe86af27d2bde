/** The smallest program that serves until it is stopped, for tests of the shutdown. */
import { serve } from "../src/serve.ts";
import { readSettings } from "../src/settings.ts";
import { untilStopped } from "../src/until-stopped.ts";

const { shutdownDrainMs } = readSettings();
const server = await serve({ fetch: () => new Response("here"), host: "127.0.0.1", port: 0, shutdownDrainMs });
console.log(server.url);
await untilStopped(server.close);
