import { builtinEnvironments, type Environment } from "vitest/runtime";

/** The globals of Node that Happy DOM would replace, and that the servers need. */
const OF_NODE = [
  ...["fetch", "Request", "Response", "Headers", "URL", "URLSearchParams", "Blob", "File"],
  ...["AbortController", "AbortSignal", "ReadableStream"],
];

/**
 * The environment of route tests: the window of Happy DOM, with Node's own `fetch` and its classes, because the servers
 * run in the same process as the page.
 */
export default {
  name: "page",
  viteEnvironment: "ssr",
  async setup(global, options) {
    const kept = OF_NODE.map((name) => [name, Object.getOwnPropertyDescriptor(global, name) ?? {}] as const);
    const environment = await builtinEnvironments["happy-dom"].setup(global, options);
    for (const [name, property] of kept) Object.defineProperty(global, name, property);
    return environment;
  },
} satisfies Environment;
