import { TRANSPORT_MODES, TRAVEL_LIMITS, type TransportMode } from "@flaneur/domain";
import { MapPinIcon } from "@phosphor-icons/react/dist/csr/MapPin";
import { PersonSimpleWalkIcon } from "@phosphor-icons/react/dist/csr/PersonSimpleWalk";
import { TrainSimpleIcon } from "@phosphor-icons/react/dist/csr/TrainSimple";
import { useState } from "react";
import { durationText } from "../../lib/travel-text.ts";
import { useTravelFilterMessages } from "../../messages/travel-filter.ts";
import { Button } from "../Button/Button.tsx";
import { SegmentedControl } from "../SegmentedControl/SegmentedControl.tsx";
import { TravelTimeTrack } from "../TravelTimeSlider/TravelTimeTrack.tsx";
import styles from "./TravelTimeFilter.module.css";

export interface TravelTimeFilterProps {
  /** Minutes; null where it was not touched, and filters nothing. */
  readonly value: number | null;
  readonly mode: TransportMode;
  /** Whether travel times can be measured. */
  readonly location: "confirmed" | "unset";
  /** How many places some minutes reach; null where that is not known. */
  readonly reach: (minutes: number) => number | null;
  readonly onValueChange: (minutes: number) => void;
  readonly onModeChange: (mode: TransportMode) => void;
  readonly onSetLocation: () => void;
  readonly onSetLocationIntent?: () => void;
}

const ICONS = { transit: TrainSimpleIcon, walking: PersonSimpleWalkIcon } satisfies Record<TransportMode, unknown>;

/** The longest way one would go, and how (§5). It takes effect when the handle is let go. */
export function TravelTimeFilter({ value, mode, location, reach, ...actions }: TravelTimeFilterProps) {
  const messages = useTravelFilterMessages();
  const { travelFilter: texts, filters } = messages;
  /** While the handle is dragged. */
  const [draft, setDraft] = useState<number | null>(null);
  const minutes = draft ?? value ?? TRAVEL_LIMITS.default;
  const untouched = value === null && draft === null;
  const duration = durationText(minutes, messages);
  const reached = location === "confirmed" ? reach(minutes) : null;
  return (
    <div className={styles.filter}>
      <p className={styles.value} data-untouched={untouched} aria-hidden>
        {duration}
      </p>
      <TravelTimeTrack
        value={minutes}
        untouched={untouched}
        label={filters.travelTime}
        valueText={untouched ? texts.untouched(duration) : duration}
        onValueChange={setDraft}
        onValueCommit={(chosen) => {
          setDraft(null);
          actions.onValueChange(chosen);
        }}
      />
      <p className={styles.ends} aria-hidden>
        <span>{durationText(TRAVEL_LIMITS.min, messages)}</span>
        <span>{durationText(TRAVEL_LIMITS.max, messages)}</span>
      </p>
      <SegmentedControl
        width="full"
        label={texts.modeLabel}
        value={mode}
        onValueChange={actions.onModeChange}
        segments={TRANSPORT_MODES.map((each) => {
          const Icon = ICONS[each];
          return {
            value: each,
            label: texts.modes[each],
            icon: (
              <span className={styles.mode}>
                <Icon size={17} aria-hidden />
                {texts.modes[each]}
              </span>
            ),
          };
        })}
      />
      {location === "unset" ? (
        <div className={styles.needs}>
          <p className={styles.note}>{texts.needsLocation}</p>
          <Button
            icon={<MapPinIcon size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={actions.onSetLocation}
            onPointerEnter={actions.onSetLocationIntent}
            onFocus={actions.onSetLocationIntent}
          >
            {messages.location.set}
          </Button>
        </div>
      ) : (
        <p className={styles.note}>{reached !== null && texts.reach(reached)}</p>
      )}
    </div>
  );
}
