import { LANGUAGES } from "@flaneur/ui/messages";
import type { LanguageRef } from "./language.machine.ts";

/** The part of a BroadcastChannel that is used. */
export type LanguageChannel = Pick<BroadcastChannel, "postMessage" | "addEventListener" | "close">;

/**
 * Shares a chosen language with the other tabs of the browser, and adopts a language that is chosen there. Returns a
 * function that ends both.
 */
export function shareLanguage(actor: LanguageRef, channel: LanguageChannel): () => void {
  const chosen = actor.on("language.chosen", ({ language }) => channel.postMessage(language));
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const language = LANGUAGES.find((name) => name === data);
    if (language !== undefined) actor.send({ type: "language.follow", language });
  });
  return () => {
    chosen.unsubscribe();
    channel.close();
  };
}
