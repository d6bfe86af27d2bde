import { randomUUID } from "node:crypto";
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type Response,
  type Route,
} from "@playwright/test";
import { start, temporaryFolder } from "../setup/processes.ts";
import { graphUrl, operationOf } from "./graph-requests.ts";

/** A user with an account and a session. */
export interface User {
  readonly id: string;
  readonly email: string;
  /** The display name in the top bar. */
  readonly name: string;
  readonly password: string;
  readonly token: string;
}

/** A console warning of the software WebGL renderer about its performance. */
const DRIVER_MESSAGE = /GL Driver Message/;
/** The console warning that Playwright logs when it blocks the registration of a service worker. */
const BLOCKED_WORKER = /Service Worker registration blocked by Playwright/;

const POSTERS = "**/api/media/posters/**";
/** A transparent pixel in WebP. */
const PIXEL = {
  contentType: "image/webp",
  body: Buffer.from("UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==", "base64"),
};

/** A person whom a test signs up. */
export type Person = Pick<User, "email" | "name" | "password">;

/** An account that is deleted after a test. Without a token of a session, the deletion signs in first. */
type TestAccount = Pick<User, "email" | "password"> & Partial<Pick<User, "token">>;

interface Fixtures {
  /** Creates an account, which is deleted after the test. */
  readonly newUser: () => Promise<User>;
  /** Returns the credentials of a person without an account. The account that the test signs up is deleted after it. */
  readonly newPerson: () => Person;
  /** Deletes an account after the test. A test that changes a password calls it with the new password. */
  readonly deleteAfterTest: (account: TestAccount) => void;
  /** Patterns of the errors and warnings that the test allows in the console. Any other message fails the test. */
  readonly allowedErrors: RegExp[];
  /**
   * Whether pages load posters. Otherwise each poster is a transparent pixel, which takes less time. A test with a service
   * worker always loads them. @default false
   */
  readonly loadsPosters: boolean;
  /** Replaces the local storage of the app, and removes the cookies of the browser. */
  readonly setLocalStorage: (items: Readonly<Record<string, string>>) => Promise<void>;
  /** Stores the user's session in the browser, so that the next page opens signed in. */
  readonly login: (user: User) => Promise<void>;
  /** A browser context. Its pages wait for the app after `goto` and `reload`. */
  readonly context: BrowserContext;
  /** Fails the test after it has ended if a page has logged a message that `allowedErrors` does not allow. */
  readonly failOnLoggedErrors: undefined;
  /** Starts programs. They are killed after the test, also when it times out, and `folder` is removed. */
  readonly programs: Programs;
}

/** @property folder A folder for the data of the programs. */
export interface Programs {
  readonly start: typeof start;
  readonly folder: string;
}

