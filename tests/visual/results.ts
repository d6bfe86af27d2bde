/** The result of taking and comparing one picture. */
import type { Raster } from "./compare.ts";

export type Outcome =
  | { readonly kind: "same" }
  | {
      readonly kind: "changed";
      readonly pixels: number;
      readonly before: Raster;
      readonly after: Raster;
      readonly difference: Raster;
    }
  /** There is no baseline. */
  | { readonly kind: "new"; readonly after: Raster }
  /** The baseline exists, but its story does not. */
  | { readonly kind: "gone" }
  /** No picture could be taken. */
  | { readonly kind: "failed"; readonly message: string };

export interface Result {
  readonly name: string;
  readonly outcome: Outcome;
}

const UPDATE = "npm run test:visual -- --update";

/** Returns the sentence to print for a result, or null if the picture is equal to its baseline. */
export function lineOf({ name, outcome }: Result): string | null {
  switch (outcome.kind) {
    case "same":
      return null;
    case "changed":
      return `${name} differs from its baseline by ${outcome.pixels} pixels. If you meant that: ${UPDATE}`;
    case "new":
      return `${name} has no baseline. Look at the picture in the report, then: ${UPDATE}`;
    case "gone":
      return `${name} is a baseline of no story. To remove it: ${UPDATE}`;
    case "failed":
      return `${name} could not be taken: ${outcome.message}`;
  }
}
