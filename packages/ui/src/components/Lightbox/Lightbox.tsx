import type { MediaItem } from "@flaneur/domain";
import { ArrowLeftIcon } from "@phosphor-icons/react/dist/csr/ArrowLeft";
import { ArrowRightIcon } from "@phosphor-icons/react/dist/csr/ArrowRight";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { Close, Content, Portal, Root, Title } from "@radix-ui/react-dialog";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { contentOf } from "../../lib/content-of.ts";
import { setName } from "../../lib/dashes.ts";
import { useDialogFocus } from "../../lib/dialog-focus.ts";
import { lightboxCommand, type PlayerCommand, type ZoomCommand } from "../../lib/lightbox-keys.ts";
import { isZoomed, type ZoomView } from "../../lib/zoom-view.ts";
import { useLightboxMessages } from "../../messages/lightbox.ts";
import { useMessages } from "../../messages/use-messages.ts";
import type { LightboxState } from "../../view-models/lightbox-state.ts";
import type { TravelFigures } from "../../view-models/travel-figures.ts";
import { FavoriteButton } from "../FavoriteButton/FavoriteButton.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Plaque } from "../Plaque/Plaque.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { Companion } from "./Companion.tsx";
import { KeyHints } from "./KeyHints.tsx";
import styles from "./Lightbox.module.css";
import { Stage, type StageHandle } from "./Stage.tsx";
import { Thumbs } from "./Thumbs.tsx";
import { ZoomControls } from "./ZoomControls.tsx";

export interface LightboxProps {
  readonly open: boolean;
  /** The cross, Escape, a press beside the picture. */
  readonly onClose: () => void;
  readonly state: LightboxState;
  /** What of the picture is in view. */
  readonly view: ZoomView;
  readonly onViewChange: (view: ZoomView) => void;
  /** Goes to one of the media, counted from 0. */
  readonly onShow: (index: number) => void;
  /** Goes to the one before or after. Not by index: presses may come faster than they are drawn. */
  readonly onStep: (by: -1 | 1) => void;
  /** The player of the video at an address. */
  readonly player: (url: string) => ReactNode;
  /** A key that the player has to follow. */
  readonly onPlayerCommand: (command: PlayerCommand) => void;
  readonly isFavorite: boolean;
  readonly onToggleFavorite: () => void;
  /** From the confirmed location, when there is one. */
  readonly travel?: TravelFigures | undefined;
  /** The page of the place, unless that is where one is. */
  readonly detailsHref?: string | undefined;
}

