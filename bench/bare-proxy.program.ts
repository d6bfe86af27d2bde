/** A minimal proxy that forwards the responses of API_URL, of the headers only the content type. It prints its URL. */
import { serve } from "@flaneur/server-kit";

const apiUrl = process.env.API_URL ?? "";
const { url } = await serve({
  host: "127.0.0.1",
  port: 0,
  fetch: async (request) => {
    const { pathname, search } = new URL(request.url);
    const { body, status, headers } = await fetch(`${apiUrl}${pathname}${search}`);
    return new Response(body, { status, headers: { "content-type": headers.get("content-type") ?? "" } });
  },
});
console.log(url);
