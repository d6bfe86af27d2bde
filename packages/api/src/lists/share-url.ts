import type { SharedKind } from "../db/shared-kind.ts";

const FOLDERS: Readonly<Record<SharedKind, string>> = { list: "lists", view: "views" };

/** Returns the URL of a shared list or view; relative without a public address of the app. */
export const shareUrl = (publicUrl: string | undefined, kind: SharedKind, token: string): string =>
  `${publicUrl ?? ""}/${FOLDERS[kind]}/${token}`;
