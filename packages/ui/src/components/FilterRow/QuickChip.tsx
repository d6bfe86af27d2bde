import type { QuickTag } from "@flaneur/domain";
import { BalloonIcon } from "@phosphor-icons/react/dist/csr/Balloon";
import { ClockIcon } from "@phosphor-icons/react/dist/csr/Clock";
import { CloudRainIcon } from "@phosphor-icons/react/dist/csr/CloudRain";
import { MoonStarsIcon } from "@phosphor-icons/react/dist/csr/MoonStars";
import { NavigationArrowIcon } from "@phosphor-icons/react/dist/csr/NavigationArrow";
import { ShuffleIcon } from "@phosphor-icons/react/dist/csr/Shuffle";
import { TicketIcon } from "@phosphor-icons/react/dist/csr/Ticket";
import { UmbrellaIcon } from "@phosphor-icons/react/dist/csr/Umbrella";
import { hoursWords } from "../../lib/hours-words.ts";
import type { Messages } from "../../messages/catalogue.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { hasEffect, type QuickFilter } from "../../view-models/quick-filters.ts";
import { RoofIcon } from "../ChosenMark/RoofIcon.tsx";
import styles from "./FilterRow.module.css";

const TAG_ICONS = {
  Terrace: UmbrellaIcon,
  "Free entry": TicketIcon,
  Kids: BalloonIcon,
  "Rainy day": CloudRainIcon,
  "Late night": MoonStarsIcon,
} satisfies Record<QuickTag, unknown>;

const iconOf = (quick: QuickFilter) => {
  switch (quick.kind) {
    case "chosen":
      return RoofIcon;
    case "nearMe":
      return NavigationArrowIcon;
    case "openNow":
      return ClockIcon;
    case "surprise":
      return ShuffleIcon;
    case "tag":
      return TAG_ICONS[quick.tag];
  }
};

/** Returns the key of a quick filter. The key of 'Chosen', 'Open now' or a tag is the `chipKey` of the filter that it sets. */
export const quickKey = (quick: QuickFilter): string => {
  switch (quick.kind) {
    case "openNow":
      return "hours/open";
    case "tag":
      return `wish/${quick.tag}`;
    case "chosen":
    case "nearMe":
    case "surprise":
      return quick.kind;
  }
};

function wordsOf(quick: QuickFilter, messages: Messages): string {
  switch (quick.kind) {
    case "openNow":
      return hoursWords("now", "open", messages);
    case "tag":
      return messages.values.tag(quick.tag);
    case "chosen":
      return messages.chips.chosen;
    case "nearMe":
    case "surprise":
      return messages.quick[quick.kind];
  }
}

interface QuickChipProps {
  readonly quick: QuickFilter;
  /** Called when the chip is pressed, also if the press has no effect. */
  readonly onPress: () => void;
}

/** A quick filter as a chip with an icon. The chip is dimmed if a press would have no effect. */
export function QuickChip({ quick, onPress }: QuickChipProps) {
  const messages = useMessages();
  const Icon = iconOf(quick);
  const words = wordsOf(quick, messages);
  const count = "count" in quick ? quick.count : null;
  return (
    <button
      type="button"
      className={styles.quick}
      aria-label={messages.quick.name(words, count)}
      aria-pressed={quick.kind === "surprise" ? undefined : quick.pressed}
      aria-disabled={hasEffect(quick) ? undefined : true}
      onClick={onPress}
    >
      <Icon size={16} aria-hidden />
      {words}
    </button>
  );
}
