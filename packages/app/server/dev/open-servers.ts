import { createLogger, type Settings } from "@flaneur/server-kit";
import { renderGraphiQL } from "@graphql-yoga/render-graphiql";
import { compose, type Parts } from "../compose.ts";

/** Opens the servers without pages, which Vite serves. */
export async function openServers(settings: Settings): Promise<Parts> {
  const noPages = () => new Response("Pages are served by Vite", { status: 404 });
  const parts = await compose(settings, createLogger(settings.logLevel), noPages, {
    introspection: true,
    renderGraphiQL,
  });
  return parts;
}