/** The media of a place over the whole window, dark in both themes: pictures to zoom, videos with what is known of the place. */
export function Lightbox(props: LightboxProps) {
  const texts = useLightboxMessages();
  const { common } = useMessages();
  const { state, view, onShow, onClose } = props;
  const frame = useRef<HTMLDivElement>(null);
  const cross = useRef<HTMLButtonElement>(null);
  const stage = useRef<StageHandle>(null);
  const focus = useDialogFocus({
    within: frame,
    first: {
      get current() {
        return playerIn(frame.current) ?? cross.current;
      },
    },
    returnFocus: (opener) => opener ?? contentOf(document),
  });
  const media: readonly MediaItem[] = state.status === "ready" ? state.media : [];
  const shown = state.status === "ready" ? state.shown : "noMedia";
  const index = typeof shown === "string" ? null : shown.index;
  const item = index === null ? undefined : media[index];
  const shows = item?.kind ?? "nothing";
  // Whoever has not gone elsewhere has the player's keys as soon as there is one: Space on the cross would close it. With
  // the player its focus goes, too.
  useEffect(() => {
    const { activeElement, body } = document;
    if (shows === "video" && activeElement === cross.current) playerIn(frame.current)?.focus();
    if (shows === "image" && activeElement === body) cross.current?.focus();
  }, [shows]);
  const zoomed = shows === "image" && isZoomed(view);
  const step = props.onStep;
  const zoom = (command: ZoomCommand) => stage.current?.obey(command);
  const onKeyDown = (event: KeyboardEvent) => {
    const command = lightboxCommand(event, { shows, zoomed, focus: focusOf(event.target) });
    if (command === null) return;
    event.preventDefault();
    switch (command.kind) {
      case "previous":
        return step(-1);
      case "next":
        return step(1);
      case "zoomIn":
      case "zoomOut":
      case "pan":
        return zoom(command);
      default:
        return props.onPlayerCommand(command);
    }
  };
  // A press beside what is shown closes; what lies on the backdrop has handlers of its own.
  const onBackdrop = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.hasAttribute("data-backdrop")) onClose();
  };
  const place = state.status === "ready" ? state.place : null;
  const beside = shows !== "image" && place !== null;
  const several = media.length > 1 || (media.length === 1 && index === null);
  const counter = index !== null && <p className={styles.counter}>{texts.position(index + 1, media.length)}</p>;
  const thumbs = several && (
    <Thumbs media={media} shown={index} place={beside ? "companion" : "below"} onShow={onShow} />
  );
  const heart = (
    <FavoriteButton className={styles.heart} pressed={props.isFavorite} onToggle={props.onToggleFavorite} />
  );
  return (
    <Root open={props.open} onOpenChange={(next) => !next && onClose()}>
      <Portal>
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
            <VisuallyHidden>{place === null ? texts.unnamed : texts.label(setName(place.name))}</VisuallyHidden>
          </Title>
          <div className={styles.main} data-backdrop>
            <header className={styles.head} data-backdrop>
              {!beside && place !== null && (
                <>
                  <p className={styles.name}>{setName(place.name)}</p>
                  <Plaque arrondissement={place.arrondissement} className={styles.plaque} />
                </>
              )}
              {counter}
            </header>
            <Close asChild>
              <IconButton ref={cross} label={common.close} className={styles.cross}>
                <XIcon size={22} aria-hidden />
              </IconButton>
            </Close>
            {several && (
              <button type="button" className={styles.previous} aria-label={texts.previous} onClick={() => step(-1)}>
                <ArrowLeftIcon size={22} aria-hidden />
              </button>
            )}
            {state.status === "loading" && (
              <p className={styles.notice} role="status">
                {texts.loadingPlace}
              </p>
            )}
            {state.status === "missing" && <p className={styles.notice}>{texts.noPlace}</p>}
            {place !== null && shown === "noMedia" && <p className={styles.notice}>{texts.noMedia}</p>}
            {place !== null && shown === "noVideo" && <p className={styles.notice}>{texts.noVideo}</p>}
            {shows === "image" && (
              <ZoomControls
                view={view}
                onZoom={(direction) => zoom({ kind: direction === "in" ? "zoomIn" : "zoomOut" })}
              />
            )}
            {index !== null && place !== null && (
              <Stage
                ref={stage}
                media={media}
                index={index}
                name={setName(place.name)}
                view={view}
                onViewChange={props.onViewChange}
                onStep={step}
                player={props.player}
              />
            )}
            {several && (
              <button type="button" className={styles.next} aria-label={texts.next} onClick={() => step(1)}>
                <ArrowRightIcon size={22} aria-hidden />
              </button>
            )}
            {!beside && place !== null && (
              <>
                <div className={styles.caption}>
                  <p className={styles.captionName} aria-hidden>
                    {setName(place.name)}
                  </p>
                  {place.address !== undefined && <p className={styles.captionAddress}>{place.address}</p>}
                </div>
                {heart}
                {thumbs}
              </>
            )}
            <KeyHints shows={shows} several={several} />
          </div>
          {beside && place !== null && (
            <Companion
              place={place}
              heart={heart}
              thumbs={thumbs}
              travel={props.travel}
              detailsHref={props.detailsHref}
            />
          )}
        </Content>
      </Portal>
    </Root>
  );
}

const playerIn = (frame: HTMLElement | null): HTMLElement | null =>
  frame?.querySelector<HTMLElement>("[data-player]") ?? null;

/** What the focus means for the keys: a button has Space only while its focus is seen, not after a mere press. */
function focusOf(target: EventTarget): "slider" | "button" | "other" {
  if (!(target instanceof Element)) return "other";
  if (target.closest("[role=slider]") !== null) return "slider";
  return target.closest("button:focus-visible, a:focus-visible") !== null ? "button" : "other";
}
