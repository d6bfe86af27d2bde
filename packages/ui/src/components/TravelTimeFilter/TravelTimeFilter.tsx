import { TRANSPORT_MODES, TRAVEL_LIMITS, type TransportMode } from "@flaneur/domain";
import { MapPinIcon } from "@phosphor-icons/react/dist/csr/MapPin";
import { PersonSimpleWalkIcon } from "@phosphor-icons/react/dist/csr/PersonSimpleWalk";
import { TrainSimpleIcon } from "@phosphor-icons/react/dist/csr/TrainSimple";
import { useState } from "react";
import { durationText } from "../../lib/travel-text.ts";
import { useConnection } from "../../lib/use-connection.ts";
import { useTravelFilterMessages } from "../../messages/travel-filter.ts";
import { Button } from "../Button/Button.tsx";
import { SegmentedControl } from "../SegmentedControl/SegmentedControl.tsx";
import { TravelTimeTrack } from "../TravelTimeSlider/TravelTimeTrack.tsx";
import styles from "./TravelTimeFilter.module.css";

export interface TravelTimeFilterProps {
  /** The maximum travel time in minutes, or null if the filter is off. */
  readonly value: number | null;
  /** The mode of transport. */
  readonly mode: TransportMode;
  /** Whether the visitor has confirmed a location, from which travel times are measured. */
  readonly location: "confirmed" | "unset";
  /** Returns the number of places within a travel time in minutes, or null if the number is unknown. */
  readonly reach: (minutes: number) => number | null;
  /** Called with the minutes when the handle is released or a key is pressed. */
  readonly onValueChange: (minutes: number) => void;
  /** Called with the mode of transport that was chosen. */
  readonly onModeChange: (mode: TransportMode) => void;
  /** Called when 'Set Location' is pressed. */
  readonly onSetLocation: () => void;
  /** Called on pointer enter and on focus of 'Set Location', before a press. Use it to preload the dialog. */
  readonly onSetLocationIntent?: () => void;
}

const ICONS = { transit: TrainSimpleIcon, walking: PersonSimpleWalkIcon } satisfies Record<TransportMode, unknown>;

/**
 * The filter by maximum travel time and mode of transport (§5). The travel time applies when the handle is released or
 * a key is pressed, the mode at once. Without a connection, a note replaces the filter, unless all places are kept on
 * the device.
 */
export function TravelTimeFilter({ value, mode, location, reach, ...actions }: TravelTimeFilterProps) {
  const messages = useTravelFilterMessages();
  const { travelFilter: texts, filters, common } = messages;
  const isOffline = useConnection() === "offline";
  /** The minutes at the handle while it is dragged, otherwise null. */
  const [draft, setDraft] = useState<number | null>(null);
  const minutes = draft ?? value ?? TRAVEL_LIMITS.default;
  const untouched = value === null && draft === null;
  const duration = durationText(minutes, messages);
  const reached = location === "confirmed" ? reach(minutes) : null;
  if (isOffline) return <p className={styles.note}>{common.needsConnection}</p>;
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
        onValueCancel={() => setDraft(null)}
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
                <Icon size={18} aria-hidden />
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
