interface WindowClient {
  readonly id: string;
  readonly postMessage: (message: unknown) => void;
}

/** An event whose work the browser waits for. */
export interface ExtendableEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerFetchEvent extends ExtendableEvent {
  /** The id of the page that sent the request. Empty for a navigation. */
  readonly clientId: string;
  /** The id of the page that a navigation opens. Empty for any other request. */
  readonly resultingClientId: string;
}

export interface PageMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  readonly source: WindowClient | null;
}

/**
 * The part of a service worker's global scope that is used. TypeScript cannot load the types of a worker together with
 * the types of a page.
 */
interface WorkerScope {
  readonly clients: {
    readonly get: (id: string) => Promise<WindowClient | undefined>;
    readonly matchAll: (options: {
      readonly type: "window";
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly WindowClient[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
    (type: "message", listener: (event: PageMessageEvent) => void): void;
  };
}

export const worker = globalThis as unknown as WorkerScope;
