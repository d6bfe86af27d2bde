/** The lightbox with its player, and the functions that return its state and the index of the next item. */
export { Lightbox } from "./components/Lightbox/Lightbox.tsx";
export { Player } from "./components/Player/Player.tsx";
export type { PlayerState } from "./components/Player/player-state.ts";
export type { PlayerCommand } from "./lib/lightbox-keys.ts";
export { WHOLE, type ZoomView } from "./lib/zoom-view.ts";
export { type LightboxPlace, type LightboxStart, lightboxState, neighbour } from "./view-models/lightbox-state.ts";
