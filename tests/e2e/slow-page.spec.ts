import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "./test.ts";

/** The start of the element that the app hydrates. */
const ROOT = '<div id="root"';

/**
 * Serves the app, but sends the first page only up to the app's element. `scripts` resolves when a script of the app
 * has been sent, and `finish` sends the rest of the page.
 */
async function serveInHalves(app: string) {
  const script = Promise.withResolvers<void>();
  let rest: { readonly to: ServerResponse; readonly html: string } | undefined;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", app);
    const { status, headers, body } = await fetch(new URL(request.url ?? "/", app));
    const bytes = Buffer.from(await new Response(body).arrayBuffer());
    response.writeHead(status, {
      "Content-Type": headers.get("content-type") ?? "text/plain",
      "Content-Security-Policy": headers.get("content-security-policy") ?? "",
    });
    if (pathname.endsWith(".js")) response.once("close", script.resolve);
    const at = pathname === "/" && rest === undefined ? bytes.indexOf(ROOT) : -1;
    if (at < 0) return response.end(bytes);
    rest = { to: response, html: bytes.subarray(at).toString() };
    response.write(bytes.subarray(0, at));
  });
  server.listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scripts: script.promise,
    finish: () => rest?.to.end(rest.html),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test("the app starts although its scripts arrive before the HTML of the page is complete", async ({
  page,
  baseURL,
}) => {
  const server = await serveInHalves(baseURL ?? "");
  // The stored layout is not the one that the server renders, so the app's scripts load at once and render the page.
  await page.addInitScript(() => localStorage.setItem("layout", "table"));
  await page.goto(server.url, { waitUntil: "commit" });
  await server.scripts;
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType("resource").length)).toBeGreaterThan(0);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  server.finish();
  await expect(page.locator("html")).toHaveAttribute("data-start", "done");
  await expect(page.getByRole("table")).toBeVisible();
  server.close();
});
