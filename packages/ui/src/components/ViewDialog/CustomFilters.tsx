import {
  HOURS_STATES,
  optionValues,
  SAVED_CATEGORIES,
  type SavedFilters,
  toggleHoursState,
  toggleSavedValue,
} from "@flaneur/domain";
import { useId, useState } from "react";
import { hoursWords } from "../../lib/hours-words.ts";
import { valueName } from "../../lib/value-name.ts";
import { useViewDialogMessages } from "../../messages/view-dialogs.ts";
import { Button } from "../Button/Button.tsx";
import { ChoiceChips } from "../ChoiceChips/ChoiceChips.tsx";
import { TravelTimeSlider } from "../TravelTimeSlider/TravelTimeSlider.tsx";
import styles from "./ViewDialog.module.css";
import type { ViewDialogProps } from "./view-dialog-props.ts";

interface CustomFiltersProps extends Pick<ViewDialogProps, "options"> {
  /** The filters chosen so far. */
  readonly filters: SavedFilters;
  /** Called with all filters when one of them has changed. */
  readonly onFiltersChange: (filters: SavedFilters) => void;
}

/**
 * Fields for the filters of a view. The field of the filter by hours is shown only if the view has this filter, because
 * its time is chosen in the listing.
 */
export function CustomFilters({ filters, options, onFiltersChange }: CustomFiltersProps) {
  const messages = useViewDialogMessages();
  const { viewDialog, filters: texts, search, travelTime } = messages;
  const searchId = useId();
  // The field stays when the last state is removed, so that the visitor can choose a state again.
  const [lastHours, setLastHours] = useState(filters.hours);
  if (filters.hours !== null && filters.hours !== lastHours) setLastHours(filters.hours);
  return (
    <div>
      <p className={styles.hint}>{viewDialog.selectCustom}</p>
      <div className={styles.rows}>
        <div className={styles.row}>
          <label htmlFor={searchId}>{viewDialog.search}</label>
          <input
            id={searchId}
            type="search"
            className={styles.search}
            value={filters.search}
            placeholder={search.placeholder}
            onChange={({ target }) => onFiltersChange({ ...filters, search: target.value })}
          />
        </div>
        {SAVED_CATEGORIES.map((category) => {
          const isDistricts = category === "arrondissements";
          const label = isDistricts ? viewDialog.districts : messages.categories[category].title;
          return (
            <div key={category} className={styles.row}>
              <span aria-hidden>{label}</span>
              <ChoiceChips
                label={label}
                options={options === null ? [] : optionValues(options, category)}
                nameOf={(value) => valueName(category, value, messages)}
                chosen={filters[category]}
                onToggle={(value) => onFiltersChange(toggleSavedValue(filters, category, value))}
                look={isDistricts ? "plaques" : "words"}
                shownAtFirst={isDistricts ? 20 : 8}
                none={options === null ? texts.loading : messages.categories[category].none}
              />
            </div>
          );
        })}
        {lastHours !== null && (
          <div className={styles.row}>
            <span aria-hidden>{viewDialog.hours}</span>
            <ChoiceChips
              label={viewDialog.hours}
              options={HOURS_STATES}
              nameOf={(state) => hoursWords(lastHours.moment, state, messages)}
              chosen={filters.hours?.states ?? []}
              onToggle={(state) => {
                const { moment } = lastHours;
                const hours = toggleHoursState({ moment, states: filters.hours?.states ?? [] }, state);
                onFiltersChange({ ...filters, hours: hours.states.length === 0 ? null : hours });
              }}
            />
          </div>
        )}
        <div className={styles.row}>
          <span aria-hidden>{travelTime.label}</span>
          <div>
            <TravelTimeSlider
              value={filters.maxTravelTime}
              onValueChange={(maxTravelTime) => onFiltersChange({ ...filters, maxTravelTime })}
            />
            {filters.maxTravelTime !== null && (
              <Button variant="link" onClick={() => onFiltersChange({ ...filters, maxTravelTime: null })}>
                {travelTime.anyTime}
              </Button>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
