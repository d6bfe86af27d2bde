import { optionValues, SAVED_CATEGORIES } from "@flaneur/domain";
import { useId } from "react";
import { valueName } from "../../lib/value-name.ts";
import { useViewDialogMessages } from "../../messages/view-dialogs.ts";
import { Button } from "../Button/Button.tsx";
import { ChoiceChips } from "../ChoiceChips/ChoiceChips.tsx";
import { TravelTimeSlider } from "../TravelTimeSlider/TravelTimeSlider.tsx";
import styles from "./ViewDialog.module.css";
import type { ViewDialogProps } from "./view-dialog-props.ts";

type CustomFiltersProps = Pick<
  ViewDialogProps,
  "filters" | "options" | "onToggle" | "onSearchChange" | "onTravelTimeChange"
>;

/** The filters of a view, chosen one by one. */
export function CustomFilters({ filters, options, onToggle, onSearchChange, onTravelTimeChange }: CustomFiltersProps) {
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
            onChange={({ target }) => onSearchChange(target.value)}
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
                onToggle={(value) => onToggle(category, value)}
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
            <TravelTimeSlider value={filters.maxTravelTime} onValueChange={onTravelTimeChange} />
            {filters.maxTravelTime !== null && (
              <Button variant="link" onClick={() => onTravelTimeChange(null)}>
                {travelTime.anyTime}
              </Button>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
