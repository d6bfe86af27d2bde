import { BETWEEN_OPERATORS, type BetweenOperator } from "@flaneur/domain";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { valueName } from "../../lib/value-name.ts";
import { useFilterDialogMessages } from "../../messages/filter-dialogs.ts";
import type { AdvancedRule } from "../../view-models/advanced-filters.ts";
import { CheckMark } from "../CheckMark/CheckMark.tsx";
import { Ordinal } from "../Ordinal/Ordinal.tsx";
import { SegmentedControl } from "../SegmentedControl/SegmentedControl.tsx";
import styles from "./AdvancedFilters.module.css";

export interface RuleProps extends AdvancedRule {
  /** Called with the value to remove. */
  readonly onRemove: (value: string) => void;
  /** Called when the operator of a value changes between 'is' and 'is not'. */
  readonly onNegate: (value: string, negated: boolean) => void;
  /** Called with the new operator when the operator before the category changes. */
  readonly onJoin: (join: BetweenOperator) => void;
}

/** The chosen values of a category, below the operator that joins this category with the categories above. */
export function Rule({ category, join, values, onRemove, onNegate, onJoin }: RuleProps) {
  const messages = useFilterDialogMessages();
  const { advancedFilters } = messages;
  const name = messages.categories[category].title;
  return (
    <>
      {join !== null && (
        <div className={styles.join}>
          <SegmentedControl
            label={advancedFilters.joinOf(name)}
            segments={BETWEEN_OPERATORS.map((value) => ({ value, label: advancedFilters.joins[value] }))}
            value={join}
            onValueChange={onJoin}
          />
        </div>
      )}
      <div className={styles.rule}>
        <span className={styles.label}>{name}</span>
        <ul className={styles.values} aria-label={name}>
          {values.map(({ value, negated }, index) => (
            <li key={value} className={styles.alternative}>
              {/* 'or' joins an included value with the included values before it. An excluded value is not an
              alternative. */}
              {!negated && values.slice(0, index).some((before) => !before.negated) && (
                <span className={styles.or}>{advancedFilters.or}</span>
              )}
              <span className={styles.value}>
                <span className={styles.operator}>
                  {negated && <CheckMark choice="isNot" className={styles.mark} />}
                  <select
                    className={styles.operatorSelect}
                    aria-label={advancedFilters.operatorOf(valueName(category, value, messages))}
                    value={negated ? "isNot" : "is"}
                    onChange={(event) => onNegate(value, event.target.value === "isNot")}
                  >
                    <option value="is">{advancedFilters.operators.is}</option>
                    <option value="isNot">{advancedFilters.operators.isNot}</option>
                  </select>
                  <CaretDownIcon size={16} weight="bold" aria-hidden className={styles.caret} />
                </span>
                <span className={styles.name}>
                  {category === "arrondissements" ? <Ordinal code={value} /> : valueName(category, value, messages)}
                </span>
                <button
                  type="button"
                  className={styles.remove}
                  data-remove
                  aria-label={advancedFilters.remove(valueName(category, value, messages))}
                  onClick={() => onRemove(value)}
                >
                  <XIcon size={16} weight="bold" aria-hidden />
                </button>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
