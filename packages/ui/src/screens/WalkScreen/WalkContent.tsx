import { METRO_CLOSED, type ParisTime, WALK, withKept, withoutPlace, withPlace } from "@flaneur/domain";
import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/csr/DownloadSimple";
import { PrinterIcon } from "@phosphor-icons/react/dist/csr/Printer";
import { type ReactNode, useRef } from "react";
import { Button } from "../../components/Button/Button.tsx";
import pageStyles from "../../components/ContentPage/ContentPage.module.css";
import { MapColumns } from "../../components/ContentPage/MapColumns.tsx";
import { ShareButton, type ShareButtonProps } from "../../components/ShareButton/ShareButton.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { WaySums } from "../../components/Ways/WaySums.tsx";
import { cx } from "../../lib/cx.ts";
import { formatName } from "../../lib/format-dashes.ts";
import { neighbourOf } from "../../lib/neighbour-of.ts";
import { useWalkMessages } from "../../messages/walk.ts";
import { OtherPlaces } from "./OtherPlaces.tsx";
import { Proposal } from "./Proposal.tsx";
import { SavedWalkLine, type SavedWalkLineProps } from "./SavedWalkLine.tsx";
import { SetAside } from "./SetAside.tsx";
import { useWalkTimes } from "./use-walk-times.ts";
import { WalkNotices } from "./WalkNotices.tsx";
import { WalkOptions, type WalkOptionsProps } from "./WalkOptions.tsx";
import styles from "./WalkScreen.module.css";
import { WalkStart, type WalkStartProps } from "./WalkStart.tsx";
import { WalkStopRow } from "./WalkStopRow.tsx";

export interface WalkContentProps extends WalkOptionsProps, WalkStartProps, SavedWalkLineProps {
  /** The page of the list that the walk leads through, and the name of this list. Null if the visitor can open no list. */
  readonly list: { readonly href: string; readonly name: string } | null;
  /** The map of the stops. If absent, the page has one column. */
  readonly map?: ReactNode;
  /** The props of the button that shares the link. */
  readonly share: ShareButtonProps;
  /** Called when 'Print' is pressed. */
  readonly onPrint: () => void;
  /** Called when 'Download GPX' is pressed. */
  readonly onGpx: () => void;
  /** Called when 'Try again' is pressed. */
  readonly onRetry: () => void;
}

/** A press of a button that is removed with its row, and the elements that can get the focus instead. */
interface FocusMove {
  /** The list of the rows. */
  readonly list: HTMLElement | null;
  /** The id of the place of the pressed button. */
  readonly pressed: string;
  /** Whether the buttons of the other rows are removed, too. Their links stay. */
  readonly removesAll: boolean;
  /** The heading of the page. */
  readonly heading: HTMLElement | null;
}

/** Moves the focus to the button or the link of a neighbouring row, or to the heading if there is no other row. */
function focusNeighbour({ list, pressed, removesAll, heading }: FocusMove): void {
  const buttons = [...(list?.querySelectorAll<HTMLElement>("[data-moves]") ?? [])];
  const index = buttons.findIndex(({ dataset }) => dataset.moves === pressed);
  const neighbour = neighbourOf(buttons, index);
  const target = removesAll ? neighbour?.closest("li")?.querySelector("a") : neighbour;
  (target ?? heading)?.focus();
}

