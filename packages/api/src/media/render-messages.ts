import type { PosterWidth } from "@flaneur/domain";

/** A message from `createRenderer` to its process: a poster as SVG, or the posters of a cover as WebP. */
export type RenderRequest = { readonly id: number } & (
  | { readonly svg: string; readonly width: PosterWidth }
  | { readonly posters: readonly Uint8Array[] }
);

/** A message from the process to `createRenderer`. */
export type RenderResponse =
  | { readonly id: number; readonly picture: Uint8Array }
  | { readonly id: number; readonly failure: string };
