/** Runs the bare proxy of API_URL in a process of its own, and prints its URL. */
import { serve } from "@flaneur/server-kit";
import { bareProxy } from "./bare-proxy.ts";

const { url } = await serve({ host: "127.0.0.1", port: 0, fetch: bareProxy(process.env.API_URL ?? "") });
console.log(url);
