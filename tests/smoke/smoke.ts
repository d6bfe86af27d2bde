import type { z } from "zod";
import { type JsonRequest, jsonRequest } from "../setup/json-request.ts";

/** One call with its expected response. */
interface Row<T> extends JsonRequest {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path below `/api`, as in §7: `/views/{id}`. */
  readonly path: string;
  /** The value that replaces the first placeholder in the path, such as `{id}`. */
  readonly id?: string | undefined;
  /** The value that replaces `{placeId}` or `{entryId}` if it is the second placeholder in the path. */
  readonly placeId?: string | undefined;
  /** A description of the check for the printed line. */
  readonly checked: string;
  /** The expected status, or the allowed statuses. The default is 200. */
  readonly status?: number | readonly number[];
  readonly schema: z.ZodType<T>;
  /** Checks the parsed body further. Returns a description of the failure, or false or undefined for a correct body. */
  readonly wrong?: (body: T, answer: Response) => Promise<string | false | undefined> | string | false | undefined;
}

export interface SmokeTest {
  /** Sends a request and prints its line. Resolves with the body, or with undefined if a check failed. */
  step<T>(row: Row<T>): Promise<T | undefined>;
  /** Returns the URL of a path on the server. */
  urlOf(path: string): string;
  readonly counts: { passed: number; failed: number };
}

export function createSmokeTest(baseUrl: string, print: (line: string) => void): SmokeTest {
  const urlOf = (path: string): string => `${baseUrl.replace(/\/$/, "")}${path}`;
  const counts = { passed: 0, failed: 0 };

  async function attempt<T>(row: Row<T>): Promise<{ status: string; body?: T | undefined; wrong: string | false }> {
    const { method, path, id = "none", placeId = "none", status: expected = 200, schema, wrong } = row;
    const filled = path
      .replace(/\{\w+\}/, encodeURIComponent(id))
      .replace(/\{(?:placeId|entryId)\}/, encodeURIComponent(placeId));
    const address = urlOf(`/api${filled}`);
    const answer = await fetch(address, jsonRequest(method, row));
    const text = await answer.text();
    const status = String(answer.status);
    if (![expected].flat().includes(answer.status)) {
      return { status, wrong: `expected ${[expected].flat().join(" or ")}: ${text.slice(0, 300)}` };
    }
    const parsed = schema.safeParse(JSON.parse(text));
    if (!parsed.success)
      return {
        status,
        wrong: parsed.error.issues.map(({ path: at, message }) => `${at.join(".")}: ${message}`).join("; "),
      };
    return { status, body: parsed.data, wrong: (await wrong?.(parsed.data, answer)) || false };
  }

  return {
    urlOf,
    counts,
    step: async (row) => {
      const { status, body, wrong } = await attempt(row).catch((error: unknown) => ({
        status: "---",
        body: undefined,
        wrong: String(error),
      }));
      const line = `${status} ${row.method.padEnd(6)} ${row.path.replaceAll(/=[^&]*/g, "=").padEnd(27)} ${row.checked}`;
      print(wrong === false ? `ok   ${line}` : `FAIL ${line}: ${wrong}`);
      if (wrong === false) counts.passed += 1;
      else counts.failed += 1;
      return wrong === false ? body : undefined;
    },
  };
}
