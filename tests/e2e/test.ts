import { randomUUID } from "node:crypto";
import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type Response,
  type Route,
} from "@playwright/test";
import { start, temporaryFolder } from "../setup/processes.ts";

/** Someone who has an account, and a session. */
export interface User {
  readonly id: string;
  readonly email: string;
  /** What the top bar calls them. */
  readonly name: string;
  readonly password: string;
  readonly token: string;
}

/** What the software that draws WebGL here says of its own speed. */
const DRIVER_MESSAGE = /GL Driver Message/;

interface Fixtures {
  /** Creates an account. */
  readonly newUser: () => Promise<User>;
  /** What the page may say in red during this test; anything else fails it. */
  readonly allowedErrors: RegExp[];
  /** What the next page finds in the browser's storage. */
  readonly browserKeeps: (items: Readonly<Record<string, string>>) => Promise<void>;
  /** The next page opens as if the user had signed in before. */
  readonly login: (user: User) => Promise<void>;
  /** Its pages wait for the app: what the server has drawn is seen before anything of it works. */
  readonly context: BrowserContext;
  readonly quiet: undefined;
  /** Programs of the test's own. They end with it, also when it runs out of time. */
  readonly programs: { readonly start: typeof start; readonly folder: string };
}

/** A browser test: the product's address, and a console that stays quiet. */
export const test = base.extend<Fixtures>({
  allowedErrors: [[], { option: true }],
  browserKeeps: async ({ context, baseURL }, use) => {
    await use(async (items) => {
      const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
      await context.setStorageState({ cookies: [], origins: [{ origin: baseURL ?? "", localStorage }] });
    });
  },
  login: async ({ browserKeeps }, use) => {
    await use(({ id, email, token }) => {
      const stored = { token, user: { id, username: email }, isAuthenticated: true };
      return browserKeeps({ authToken: token, "auth-storage": JSON.stringify(stored) });
    });
  },
  newUser: async ({ request }, use) => {
    await use(async () => {
      const { email, name, password } = newPerson();
      const response = await request.post("/api/auth/signup", { data: { username: email, password } });
      expect(response.status()).toBe(201);
      const { token, user } = await response.json();
      return { id: user.id, email, name, password, token };
    });
  },
  context: async ({ context }, use) => {
    const { newPage } = context;
    context.newPage = async () => waitingForApp(await newPage.call(context));
    await use(context);
  },
  quiet: [
    async ({ context, allowedErrors }, use) => {
      const heard: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") heard.push(message.text());
      });
      context.on("weberror", (error) => heard.push(String(error.error())));
      await use(undefined);
      const allowed = [...allowedErrors, DRIVER_MESSAGE];
      expect(heard.filter((text) => !allowed.some((each) => each.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  programs: async ({ page }, use) => {
    const folder = temporaryFolder();
    const over = new AbortController();
    const started: ReturnType<typeof start>[] = [];
    await use({
      folder: folder.path,
      start: (program, env) => {
        const starting = start(program, env, over.signal);
        started.push(starting);
        return starting;
      },
    });
    // First, lest it complains that nobody answers any more.
    await page.close();
    over.abort();
    await Promise.allSettled(started.map(async (starting) => (await starting).kill()));
    folder.remove();
  },
});

/** The page, whose `goto` and `reload` last until the app has taken over what the server has drawn. */
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

/** Someone who has no account yet. */
export function newPerson(): Pick<User, "email" | "name" | "password"> {
  const name = `camille-${randomUUID()}`;
  return { email: `${name}@example.org`, name, password: "quai-de-valmy" };
}

/** Takes the first view and its data out of each page, so that the app asks for them: for tests of what then comes. */
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

/** Takes the coordinates out of every place that the graph sends, so that they have to be looked up. */
export async function withoutCoordinates(page: Page): Promise<void> {
  await withoutFirstResults(page);
  await page.route("**/graphql", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"coordinates":\{[^}]*\}/g, '"coordinates":null');
    await route.fulfill({ response, body });
  });
}

/** What stands in for a reply of the product. */
export interface Answer {
  readonly status?: number;
  readonly contentType?: string;
  readonly body?: string;
}

/** What a route does to requests for one operation of the graph: all others pass. */
async function routeOperation(page: Page, operation: string, work: (route: Route) => Promise<void>): Promise<void> {
  const asked = new RegExp(`^\\s*(query|mutation) ${operation}\\b`);
  await page.route("**/graphql", (route) =>
    asked.test(route.request().postDataJSON()?.query) ? work(route) : route.fallback(),
  );
}

/** Answers every request for one result of the graph in place of the product, or breaks it off, and counts them. */
export async function answer(page: Page, operation: string, reply: Answer | "no answer") {
  let requests = 0;
  let mended = false;
  await routeOperation(page, operation, (route) => {
    if (mended) return route.fallback();
    requests += 1;
    if (reply === "no answer") return route.abort("connectionrefused");
    return route.fulfill({ status: 200, contentType: "application/json", body: "{}", ...reply });
  });
  return {
    requests: () => requests,
    restore: () => {
      mended = true;
    },
  };
}

/** Keeps every request for one result of the graph back until the function that is returned is called. */
export async function pauseRequests(page: Page, operation: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await routeOperation(page, operation, async (route) => {
    await gate.promise;
    await route.fallback().catch(() => {});
  });
  return gate.resolve;
}

export const title = (page: Page) => page.getByRole("heading", { level: 1 });
/** Until the answer of what was last asked is shown: a listing keeps its old rows in view until then. */
export const expectLoaded = (page: Page) => expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
export const logInButton = (page: Page) => page.getByRole("button", { name: "Log In" });
export const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
/**
 * Presses Escape once a dialog has the focus, and with it the keyboard: that is a moment after it can be seen. A dialog
 * below it hears that it is not the uppermost any more with the next frame.
 */
export async function escapeFrom(opened: Locator): Promise<void> {
  await expect(opened.locator(":focus")).toHaveCount(1);
  await opened.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await opened.page().keyboard.press("Escape");
}
export const newViewDialog = (page: Page) => dialog(page, "Save Custom View");
/** A field of the dialog that is open, and what sends its form. */
export const field = (page: Page, label: string) => page.getByRole("dialog").getByLabel(label, { exact: true });
export const submit = (page: Page) => page.getByRole("dialog").locator("button[type=submit]");
/** What stands in red in a form. */
export const alert = (within: Locator) => within.getByRole("alert").filter({ hasText: /./ });
export const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
/** The heart on the card of a place. */
export const heartOf = (page: Page, place: string) =>
  page.getByRole("article", { name: place }).getByRole("button", { name: / favorites$/ });
/** A checkbox of the filters. */
export const filter = (within: Page | Locator, value: string) =>
  within.getByRole("checkbox", { name: new RegExp(`^${value},`) });

/** Fills the sign-up form in that is open, and sends it. */
export async function signUp(page: Page, { email, name, password }: Pick<User, "email" | "name" | "password">) {
  const form = dialog(page, "Create Account");
  await form.getByLabel("Email", { exact: true }).fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByLabel("Confirm Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Create Account" }).click();
  // A dialog that opens next hides it from the tree of roles.
  await expect(page.getByRole("button", { name: `${name}, account`, includeHidden: true })).toBeVisible();
}

/** Who is signed in, in the top bar. */
export const account = (page: Page, name: string) => page.getByRole("button", { name: `${name}, account` });

export { expect };
