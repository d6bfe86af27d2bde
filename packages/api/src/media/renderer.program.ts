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
// Ctrl-C and service managers signal all processes at once, but the server lets requests in progress finish.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
// A picture that is still being rendered is of no use to a server that has ended.
process.once("disconnect", () => process.exit());
