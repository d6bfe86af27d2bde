import type { Backup } from "./read-backup.ts";

/** `528 places, 3 users` */
export const describeBackup = ({ rows }: Backup): string =>
  Object.entries(rows)
    .filter(([table, count]) => count > 0 && table !== "meta")
    .map(([table, count]) => `${count} ${table}`)
    .join(", ");