/** The page of a walk whose places are loaded. */
export function WalkContent({ walk, list, now, map, share, saved, onChange, ...actions }: WalkContentProps) {
  const { walk: texts } = useWalkMessages();
  const { dayText, clock } = useWalkTimes();
  const title = useRef<HTMLHeadingElement>(null);
  const rows = useRef<HTMLOListElement>(null);
  const others = useRef<HTMLUListElement>(null);
  const aside = useRef<HTMLUListElement>(null);
  const { choice, stops, startAt, endsAt, from } = walk;
  const times = texts.times(dayText(startAt.day, now.day), clock(startAt), clock(endsAt, startAt.day));
  const leaveOut = (id: string) => {
    // The only stop of a walk has no button 'Leave out'.
    focusNeighbour({ list: rows.current, pressed: id, removesAll: stops.length <= 2, heading: title.current });
    onChange(withoutPlace(choice, id));
  };
  const add = (id: string) => {
    // The other places have no button 'Add' when the walk is full.
    const removesAll = choice.placeIds.length + 1 >= WALK.places;
    focusNeighbour({ list: others.current, pressed: id, removesAll, heading: title.current });
    onChange(withPlace(choice, id));
  };
  const putBack = (id: string) => {
    focusNeighbour({ list: aside.current, pressed: id, removesAll: false, heading: title.current });
    onChange(withKept(choice, id));
  };
  const startNow = (at: ParisTime) => {
    // The button is removed with the proposal.
    title.current?.focus();
    onChange({ ...choice, startAt: at });
  };
  const forget = () => {
    // The button is removed with the saved walk.
    title.current?.focus();
    actions.onForget();
  };
  const saveAgain = () => {
    // The button is removed while the walk is being saved.
    title.current?.focus();
    actions.onSaveAgain();
  };
  const retry = () => {
    // The button is removed when the places are loaded.
    title.current?.focus();
    actions.onRetry();
  };
  return (
    <MapColumns
      map={map}
      head={
        <>
          <h1 className={cx(pageStyles.title, styles.title)} ref={title} tabIndex={-1}>
            {stops.length === 0 ? texts.title : texts.titleOf(stops.length)}
          </h1>
          {/* Screen readers announce the new count and times after each changed choice. */}
          <p className={styles.facts} role="status">
            <VisuallyHidden>{texts.count(stops.length)} · </VisuallyHidden>
            {list === null && choice.name !== null ? `${formatName(choice.name)} · ${times}` : times}
          </p>
          <WalkStart walk={walk} now={now} onChange={onChange} />
          <div role="status">
            <Proposal walk={walk} onStartNow={startNow} />
          </div>
          {stops.some(({ leg }) => leg !== null) && <WaySums sums={walk} order={choice.order} />}
          <WalkOptions walk={walk} onChange={onChange} onSetLocation={actions.onSetLocation} />
          <WalkNotices walk={walk} onRetry={retry} />
        </>
      }
    >
      <div className={pageStyles.actions}>
        <Button
          variant="outline"
          className={pageStyles.action}
          icon={<PrinterIcon size={18} aria-hidden />}
          onClick={actions.onPrint}
        >
          {texts.print}
        </Button>
        <Button
          variant="outline"
          className={pageStyles.action}
          icon={<DownloadSimpleIcon size={18} aria-hidden />}
          aria-label={texts.gpx}
          onClick={actions.onGpx}
        >
          <span className={styles.wideText}>{texts.gpx}</span>
          <span className={styles.phoneText}>{texts.gpxPhone}</span>
        </Button>
        <ShareButton {...share} />
      </div>
      {stops.length === 0 && <p className={styles.left}>{texts.noneOpen}</p>}
      <ol className={styles.rows} ref={rows} aria-label={texts.stops}>
        {from === "here" && <WalkStopRow kind="here" leg={stops[0]?.leg ?? null} />}
        {stops.map((stop, index) => (
          <WalkStopRow
            key={stop.place.id}
            kind="place"
            stop={stop}
            number={index + 1}
            startDay={startAt.day}
            leg={stops[index + 1]?.leg ?? null}
            onLeaveOut={stops.length > 1 ? () => leaveOut(stop.place.id) : null}
          />
        ))}
      </ol>
      <SetAside ref={aside} walk={walk} onPutBack={putBack} />
      <SavedWalkLine saved={saved} isFromHere={choice.fromHere} onForget={forget} onSaveAgain={saveAgain} />
      <Estimate walk={walk} />
      <OtherPlaces ref={others} walk={walk} onAdd={add} />
    </MapColumns>
  );
}

/** The sentence that the times are estimates. For a walk in the night, it also says when the metro is closed. */
function Estimate({ walk: { isMetroClosed, startAt } }: Pick<WalkContentProps, "walk">) {
  const { walk: texts } = useWalkMessages();
  const { clock } = useWalkTimes();
  const timeOf = (minute: number) => clock({ day: startAt.day, minute });
  const night = texts.metroClosed(timeOf(METRO_CLOSED.from), timeOf(METRO_CLOSED.to));
  return <p className={styles.estimate}>{isMetroClosed ? `${texts.estimate} ${night}` : texts.estimate}</p>;
}
