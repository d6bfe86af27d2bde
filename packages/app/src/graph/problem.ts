import { graphql, type ResultOf } from "./graphql.ts";

/** The fields that the app selects of every expected failure of a mutation (decision 109). */
export const ProblemFields = graphql(`
  fragment ProblemFields on Problem {
    code
    message
    fields {
      field
      message
    }
  }
`);

/** An expected failure of a mutation. `message` is the text of the API in English. */
export type Problem = Pick<ResultOf<typeof ProblemFields>, "code" | "message" | "fields">;
export type ProblemCode = Problem["code"];

/** Thrown when the server refuses a change. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Whether an error is a refusal for this reason. */
export const isRefusedAs = (error: unknown, code: ProblemCode): boolean =>
  error instanceof Refused && error.problem.code === code;

export const isProblem = <Result extends object>(
  result: Result,
): result is Extract<Result, { readonly code: unknown }> => "code" in result;

/** Returns the result of a mutation. @throws Refused if the result is a problem. */
export function resultOf<Result extends object>(result: Result): Exclude<Result, { readonly code: unknown }> {
  if ("code" in result) throw new Refused(result as Result & Problem);
  return result as Exclude<Result, { readonly code: unknown }>;
}
