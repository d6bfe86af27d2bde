import { optionValues, SAVED_CATEGORIES, type SavedFilters, toggleSavedValue } from "@flaneur/domain";
import { useId } from "react";
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

/** Fields for the filters of a view, except the filter by hours. */
export function CustomFilters({ filters, options, onFiltersChange }: CustomFiltersProps) {
  const messages = useViewDialogMessages();
  const { viewDialog, filters: texts, search, travelTime } = messages;
  const searchId = useId();
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
