/** The tags that a place must have, all of them. */
import { type FilterState, firstPage, isNegated, toggleValue, unique } from "./filter-state.ts";

export const setWishes = (state: FilterState, wishes: readonly string[]): FilterState =>
  firstPage({ ...state, wishes: unique(wishes) });
/** Whether a quick filter is pressed: its tag is a wish, or an included tag, such as that of an earlier link. */
export const isWished = (state: FilterState, tag: string): boolean =>
  state.wishes.includes(tag) || (state.tags.includes(tag) && !isNegated(state, "tags", tag));
/** Presses a quick filter: adds its tag to the wishes, or removes it from where it is. */
export function toggleWish(state: FilterState, tag: string): FilterState {
  if (!isWished(state, tag)) return setWishes(state, [...state.wishes, tag]);
  return state.wishes.includes(tag)
    ? setWishes(
        state,
        state.wishes.filter((each) => each !== tag),
      )
    : toggleValue(state, "tags", tag);
}
