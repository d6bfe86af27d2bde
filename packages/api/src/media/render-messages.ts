import type { PosterWidth } from "@flaneur/domain";

/** A message from `createRenderer` to its process. */
export interface RenderRequest {
  readonly id: number;
  readonly svg: string;
  readonly width: PosterWidth;
}

/** A message from the process to `createRenderer`. */
export type RenderResponse =
  | { readonly id: number; readonly picture: Uint8Array }
  | { readonly id: number; readonly failure: string };
