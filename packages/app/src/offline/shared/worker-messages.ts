/** The messages between a page and the service worker. */
import { isRecord } from "@flaneur/domain";

/** What the service worker knows about the connection of a page. */
export type ConnectionReport =
  | { readonly type: "connection"; readonly connection: "online" }
  /**
   * `savedAt`: the time of the oldest data that the page may show, in milliseconds: of its kept responses, and of the
   * pack if all places are kept. Null if there are none.
   * `hasPocket`: whether all places are kept on the device.
   */
  | {
      readonly type: "connection";
      readonly connection: "offline";
      readonly savedAt: number | null;
      readonly hasPocket: boolean;
    };

export type PageMessage =
  /** Asks for a report, which is sent to the page. */
  | { readonly type: "report" }
  /** Asks the worker to load and keep the page and its pictures, which were loaded before the worker controlled it. */
  | { readonly type: "keep"; readonly urls: readonly string[] }
  /**
   * Asks a waiting worker to become active if the page is of the worker's version and no other page is open. `script`:
   * the path of the page's script, which has another name in each version.
   */
  | { readonly type: "activate"; readonly script: string };

/** Parses a message of the service worker. Null for any other message. */
export function readReport(data: unknown): ConnectionReport | null {
  if (!isRecord(data) || data.type !== "connection") return null;
  if (data.connection === "online") return { type: "connection", connection: "online" };
  if (data.connection !== "offline") return null;
  return {
    type: "connection",
    connection: "offline",
    savedAt: typeof data.savedAt === "number" ? data.savedAt : null,
    hasPocket: data.hasPocket === true,
  };
}

/** Parses a message of a page. Null for any other message: another version of the app may have sent it. */
export function readPageMessage(data: unknown): PageMessage | null {
  if (!isRecord(data)) return null;
  if (data.type === "report") return { type: "report" };
  if (data.type === "activate" && typeof data.script === "string") return { type: "activate", script: data.script };
  if (data.type !== "keep" || !Array.isArray(data.urls)) return null;
  return { type: "keep", urls: data.urls.filter((url) => typeof url === "string") };
}
