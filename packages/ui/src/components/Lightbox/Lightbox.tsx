import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { Close, Content, Overlay, Portal, Root, Title } from "@radix-ui/react-dialog";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { formatName } from "../../lib/format-dashes.ts";
import type { PlayerCommand } from "../../lib/lightbox-keys.ts";
import { isZoomed, type ZoomView } from "../../lib/zoom-view.ts";
import { useLightboxMessages } from "../../messages/lightbox.ts";
import { useMessages } from "../../messages/use-messages.ts";
import type { LightboxState } from "../../view-models/lightbox-state.ts";
import { FavoriteButton } from "../FavoriteButton/FavoriteButton.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { Companion, type CompanionProps } from "./Companion.tsx";
import { handleKeys } from "./handle-keys.ts";
import { KeyHints } from "./KeyHints.tsx";
import styles from "./Lightbox.module.css";
import { LightboxNotice } from "./LightboxNotice.tsx";
import { PlaceCaption, PlaceHead } from "./PlaceCaption.tsx";
import { Stage } from "./Stage.tsx";
import { StepButton } from "./StepButton.tsx";
import { Thumbs } from "./Thumbs.tsx";
import { useLightboxFocus } from "./use-lightbox-focus.ts";
import type { StageHandle } from "./use-stage-zoom.ts";
import { ZoomControls } from "./ZoomControls.tsx";

export interface LightboxProps {
  /** Whether the lightbox is open. */
  readonly open: boolean;
  /** Called when the visitor presses the cross, Escape or the backdrop. */
  readonly onClose: () => void;
  /** The state: loading, missing if the place could not be loaded, or ready with the place and its media. */
  readonly state: LightboxState;
  /** The scale and the position of the picture. */
  readonly view: ZoomView;
  /** Called with the new scale and position when the visitor zooms or moves the picture. */
  readonly onViewChange: (view: ZoomView) => void;
  /** Called with the index of the picture or video to show, counted from 0. */
  readonly onShow: (index: number) => void;
  /** Called with the direction of a step, not with an index: several presses may precede the next render. */
  readonly onStep: (by: -1 | 1) => void;
  /** Renders the player for the URL of a video. */
  readonly player: (url: string) => ReactNode;
  /** Called with a player command when its key is pressed, such as 'M' for mute. */
  readonly onPlayerCommand: (command: PlayerCommand) => void;
  /** Whether the heart is filled. */
  readonly isFavorite: boolean;
  /** Called when the heart is pressed. */
  readonly onToggleFavorite: () => void;
  /**
   * The link to the place's page, or undefined if the lightbox is open on that page. Its `onClick` is called before the
   * link is followed.
   */
  readonly details?: CompanionProps["details"];
}

/**
 * The media of a place over the whole window, dark in both themes: pictures to zoom, and videos next to facts of the
 * place.
 */
export function Lightbox(props: LightboxProps) {
  const texts = useLightboxMessages();
  const { common } = useMessages();
  const { state, view, onClose, onStep } = props;
  const { place, travel, media, index, shows } = shownIn(state);
  const frame = useRef<HTMLDivElement>(null);
  const cross = useRef<HTMLButtonElement>(null);
  const stage = useRef<StageHandle>(null);
  const focus = useLightboxFocus(frame, cross, shows);
  const zoomed = shows === "image" && isZoomed(view);
  const onKeyDown = handleKeys({ shows, zoomed, stage, onStep, onPlayerCommand: props.onPlayerCommand });
  // Only a press on the backdrop itself closes the lightbox. The elements over the backdrop handle their own presses.
  const onBackdrop = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.hasAttribute("data-backdrop")) onClose();
  };
  const beside = shows !== "image" && place !== null;
  const several = media.length > 1 || (media.length === 1 && index === null);
  const name = place && formatName(place.name);
  const thumbs = several && (
    <Thumbs media={media} shown={index} place={beside ? "companion" : "below"} onShow={props.onShow} />
  );
  const heart = name !== null && (
    <FavoriteButton name={name} className={styles.heart} pressed={props.isFavorite} onToggle={props.onToggleFavorite} />
  );
  const { onViewChange, player, details } = props;
  return (
    <Root open={props.open} onOpenChange={(next) => !next && onClose()}>
      <Portal>
        {/* Without an overlay, Radix lets the page behind the lightbox scroll. The content covers the overlay. */}
        <Overlay />
        <Content
          ref={frame}
          className={styles.lightbox}
          data-theme="dark"
          data-shows={shows}
          data-zoomed={zoomed}
          data-beside={beside}
          data-backdrop
          aria-describedby={undefined}
          {...focus}
          onKeyDown={onKeyDown}
          onClick={onBackdrop}
        >
          <Title asChild>
            <VisuallyHidden>{name === null ? texts.unnamed : texts.label(name)}</VisuallyHidden>
          </Title>
          <div className={styles.main} data-backdrop>
            <header className={styles.head} data-backdrop>
              {!beside && place !== null && <PlaceHead place={place} />}
              {index !== null && <p className={styles.counter}>{texts.position(index + 1, media.length)}</p>}
            </header>
            <Close asChild>
              <IconButton ref={cross} label={common.close} className={styles.cross}>
                <XIcon size={20} aria-hidden />
              </IconButton>
            </Close>
            {several && <StepButton by={-1} onStep={onStep} />}
            <LightboxNotice state={state} />
            {shows === "image" && <ZoomControls view={view} onZoom={(kind) => stage.current?.obey({ kind })} />}
            {index !== null && name !== null && (
              <Stage ref={stage} {...{ media, index, name, view, onViewChange, onStep, player }} />
            )}
            {several && <StepButton by={1} onStep={onStep} />}
            {!beside && place !== null && (
              <>
                <PlaceCaption place={place} />
                {heart}
                {thumbs}
              </>
            )}
            <KeyHints shows={shows} several={several} />
          </div>
          {beside && <Companion {...{ place, travel, heart, thumbs, details }} />}
        </Content>
      </Portal>
    </Root>
  );
}

/** Returns the place, its media, and the index and kind of the shown item. */
function shownIn(state: LightboxState) {
  if (state.status !== "ready") return { place: null, media: [], index: null, shows: "nothing" } as const;
  const { place, travel, media, shown } = state;
  const index = typeof shown === "string" ? null : shown.index;
  return {
    place,
    travel,
    media,
    index,
    shows: (index === null ? undefined : media[index]?.kind) ?? "nothing",
  } as const;
}
