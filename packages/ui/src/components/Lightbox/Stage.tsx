import { imageSources, LIGHTBOX_WIDTHS, type MediaItem, videoSources } from "@flaneur/domain";
import { useGesture } from "@use-gesture/react";
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { cx } from "../../lib/cx.ts";
import type { ZoomCommand } from "../../lib/lightbox-keys.ts";
import { type Extent, isZoomed, pan, WHOLE, type ZoomView, zoomStep, zoomTo } from "../../lib/zoom-view.ts";
import { useLightboxMessages } from "../../messages/lightbox.ts";
import { Picture } from "../Picture/Picture.tsx";
import styles from "./Stage.module.css";
import { ZoomMap } from "./ZoomMap.tsx";

/** What keys and buttons outside the stage do to it. */
export interface StageHandle {
  readonly obey: (command: ZoomCommand) => void;
}

interface StageProps {
  readonly ref: Ref<StageHandle>;
  readonly media: readonly MediaItem[];
  readonly index: number;
  readonly name: string;
  readonly view: ZoomView;
  readonly onViewChange: (view: ZoomView) => void;
  readonly onStep: (by: -1 | 1) => void;
  /** The player of the video at an address. */
  readonly player: (url: string) => ReactNode;
}

/** Our posters are four by five; another picture says so when it has come. */
const POSTER_RATIO = 4 / 5;
/** Of the window, how far a finger has to draw for the next picture. */
const SWIPE = 0.2;
/** Two presses within so many milliseconds are a double press. */
const DOUBLE_PRESS_MS = 300;
const KEY_PAN = 1 / 8;
/** How wide the picture is at 100 %; zoomed it may be four times that, and takes the largest there is. */
const SIZES = "(min-width: 768px) 1100px, 200vw";

/**
 * A picture with its neighbours beside it, or a video. Fingers and pointer zoom a picture, move it, and lead on. Its element
 * stays from one to the next: a finger that begins on what is then removed would have no end, and the next press no click.
 */
