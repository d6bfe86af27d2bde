/** The caches of the browser, by what they hold. The page about privacy lists their names. */
export const CACHES = {
  /** The code, styles and fonts of the app. */
  shell: "flaneur-shell",
  /** The page without content. */
  start: "flaneur-start",
  /**
   * Files of the app that the shell does not include, such as the code of the map. They are kept once they are used.
   */
  files: "flaneur-files",
  /** The pages that were opened, as the server rendered them for any visitor. */
  pages: "flaneur-pages",
  /** Results of the graph that are the same for every visitor. */
  answers: "flaneur-answers",
  pictures: "flaneur-pictures",
} as const;

/** The maximum number of results in `CACHES.answers`. */
export const MAX_ANSWERS = 200;
/** The maximum age of the entries of a cache, in seconds: 60 days. */
export const MAX_AGE_S = 60 * 86_400;

/** The caches that show what a visitor has looked at. They are removed when the session ends. */
export const SEEN_CACHES: readonly string[] = [CACHES.pages, CACHES.answers, CACHES.pictures];

/** The file of the service worker. */
export const WORKER_PATH = "/service-worker.js";

/** The path of the page without content, which the service worker returns for a page that is not kept. */
export const SHELL_PATH = "/shell";
