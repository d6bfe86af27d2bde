import type { RefusedSource } from "@flaneur/ui/bring";

/** Thrown when nothing of a source can be read, or when it has too many places or files. */
export class SourceProblem extends Error {
  override readonly name = "SourceProblem";
  readonly refused: readonly RefusedSource[];

  constructor(refused: readonly RefusedSource[]) {
    super(refused.map(({ problem }) => problem).join());
    this.refused = refused;
  }
}
