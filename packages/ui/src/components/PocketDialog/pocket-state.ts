/** The content that can be stored on the device, with its sizes. */
export interface PocketContent {
  /** The number of places. */
  readonly places: number;
  /** The number of pictures. */
  readonly pictures: number;
  /** The sizes in bytes. The size of the pictures is an estimate. */
  readonly bytes: { readonly places: number; readonly map: number; readonly pictures: number };
  /**
   * The number of favorites and lists of the signed-in user, and whether they are stored on the device. Null until the
   * numbers are loaded, and without a user.
   */
  readonly user: { readonly favorites: number; readonly lists: number; readonly isSaved: boolean } | null;
}

/** The progress of a save that is not complete: how much is stored on the device. */
export interface SavedSoFar {
  /** The number of bytes that are stored. */
  readonly bytes: number;
  /** The size of everything that this save stores, in bytes. */
  readonly totalBytes: number;
  /** The number of pictures that are stored. */
  readonly pictures: number;
  /** The time that the remaining pictures will take, in seconds. Null while the time is unknown. */
  readonly secondsLeft: number | null;
}

/**
 * The state of the pack on the device, and of a save in progress. `measuring`: the sizes are being loaded. `unknown`:
 * the sizes could not be loaded. `elsewhere`: another tab is saving or removing the pack. `unsupported`: the browser
 * cannot keep pages, or cannot open them without a connection. `stopped`: a save has failed and can be continued.
 */
export type PocketState =
  | { readonly status: "measuring" | "unknown" | "absent" | "removing" | "unsupported" | "elsewhere" }
  /** `progress` is null before a save reports its progress, and after a reload of the page. */
  | { readonly status: "saving" | "paused"; readonly progress: SavedSoFar | null }
  /** `stored`: what can be used offline now. */
  | {
      readonly status: "stopped";
      readonly progress: SavedSoFar | null;
      readonly stored: "nothing" | "all but the pictures";
    }
  /**
   * `left`: the free space on the device in bytes. Null if it is unknown, or if the browser reports enough space.
   * `withPictures`: whether the save that did not fit included the pictures. `stored`: what is on the device now.
   */
  | {
      readonly status: "full";
      readonly left: number | null;
      readonly withPictures: boolean;
      readonly stored: "nothing" | "a part" | "all but the pictures";
    }
  /** `savedAt`: the time of the save in milliseconds. `confirming`: the visitor has to confirm the removal. */
  | { readonly status: "saved" | "confirming"; readonly savedAt: number; readonly withPictures: boolean };

export interface PocketActions {
  /**
   * Called when the visitor starts or continues a save. `withPictures` says whether a new save includes the pictures.
   * It is always true in the states `paused` and `stopped`: keep the choice with which the save was started.
   */
  readonly onSave: (withPictures: boolean) => void;
  /** Called when 'Pause' is pressed in the state `saving`. */
  readonly onPause: () => void;
  /**
   * Called when 'Remove' is pressed, except in the state `confirming`. If an earlier save was completed, the state
   * must then become `confirming`, also while a later save adds the pictures.
   */
  readonly onRemove: () => void;
  /** Called when 'Remove' is pressed in the state `confirming`. */
  readonly onConfirmRemoval: () => void;
  /** Called when the visitor cancels the removal in the state `confirming`. */
  readonly onKeep: () => void;
  /** Called when 'Try again' is pressed in the state `unknown`. */
  readonly onRetry: () => void;
}

/** Returns the size of everything, in bytes. */
export const totalBytes = ({ bytes }: PocketContent): number => bytes.places + bytes.map + bytes.pictures;
