import { useId } from "react";
import { useViewDialogMessages } from "../../messages/view-dialogs.ts";
import { Button } from "../Button/Button.tsx";
import { ChoiceChips } from "../ChoiceChips/ChoiceChips.tsx";
import { TravelTimeSlider } from "../TravelTimeSlider/TravelTimeSlider.tsx";
import styles from "./ViewDialog.module.css";
import type { ViewDialogProps } from "./view-dialog-props.ts";

const NO_OPTIONS = { types: [], tagCategories: [], arrondissements: [] };

type CustomFiltersProps = Pick<
  ViewDialogProps,
  "filters" | "options" | "onToggle" | "onSearchChange" | "onTravelTimeChange"
>;

/** The filters of a view, chosen one by one. */
export function CustomFilters({ filters, options, onToggle, onSearchChange, onTravelTimeChange }: CustomFiltersProps) {
  const { viewDialog, filters: texts, search, travelTime, values } = useViewDialogMessages();
  const searchId = useId();
  const { types, tagCategories, arrondissements } = options ?? NO_OPTIONS;
  const none = (category: keyof typeof texts.none) => (options === null ? texts.loading : texts.none[category]);
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
        <div className={styles.row}>
          <span aria-hidden>{texts.categories.types}</span>
          <ChoiceChips
            label={texts.categories.types}
            options={types}
            nameOf={values.type}
            chosen={filters.types}
            onToggle={(value) => onToggle("types", value)}
            shownAtFirst={8}
            none={none("types")}
          />
        </div>
        <div className={styles.row}>
          <span aria-hidden>{texts.categories.tags}</span>
          <ChoiceChips
            label={texts.categories.tags}
            options={tagCategories.flatMap(({ tags }) => tags)}
            nameOf={values.tag}
            chosen={filters.tags}
            onToggle={(value) => onToggle("tags", value)}
            shownAtFirst={8}
            none={none("tags")}
          />
        </div>
        <div className={styles.row}>
          <span aria-hidden>{viewDialog.districts}</span>
          <ChoiceChips
            label={viewDialog.districts}
            options={arrondissements}
            chosen={filters.arrondissements}
            onToggle={(value) => onToggle("arrondissements", value)}
            look="plaques"
            shownAtFirst={20}
            none={none("arrondissements")}
          />
        </div>
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
