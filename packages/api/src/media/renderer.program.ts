/** Renders the posters and covers that `createRenderer` requests. Exits when the channel to the server is closed. */
import { messageOf } from "@flaneur/server-kit";
import type { RenderRequest, RenderResponse } from "./render-messages.ts";
import { renderCover, renderPoster } from "./render-rasters.ts";

const respond = (response: RenderResponse): void => void process.send?.(response);

process.on("message", ({ id, ...request }: RenderRequest) => {
  const rendering = "poster" in request ? renderPoster(request.poster) : renderCover(request.cover);
  rendering.then(
    (picture) => respond({ id, picture }),
    (error: unknown) => respond({ id, failure: messageOf(error) }),
  );
});
// Ctrl-C and service managers signal all processes at once, but the server first finishes the requests in progress.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
// A server that has ended no longer needs its pictures.
process.once("disconnect", () => process.exit());
