import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { cachedUrls, goOffline, untilCached } from "./service-worker.ts";
import { dialog, expect, logInButton, test } from "./test.ts";

test.use({ serviceWorkers: "allow", allowedErrors: [/net::ERR|TypeError|Failed to fetch|status of 404/] });

/** A server of the app. A test can replace the app by another version. */
interface Deployment {
  readonly url: string;
  deploy(version: 1 | 2): void;
  close(): Promise<void>;
}

/**
 * Serves the files of one version at a time. The files of version 2 are in a folder of their own. Real versions differ
 * in the hashes of their file names instead.
 */
async function deployment(origin: string): Promise<Deployment> {
  let version: 1 | 2 = 1;
  const server: Server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const isNew = path.startsWith("/assets/2/");
    if (path.startsWith("/assets/") && isNew !== (version === 2)) return void response.writeHead(404).end("Not found");
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === "string" && !/^(?:host|connection|accept-encoding|if-none-match)$/.test(name)
          ? [[name, value]]
          : [],
      ),
    );
    const answer = await fetch(origin + path.replace("/assets/2/", "/assets/"), {
      method: request.method ?? "GET",
      headers: { ...headers, "accept-encoding": "identity" },
      redirect: "manual",
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const sent = Object.fromEntries(
      // The policy is left out, because it allows the scripts of version 1 by their hashes.
      [...answer.headers].filter(([name]) => !/^(?:content-security-policy|content-length|etag)$/.test(name)),
    );
    const type = answer.headers.get("content-type") ?? "";
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isText = /html|javascript|css/.test(type) && version === 2;
    const body = isText ? bytes.toString().replaceAll(/(?<![\w.])(\/?)assets\//g, "$1assets/2/") : bytes;
    response.writeHead(answer.status, sent).end(body);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: (next) => {
      version = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Makes the browser look for a new worker. Returns the state of the waiting worker, or null if no worker waits. */
const updated = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (installing !== null && installing.state !== "installed") {
      await new Promise((resolve) => installing.addEventListener("statechange", resolve, { once: true }));
    }
    return registration.waiting?.state ?? null;
  });

const scriptOf = (page: Page) => page.locator("script[type=module]").last().getAttribute("src");

test("an open page keeps working with its own files after a new version was deployed, and reloads into the new one", async ({
  page,
  baseURL,
}) => {
  const site = await deployment(baseURL ?? "");
  try {
    await page.goto(site.url);
    await untilCached(page);
    site.deploy(2);
    expect(await updated(page)).toBe("installed");
    // The code of the dialog was not loaded yet, and the server no longer has it.
    await logInButton(page).click();
    await expect(dialog(page, "Create Account")).toBeVisible();
    await page.reload();
    expect(await scriptOf(page)).toContain("/assets/2/");
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
    await expect
      .poll(async () => (await cachedUrls(page, "flaneur-shell")).filter((url) => /^\/assets\/(?!2\/)/.test(url)))
      .toEqual([]);
    await goOffline(page);
    await page.reload();
    await expect(page.getByRole("article")).toHaveCount(48);
    await logInButton(page).click();
    await expect(dialog(page, "Create Account")).toBeVisible();
  } finally {
    await page.close();
    await site.close();
  }
});

test("a new version waits while another page of the previous version is open", async ({ page, context, baseURL }) => {
  const site = await deployment(baseURL ?? "");
  const second = await context.newPage();
  try {
    await page.goto(site.url);
    await untilCached(page);
    await second.goto(site.url);
    site.deploy(2);
    expect(await updated(page)).toBe("installed");
    await page.reload();
    expect(await scriptOf(page)).toContain("/assets/2/");
    const states = await page.evaluate(async () => {
      const { installing, waiting, active } = await navigator.serviceWorker.ready;
      return { installing: installing?.state, waiting: waiting?.state, active: active?.state };
    });
    expect(states).toEqual({ waiting: "installed", active: "activated" });
    await logInButton(second).click();
    await expect(dialog(second, "Create Account")).toBeVisible();
  } finally {
    await second.close();
    await page.close();
    await site.close();
  }
});
