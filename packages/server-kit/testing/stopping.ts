/**
 * A program for tests of the stop. The first argument says what it does while it opens its parts: `waits` for something
 * that does not keep the process alive, or `fails` to close its second part.
 */
import { runProgram } from "../src/run-program.ts";

const mode = process.argv[2];

await runProgram(async ({ onClose, signal }) => {
  onClose(async () => console.log("closed the database"));
  onClose(() => {
    if (mode === "fails") throw new Error("it does not close");
  });
  console.log("opened the database");
  if (mode !== "waits") return;
  await new Promise((_, reject) => {
    signal.addEventListener("abort", () => setTimeout(() => reject(signal.reason), 50).unref());
  });
});