export function Stage({ ref, media, index, name, view, onViewChange, onStep, player }: StageProps) {
  const texts = useLightboxMessages();
  const item = media[index];
  const isVideo = item?.kind === "video";
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(0);
  const [held, setHeld] = useState(false);
  const [ratio, setRatio] = useState({ index, value: POSTER_RATIO });
  const lastPress = useRef(0);
  const [room, setRoom] = useState<Extent>({ x: 1, y: 1 });
  useLayoutEffect(() => {
    const [whole, picture] = [stage.current, track.current];
    if (isVideo || whole === null || picture === null) return;
    const observer = new ResizeObserver(() =>
      setRoom({
        x: whole.clientWidth / Math.max(1, picture.offsetWidth),
        y: whole.clientHeight / Math.max(1, picture.offsetHeight),
      }),
    );
    observer.observe(whole);
    observer.observe(picture);
    return () => observer.disconnect();
  }, [isVideo]);
  // Several moves may come before the next render.
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  }, [view]);
  const change = (next: ZoomView) => {
    latest.current = next;
    onViewChange(next);
  };
  /** In whole pictures. */
  const units = (x: number, y: number): Extent => ({
    x: x / Math.max(1, track.current?.offsetWidth ?? 1),
    y: y / Math.max(1, track.current?.offsetHeight ?? 1),
  });
  const anchorOf = ([x, y]: readonly [number, number]): Extent => {
    const box = stage.current?.getBoundingClientRect();
    return box === undefined ? { x: 0, y: 0 } : units(x - box.x - box.width / 2, y - box.y - box.height / 2);
  };
  const pressedTwice = (at: readonly [number, number]) =>
    change(isZoomed(latest.current) ? WHOLE : zoomTo(latest.current, 2, room, anchorOf(at)));

  useImperativeHandle(ref, () => ({
    obey: (command) => {
      if (command.kind !== "pan") {
        return change(zoomStep(latest.current, command.kind === "zoomIn" ? "in" : "out", room));
      }
      const by = { x: -command.x * room.x * KEY_PAN, y: -command.y * room.y * KEY_PAN };
      change(pan(latest.current, by, room));
    },
  }));

  useGesture(
    {
      onDrag: ({
        tap,
        pinching,
        cancel,
        last,
        xy,
        movement: [across],
        delta: [dx, dy],
        swipe: [swipe],
        event,
        first,
      }) => {
        if (pinching || (first && onSlider(event.target))) return cancel();
        setHeld(!last);
        if (tap) {
          if (isVideo) return;
          const twice = event.timeStamp - lastPress.current < DOUBLE_PRESS_MS;
          lastPress.current = twice ? 0 : event.timeStamp;
          if (twice) pressedTwice(xy);
          return;
        }
        if (isZoomed(latest.current)) return change(pan(latest.current, units(dx, dy), room));
        if (media.length < 2) return;
        if (!isVideo) setDrawn(last ? 0 : across);
        const width = stage.current?.clientWidth ?? 1;
        if (last && (swipe !== 0 || Math.abs(across) > width * SWIPE)) onStep(across < 0 ? 1 : -1);
      },
      onPinch: ({ offset: [scale], origin, last }) => {
        if (isVideo) return;
        setHeld(!last);
        setDrawn(0);
        change(zoomTo(latest.current, scale, room, anchorOf(origin)));
      },
    },
    {
      target: stage,
      eventOptions: { passive: false },
      // What a finger touches of a video goes with it; only its own events come to an end then.
      drag: { filterTaps: true, pointer: { touch: isVideo } },
      pinch: { from: () => [latest.current.scale, 0], scaleBounds: { min: 1, max: 4 } },
    },
  );

  const zoomed = isZoomed(view);
  const before = media[(index - 1 + media.length) % media.length];
  const after = media[(index + 1) % media.length];
  const style = {
    "--ratio": ratio.index === index ? ratio.value : POSTER_RATIO,
    "--drawn": `${drawn}px`,
  } as CSSProperties;
  const moved = `translate(${(0.5 - view.x) * view.scale * 100}%, ${(0.5 - view.y) * view.scale * 100}%) scale(${view.scale})`;
  if (item === undefined) return null;
  if (isVideo) {
    return (
      <div ref={stage} className={styles.videoStage} data-backdrop>
        {player(item.url)}
      </div>
    );
  }
  return (
    <div ref={stage} className={styles.stage} style={style} data-zoomed={zoomed} data-held={held} data-backdrop>
      <div ref={track} className={styles.track}>
        {!zoomed && media.length > 1 && <Neighbour item={before} side="before" />}
        <div
          key={item.url}
          className={styles.frame}
          style={{ transform: moved }}
          onLoadCapture={({ target }) => {
            if (!(target instanceof HTMLImageElement) || target.naturalHeight === 0) return;
            setRatio({ index, value: target.naturalWidth / target.naturalHeight });
          }}
        >
          {/* What the page has shown already stands there until the large one has come. */}
          <img className={styles.first} src={imageSources(item.url).src} alt="" aria-hidden />
          <Picture
            url={item.url}
            alt={texts.picture(name, index + 1, media.length)}
            sizes={SIZES}
            widths={LIGHTBOX_WIDTHS}
            width={800}
            height={1000}
            priority="high"
            ground="parent"
            className={styles.picture}
          />
        </div>
        {!zoomed && media.length > 1 && <Neighbour item={after} side="after" />}
      </div>
      {zoomed && <ZoomMap url={item.url} view={view} room={room} onViewChange={change} />}
    </div>
  );
}

const onSlider = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-slider]") !== null;

/** What an arrow leads to; of a video the still, where it has one. */
function Neighbour({ item, side }: { readonly item: MediaItem | undefined; readonly side: "before" | "after" }) {
  if (item === undefined) return null;
  const src = item.kind === "image" ? imageSources(item.url).src : videoSources(item.url).still;
  return (
    <div className={cx(styles.neighbour, styles[side])} aria-hidden>
      {src !== undefined && <img className={styles.picture} src={src} alt="" />}
    </div>
  );
}
