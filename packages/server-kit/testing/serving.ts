/** The smallest program that serves until it is stopped, for the test of how it stops. */
import { serve, untilStopped } from "../src/serve.ts";

const server = await serve({ fetch: () => new Response("here"), host: "127.0.0.1", port: 0 });
console.log(server.url);
await untilStopped(() => server.close());
