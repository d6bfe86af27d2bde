import { StartError } from "@flaneur/server-kit";

/** Whether Vite is installed. It is missing after `npm ci --omit=dev`, as on servers. */
export function hasVite(): boolean {
  try {
    import.meta.resolve("vite");
    return true;
  } catch {
    return false;
  }
}

/** Imports Vite when it is first needed. */
export async function loadVite(purpose: string): Promise<typeof import("vite")> {
  if (hasVite()) return import("vite");
  throw new StartError(`${purpose} needs the development packages, which are not installed. Run \`npm ci\` first.`);
}
