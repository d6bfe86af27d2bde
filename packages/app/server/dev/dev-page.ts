import type { Settings } from "@flaneur/server-kit";
import { Hono } from "hono";
import { headOf } from "../first-view/head.ts";
import { detectLanguage, languageOf, SERVER_TEXTS } from "../first-view/language.ts";
import { pageTemplate } from "../first-view/template.ts";

interface DevPageOptions {
  readonly settings: Settings;
  /** Returns index.html as Vite serves it at a path. */
  readonly readIndex: (path: string) => Promise<string>;
}

/** Serves index.html at every path of the app, in the language of the request. The browser renders the first view. */
export function createDevPage({ settings, readIndex }: DevPageOptions): Hono {
  const { googleMapsApiKey = null, mapStyleUrl = null, defaultSort = "name", operator } = settings;
  const app = new Hono();
  app.get("*", detectLanguage, async (context) => {
    if (!context.req.header("accept")?.includes("text/html")) return context.text("Not found", 404);
    const language = languageOf(context.get("language"));
    const texts = SERVER_TEXTS[language];
    const url = new URL(context.req.url);
    const page = pageTemplate(await readIndex(url.pathname), texts);
    context.header("content-language", language);
    return context.html(
      page({
        nonce: "",
        head: headOf({ kind: "unknown" }, url, undefined, texts),
        screen: "other",
        results: [],
        settings: { googleMapsApiKey, mapStyleUrl, defaultSort, operator },
        view: null,
      }),
    );
  });
  return app;
}
