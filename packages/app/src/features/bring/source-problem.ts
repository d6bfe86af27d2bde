import type { BringProblem } from "@flaneur/ui/bring";

/** The error of a source that cannot be read. */
export class SourceProblem extends Error {
  override readonly name = "SourceProblem";
  readonly problem: BringProblem;

  constructor(problem: BringProblem) {
    super(problem);
    this.problem = problem;
  }
}
