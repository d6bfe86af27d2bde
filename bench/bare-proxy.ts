import type { Fetch } from "@flaneur/server-kit";

/** Returns a minimal proxy that forwards the API's responses, of the headers only the content type. */
export const bareProxy =
  (apiUrl: string): Fetch =>
  async (request) => {
    const { pathname, search } = new URL(request.url);
    const { body, status, headers } = await fetch(`${apiUrl}${pathname}${search}`);
    return new Response(body, { status, headers: { "content-type": headers.get("content-type") ?? "" } });
  };
