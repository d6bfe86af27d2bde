/**
 * Creates an empty database in a folder, and reports a failure to the parent process: `node create-pglite.program.ts
 * FOLDER`. It imports as little as possible, to save memory.
 */
import { PGlite } from "@electric-sql/pglite";
import { NEW_DATABASE, SHARED_BUFFERS } from "./new-database.ts";

// Without the parent process, no one would move the database to its final path.
process.once("disconnect", () => process.exit());

const log: string[] = [];
try {
  const client = await PGlite.create({
    ...(process.argv[2] !== undefined && { dataDir: process.argv[2] }),
    onStderr: (line) => log.push(line) > 0,
    startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${SHARED_BUFFERS}`],
    initDbStartParams: NEW_DATABASE,
  });
  await client.close();
  process.disconnect();
} catch (error) {
  // Errors lose their code when sent to another process, and WASI errors are not instances of `Error`.
  const { name, message, code, errno } = Object(error);
  process.send?.({ name, message: message ?? String(error), code, errno, log }, () => process.exit(1));
}
