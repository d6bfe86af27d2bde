import { StartError } from "@flaneur/server-kit";

/** Whether the tool that builds the app is installed: not after `npm ci --omit=dev`, as on servers. */
export function hasVite(): boolean {
  try {
    import.meta.resolve("vite");
    return true;
  } catch {
    return false;
  }
}

/** Loaded only where it is needed. */
export async function loadVite(purpose: string): Promise<typeof import("vite")> {
  if (hasVite()) return import("vite");
  throw new StartError(`${purpose} needs the development packages, which are not installed. Run \`npm ci\` first.`);
}
