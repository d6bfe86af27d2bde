/** Opens stories, and takes pictures of idle pages. */
import type { Browser, CDPSession, Page } from "playwright";
import { compare, decode, type Raster } from "./compare.ts";
import type { Preference, Theme, Visit } from "./pictures.ts";
import { Requests, untilQuiet } from "./quiet.ts";
import { openStillPage } from "./still-page.ts";
import { listenForStoryEnd, storyEnd } from "./story-end.ts";

/** The maximum height of a picture, in CSS pixels. */
const LONGEST = 2400;

/** Capturing fails after this number of different pictures in a row. */
const MAX_CAPTURES = 20;

/** A page with one browser setting. It visits stories one after the other. */
export class Camera {
  readonly page: Page;
  readonly #url: string;
  readonly #devTools: CDPSession;
  readonly #requests: Requests;

  private constructor(page: Page, url: string, devTools: CDPSession) {
    this.page = page;
    this.#url = url;
    this.#devTools = devTools;
    this.#requests = new Requests(page);
  }

  /** Opens a page. `url` is the URL of `serveStorybook()`. */
  static async open(browser: Browser, url: string, preference: Preference): Promise<Camera> {
    const page = await openStillPage(browser, preference);
    await listenForStoryEnd(page);
    return new Camera(page, url, await page.context().newCDPSession(page));
  }

  /** Opens the story of a visit, and waits until its play function has completed. Throws if the story fails. */
  async visit({ story, width, height, posters }: Visit): Promise<void> {
    await this.page.setViewportSize({ width, height });
    this.#requests.forget();
    await this.page.goto(`${this.#url}/${posters}/iframe.html?id=${story}&viewMode=story`, { waitUntil: "commit" });
    const end = await storyEnd(this.page);
    if (end.status === "error") throw new Error(end.message);
  }

  /**
   * Takes pictures of the open story until a picture equals `expected` or the picture before.
   * @throws if none of `MAX_CAPTURES` pictures does.
   */
  async capture({ extent }: Visit, theme: Theme, expected: Raster | null): Promise<Raster> {
    await this.page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    let last: Raster | null = null;
    for (let count = 0; count < MAX_CAPTURES; count += 1) {
      await untilQuiet(this.page, this.#requests);
      const picture = await this.#shot(extent);
      if (expected !== null && compare(expected, picture).result === "same") return picture;
      if (last !== null && Buffer.compare(last.data, picture.data) === 0) return picture;
      last = picture;
    }
    throw new Error(`The story moves: ${MAX_CAPTURES} pictures in a row differed.`);
  }

  async #shot(extent: Visit["extent"]): Promise<Raster> {
    const clip = await this.page.evaluate(
      ([whole, longest]) => {
        const { scrollHeight } = document.documentElement;
        // After scrolling, or below an open dialog, the picture is limited to the window.
        const beyond = whole && scrollY === 0 && getComputedStyle(document.body).overflowY !== "hidden";
        const height = beyond ? Math.max(innerHeight, Math.min(scrollHeight, longest)) : innerHeight;
        return { x: 0, y: scrollY, width: innerWidth, height, scale: 1, beyond };
      },
      [extent === "whole", LONGEST] as const,
    );
    const { beyond, ...area } = clip;
    const { data } = await this.#devTools.send("Page.captureScreenshot", {
      format: "png",
      optimizeForSpeed: true,
      ...(beyond && { clip: area, captureBeyondViewport: true }),
    });
    return decode(Buffer.from(data, "base64"));
  }
}

/** The cameras of one worker, one for each browser setting, opened on first use. */
export class Cameras {
  readonly browser: Browser;
  readonly #url: string;
  readonly #open = new Map<Preference, Promise<Camera>>();

  constructor(browser: Browser, url: string) {
    this.browser = browser;
    this.#url = url;
  }

  for(preference: Preference): Promise<Camera> {
    const known = this.#open.get(preference);
    if (known !== undefined) return known;
    const camera = Camera.open(this.browser, this.#url, preference);
    this.#open.set(preference, camera);
    return camera;
  }
}
