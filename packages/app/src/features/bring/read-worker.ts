/**
 * A worker that reads the files or the list of a visitor, and ends after its response. Large and hostile files take
 * seconds, in which the page must still respond.
 */
import type { ReadRequest, ReadResponse } from "./read-messages.ts";
import { readSource } from "./read-source.ts";
import { SourceProblem } from "./source-problem.ts";

async function respond({ source, origin }: ReadRequest): Promise<ReadResponse> {
  try {
    return { kind: "read", brought: await readSource(source, origin) };
  } catch (error) {
    return error instanceof SourceProblem ? { kind: "refused", refused: error.refused } : { kind: "failed" };
  }
}

addEventListener("message", async ({ data }: MessageEvent<ReadRequest>) => postMessage(await respond(data)));
