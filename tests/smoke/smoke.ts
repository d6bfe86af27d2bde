import type { z } from "zod";
import { type JsonRequest, jsonRequest } from "../setup/json-request.ts";

/** One call, and what must come of it. */
interface Row<T> extends JsonRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** From `/api` on, as §7 writes it: `/views/{id}`. */
  readonly path: string;
  /** What stands for `{id}`. */
  readonly id?: string | undefined;
  /** What the line says was checked. */
  readonly checked: string;
  /** 200 by default; one of them where there are several. */
  readonly status?: number | readonly number[];
  readonly schema: z.ZodType<T>;
  /** What must hold besides: returns what is wrong, or nothing. */
  readonly wrong?: (body: T, answer: Response) => Promise<string | false | undefined> | string | false | undefined;
}

export interface SmokeTest {
  /** Makes a call and prints its line. The body of the answer, or undefined when it is not as it should be. */
  step<T>(row: Row<T>): Promise<T | undefined>;
  /** Where a path of the server lies, such as that of a picture. */
  urlOf(path: string): string;
  readonly counts: { passed: number; failed: number };
}

export function createSmokeTest(baseUrl: string, print: (line: string) => void): SmokeTest {
  const urlOf = (path: string): string => `${baseUrl.replace(/\/$/, "")}${path}`;
  const counts = { passed: 0, failed: 0 };

  async function attempt<T>(row: Row<T>): Promise<{ status: string; body?: T | undefined; wrong: string | false }> {
    const { method, path, id = "none", status: expected = 200, schema, wrong } = row;
    const address = urlOf(`/api${path.replace(/\{\w+\}/, encodeURIComponent(id))}`);
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
