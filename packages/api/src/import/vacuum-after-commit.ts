import { postgresReason } from "../db/postgres-error.ts";

/** Vacuums tables after a commit. A failure is only a warning: the caller must still report what was written. */
export async function vacuumAfterCommit(vacuum: () => Promise<void>): Promise<void> {
  try {
    await vacuum();
  } catch (error) {
    console.warn(
      `The changes are stored, but the tables could not be vacuumed: ${postgresReason(error)}. ` +
        "Searches may be slower until PostgreSQL vacuums the tables by itself, or until an import changes them.",
    );
  }
}
