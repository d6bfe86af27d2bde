/** The lightbox with its player, and what turns the state of their machines into what they show. */
export { Lightbox } from "./components/Lightbox/Lightbox.tsx";
export { Player } from "./components/Player/Player.tsx";
export type { PlayerState } from "./components/Player/player-state.ts";
export type { PlayerCommand } from "./lib/lightbox-keys.ts";
export { WHOLE, type ZoomView } from "./lib/zoom-view.ts";
export { type LightboxPlace, type LightboxStart, lightboxState, neighbour } from "./view-models/lightbox-state.ts";
