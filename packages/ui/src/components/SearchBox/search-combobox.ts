import type { KeyboardEvent, ReactNode } from "react";

/** The state and the callbacks of the list of suggestions below a search field. The field keeps the focus. */
export interface SearchCombobox {
  /** The id of the open list. Null while the list is closed. */
  readonly list: string | null;
  /** The id of the marked option. Null if no option is marked. */
  readonly marked: string | null;
  /** The list, which is rendered below the field. */
  readonly suggestions: ReactNode;
  /**
   * The filters that the text contains, together with a search for its other words. Null while the suggestions for the
   * text are loading, if the text has no filter, or only one filter and no other words. `total` is the number of
   * matching places, or null if the filters need a location and no location is confirmed. `onTake` is called when the
   * button for these filters is pressed. Apply the filters and the search.
   */
  readonly understood: { readonly total: number | null; readonly onTake: () => void } | null;
  /**
   * Returns what is shown below the field when it gets the focus, or is pressed, while it is empty: the recent searches.
   * Call `done` when one of them was chosen.
   */
  readonly recent?: ((done: () => void) => ReactNode) | undefined;
  /** Called on pointer enter and on focus, before the visitor types. Use it to preload the list. */
  readonly onIntent: () => void;
  /** Called when the field is pressed. Open the list if the field has a text. */
  readonly onPress: () => void;
  /** Called with each key. Call `preventDefault` for the keys that the list handles. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Called when the focus leaves the field and its list, and when the text is submitted. Close the list. */
  readonly onClose: () => void;
}