/** A browser test. It fails if a page throws an error or logs an error or a warning, except those in `allowedErrors`. */
export const test = base.extend<Fixtures>({
  allowedErrors: [[], { option: true }],
  loadsPosters: [false, { option: true }],
  setLocalStorage: async ({ context, baseURL }, use) => {
    await use(async (items) => {
      const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
      await context.setStorageState({ cookies: [], origins: [{ origin: baseURL ?? "", localStorage }] });
    });
  },
  login: async ({ setLocalStorage }, use) => {
    await use(({ id, email, token }) => {
      const stored = { token, user: { id, username: email }, isAuthenticated: true };
      return setLocalStorage({ authToken: token, "auth-storage": JSON.stringify(stored) });
    });
  },
  request: async ({ playwright, baseURL }, use) => {
    // Opens a new connection for each request. A busy test could otherwise send a request on an idle connection at the
    // moment when the server closes it.
    const extraHTTPHeaders = { Connection: "close" };
    const request = await playwright.request.newContext({
      ...(baseURL !== undefined && { baseURL }),
      extraHTTPHeaders,
    });
    await use(request);
    await request.dispose();
  },
  deleteAfterTest: async ({ request, context }, use) => {
    const accounts = new Map<string, TestAccount>();
    await use((account) => void accounts.set(account.email, account));
    // Closes the pages first, so that they do not log that their session has ended.
    await ignorePendingRoutes(context);
    await context.close();
    for (const account of accounts.values()) await deleteAccount(request, account);
  },
  newUser: async ({ request, deleteAfterTest }, use) => {
    await use(async () => {
      const { email, name, password } = inventPerson();
      const response = await request.post("/api/auth/signup", { data: { username: email, password } });
      expect(response.status()).toBe(201);
      const { token, user } = await response.json();
      const created = { id: user.id, email, name, password, token };
      deleteAfterTest(created);
      return created;
    });
  },
  newPerson: async ({ deleteAfterTest }, use) => {
    await use(() => {
      const person = inventPerson();
      deleteAfterTest(person);
      return person;
    });
  },
  context: async ({ context, loadsPosters, serviceWorkers }, use) => {
    if (!loadsPosters && serviceWorkers !== "allow") {
      // The page may close before the response.
      await context.route(POSTERS, (route) => route.fulfill(PIXEL).catch(() => {}));
    }
    const { newPage } = context;
    context.newPage = async () => waitingForApp(await newPage.call(context));
    await use(context);
  },
  page: async ({ page }, use) => {
    await use(page);
    await ignorePendingRoutes(page.context());
  },
  failOnLoggedErrors: [
    async ({ context, allowedErrors }, use) => {
      const logged: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") logged.push(message.text());
      });
      context.on("weberror", (error) => logged.push(String(error.error())));
      await use(undefined);
      const allowed = [...allowedErrors, DRIVER_MESSAGE, BLOCKED_WORKER];
      expect(logged.filter((text) => !allowed.some((each) => each.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  programs: async ({ page }, use) => {
    const folder = temporaryFolder();
    const testEnd = new AbortController();
    const started: ReturnType<typeof start>[] = [];
    await use({
      folder: folder.path,
      start: (program, env) => {
        const starting = start(program, env, testEnd.signal);
        started.push(starting);
        return starting;
      },
    });
    // Closes the page before the programs stop, so that it does not log failed requests.
    await page.close();
    testEnd.abort();
    await Promise.allSettled(started.map(async (starting) => (await starting).kill()));
    folder.remove();
  },
});

/** Deletes an account, unless the test has deleted it or has not created it. */
async function deleteAccount(request: APIRequestContext, { email, password, token }: TestAccount): Promise<void> {
  const remove = (session: string) =>
    request.delete("/api/auth/account", { headers: { Authorization: `Bearer ${session}` }, data: { password } });
  if (token !== undefined && (await remove(token)).ok()) return;
  // The test has ended the session, or the account was created in a page.
  const response = await request.post("/api/auth/login", { data: { username: email, password } });
  if (response.ok()) expect((await remove((await response.json()).token)).ok()).toBe(true);
}

/** Removes the routes of all pages. A handler of a pending request would otherwise fail the test when its page closes. */
async function ignorePendingRoutes(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
}

/**
 * Makes the `goto` and `reload` of a page wait until the app has hydrated the page or has failed to start. `goto` with
 * `waitUntil: "commit"` does not wait.
 */
function waitingForApp(page: Page): Page {
  const { goto, reload } = page;
  const started = async (response: Response | null) => {
    const isPage = response?.headers()["content-type"]?.startsWith("text/html") ?? false;
    if (isPage) await page.locator("html:is([data-start=done], [data-start=failed])").waitFor({ state: "attached" });
    return response;
  };
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    return options?.waitUntil === "commit" ? response : started(response);
  };
  page.reload = async (options) => started(await reload.call(page, options));
  return page;
}

/**
 * Returns the credentials of a person without an account. A test of the shared app calls the fixture `newPerson`
 * instead, which deletes the account.
 */
export function inventPerson(): Person {
  const name = `camille-${randomUUID()}`;
  return { email: `${name}@example.org`, name, password: "quai-de-valmy" };
}

/**
 * Removes the first view and the first results from the listing and the pages of places, so that the app has to query
 * for the data.
 */
export async function withoutFirstResults(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === "/" || url.pathname.startsWith("/places/"),
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replace(/<div id="root"[^>]*>.*<\/div>(?=\s*<script)/s, '<div id="root"></div>')
        .replace(/<script[^>]* id="first-results">.*?<\/script>|<link rel="preload" as="image"[^>]*>/gs, "");
      await route.fulfill({ response, body: html });
    },
  );
}

/** Removes the coordinates from every place in GraphQL responses, so that addresses have to be geocoded. */
export async function withoutCoordinates(page: Page): Promise<void> {
  await withoutFirstResults(page);
  await page.route(graphUrl, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"coordinates":\{[^}]*\}/g, '"coordinates":null');
    await route.fulfill({ response, body });
  });
}

/** A mocked HTTP response. */
export interface MockResponse {
  readonly status?: number;
  readonly contentType?: string;
  readonly body?: string;
}

/** Routes the requests of one GraphQL operation to a handler. All other requests pass. */
async function routeOperation(page: Page, operation: string, handle: (route: Route) => Promise<void>): Promise<void> {
  await page.route(graphUrl, (route) =>
    operationOf(route.request())?.operationName === operation ? handle(route) : route.fallback(),
  );
}

/** Mocks the responses of one GraphQL operation, or aborts its requests, and counts the requests until `restore`. */
export async function mockOperation(page: Page, operation: string, response: MockResponse | "no response") {
  let requests = 0;
  let isRestored = false;
  await routeOperation(page, operation, (route) => {
    if (isRestored) return route.fallback();
    requests += 1;
    if (response === "no response") return route.abort("connectionrefused");
    return route.fulfill({ status: 200, contentType: "application/json", body: "{}", ...response });
  });
  return {
    requests: () => requests,
    restore: () => {
      isRestored = true;
    },
  };
}

