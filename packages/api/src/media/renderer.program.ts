/** Renders the posters that `createRenderer` sends, until its channel is closed. */
import { messageOf } from "@flaneur/server-kit";
import type { RenderRequest, RenderResponse } from "./render-messages.ts";
import { renderPoster } from "./render-poster.ts";

const respond = (response: RenderResponse): void => void process.send?.(response);

process.on("message", ({ id, svg, width }: RenderRequest) => {
  renderPoster(svg, width).then(
    (picture) => respond({ id, picture }),
    (error: unknown) => respond({ id, failure: messageOf(error) }),
  );
});
// Ctrl-C and service managers signal all processes at once, but the server first finishes the requests in progress.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
// A server that has ended no longer needs its pictures.
process.once("disconnect", () => process.exit());
