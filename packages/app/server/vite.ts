import { StartError } from "@flaneur/server-kit";

/** Whether Vite is installed. Servers run `npm ci --omit=dev`, which does not install it. */
export function hasVite(): boolean {
  try {
    import.meta.resolve("vite");
    return true;
  } catch {
    return false;
  }
}

/** Imports Vite. @throws StartError that names `purpose`, if Vite is not installed. */
export async function loadVite(purpose: string): Promise<typeof import("vite")> {
  if (hasVite()) return import("vite");
  throw new StartError(`${purpose} needs the development packages, which are not installed. Run \`npm ci\` first.`);
}
