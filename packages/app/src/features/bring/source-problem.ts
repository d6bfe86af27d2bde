import type { RefusedSource } from "@flaneur/ui/bring";

/** The error of a source of which nothing can be read. It names each file, or the pasted list. */
export class SourceProblem extends Error {
  override readonly name = "SourceProblem";
  readonly refused: readonly RefusedSource[];

  constructor(refused: readonly RefusedSource[]) {
    super(refused.map(({ problem }) => problem).join());
    this.refused = refused;
  }
}
