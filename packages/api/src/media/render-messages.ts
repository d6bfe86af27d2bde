/** A message from `createRenderer` to its process: the SVG of a poster, or of the posters of a cover. */
export type RenderRequest = { readonly id: number } & (
  | { readonly poster: string }
  | { readonly cover: readonly string[] }
);

/** A message from the process to `createRenderer`. */
export type RenderResponse =
  | { readonly id: number; readonly picture: Uint8Array }
  | { readonly id: number; readonly failure: string };