/** Pauses the requests of one GraphQL operation until the returned function is called. */
export async function pauseRequests(page: Page, operation: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await routeOperation(page, operation, async (route) => {
    await gate.promise;
    await route.fallback().catch(() => {});
  });
  return gate.resolve;
}

export const pageHeading = (page: Page) => page.getByRole("heading", { level: 1 });
/**
 * Waits until the latest results are shown. A listing keeps its previous rows while new ones load. The title says at
 * once that places load, but `aria-busy` is set in a later frame.
 */
export async function expectLoaded(page: Page): Promise<void> {
  const loading = page.getByRole("heading", { level: 1, name: /^(?:Loading places|Chargement des lieux)/ });
  await expect(loading).toHaveCount(0);
  await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
}

/**
 * Starts to watch for a status that the page shows only for a moment. The returned function resolves when the page has
 * shown the status, even if the status is already hidden again: on a busy machine, `expect` looks too seldom to see it.
 */
export async function watchStatus(page: Page, text: string): Promise<() => Promise<void>> {
  const watch = await page.evaluateHandle((wanted) => {
    const isShown = () =>
      [...document.querySelectorAll("[role=status]")].some(({ textContent }) => textContent?.includes(wanted));
    const shown = new Promise<void>((resolve) => {
      const changes = new MutationObserver(() => {
        if (!isShown()) return;
        changes.disconnect();
        resolve();
      });
      changes.observe(document, { subtree: true, childList: true, characterData: true });
    });
    return { shown };
  }, text);
  return () => watch.evaluate(({ shown }) => shown);
}

/** Expects that screen readers announce each group of controls by a name. At least one group must be visible. */
export async function expectNamedGroups(within: Page | Locator): Promise<void> {
  const groups = within.getByRole("group").or(within.getByRole("radiogroup")).or(within.getByRole("toolbar"));
  await expect(groups.first()).toBeVisible();
  for (const group of await groups.all()) await expect(group).toHaveAccessibleName(/\S/);
}

export const logInButton = (page: Page) => page.getByRole("button", { name: "Log In" });
export const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
/**
 * Waits until a dialog has the focus, then presses Escape. Two frames pass before the press: a dialog below must first
 * be notified that it is not the topmost dialog.
 */
export async function closeWithEscape(opened: Locator): Promise<void> {
  await expect(opened.locator(":focus")).toHaveCount(1);
  await opened.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await opened.page().keyboard.press("Escape");
}
export const newViewDialog = (page: Page) => dialog(page, "Save Custom View");
/** A field of the open dialog. */
export const field = (page: Page, label: string) => page.getByRole("dialog").getByLabel(label, { exact: true });
/** The submit button of the open dialog. */
export const submit = (page: Page) => page.getByRole("dialog").locator("button[type=submit]");
/** The error messages of a form, without the alerts that have no text. */
export const alert = (within: Locator) => within.getByRole("alert").filter({ hasText: /./ });
export const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
/** The heart on the card of a place. */
export const heartOf = (page: Page, place: string) =>
  page.getByRole("article", { name: place }).getByRole("button", { name: / favorites$/ });
/** A checkbox of the filters. */
export const filter = (within: Page | Locator, value: string) =>
  within.getByRole("checkbox", { name: new RegExp(`^${value},`) });

/** Fills in the open sign-up form, submits it, and waits until the user is signed in. */
export async function signUp(page: Page, { email, name, password }: Person): Promise<void> {
  const form = dialog(page, "Create Account");
  await form.getByLabel("Email", { exact: true }).fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByLabel("Confirm Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Create Account" }).click();
  // `includeHidden`: a dialog that opens afterwards hides the top bar from the accessibility tree.
  await expect(page.getByRole("button", { name: `${name}, account`, includeHidden: true })).toBeVisible();
}

/**
 * Makes each clip of the next pages repeat while it plays. The clips last five seconds, and a slow machine reads their
 * state later. A paused clip does not repeat: a seek to its end would lead to its start.
 */
export const repeatClips = (page: Page) =>
  page.addInitScript(() => {
    const repeat = ({ type, target }: Event) => {
      if (target instanceof HTMLVideoElement) target.loop = type === "play";
    };
    addEventListener("play", repeat, true);
    addEventListener("pause", repeat, true);
  });

/**
 * Scrolls a control near the end of the page into view, then clicks the control. Scrolling renders cards whose height
 * may differ from the estimated height. The control then moves in the next frame, and a click in that frame would miss.
 */
export async function scrollAndClick(control: Locator): Promise<void> {
  await control.evaluate((element) => element.scrollIntoView({ block: "nearest" }));
  await control.click();
}

/** The account button of a signed-in user in the top bar. */
export const accountButton = (page: Page, name: string) => page.getByRole("button", { name: `${name}, account` });

export { expect };
