import { memo, useState } from "react";
import { useMessages } from "../../messages/use-messages.ts";
import { ChoiceChips } from "../ChoiceChips/ChoiceChips.tsx";
import { FilterSection } from "../FilterSection/FilterSection.tsx";

const DATES = ["justOpened", "thisYear"] as const;
type OpeningDateChoice = (typeof DATES)[number];

/** Two chips that can be checked but filter nothing (§2). */
export const OpeningDate = memo(function OpeningDate() {
  const { openingDate } = useMessages();
  const [chosen, setChosen] = useState<readonly OpeningDateChoice[]>([]);
  return (
    <FilterSection title={openingDate.title}>
      <ChoiceChips
        label={openingDate.title}
        options={DATES}
        nameOf={(date) => openingDate[date]}
        chosen={chosen}
        onToggle={(date) =>
          setChosen(chosen.includes(date) ? chosen.filter((each) => each !== date) : [...chosen, date])
        }
      />
    </FilterSection>
  );
});
