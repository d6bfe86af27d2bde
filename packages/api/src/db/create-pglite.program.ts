/**
 * `node create-pglite.program.ts FOLDER`: makes an empty database there, and tells whoever started it why that failed.
 * It imports as little as it can: with the product's own modules beside it, making a database takes over half a gigabyte.
 */
import { PGlite } from "@electric-sql/pglite";
import { LITTLE_MEMORY, NEW_DATABASE } from "./new-database.ts";

// Without whoever started it, nobody moves the database to its place.
process.once("disconnect", () => process.exit());

const log: string[] = [];
try {
  const client = await PGlite.create({
    ...(process.argv[2] !== undefined && { dataDir: process.argv[2] }),
    onStderr: (line) => log.push(line) > 0,
    startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${LITTLE_MEMORY}`],
    initDbStartParams: NEW_DATABASE,
  });
  await client.close();
  process.disconnect();
} catch (error) {
  // Errors lose their code on the way to another process, and those of WASI are no instances of `Error`.
  const { name, message, code, errno } = Object(error);
  process.send?.({ name, message: message ?? String(error), code, errno, log }, () => process.exit(1));
}
