import type { PosterWidth } from "@flaneur/domain";

/** What `createRenderer` sends to its process. */
export interface RenderRequest {
  readonly id: number;
  readonly svg: string;
  readonly width: PosterWidth;
}

/** What the process sends back. */
export type RenderResponse =
  | { readonly id: number; readonly picture: Uint8Array }
  | { readonly id: number; readonly failure: string };
