import { type MediaItem, videoSources } from "@flaneur/domain";
import { type CSSProperties, type ReactNode, type Ref, useRef, useState } from "react";
import { cx } from "../../lib/cx.ts";
import { isZoomed, type ZoomView } from "../../lib/zoom-view.ts";
import { useLightboxMessages } from "../../messages/lightbox.ts";
import { Picture } from "../Picture/Picture.tsx";
import styles from "./Stage.module.css";
import { useStageGestures } from "./use-stage-gestures.ts";
import { type StageHandle, useStageZoom } from "./use-stage-zoom.ts";
import { ZoomMap } from "./ZoomMap.tsx";

interface StageProps {
  readonly ref: Ref<StageHandle>;
  readonly media: readonly MediaItem[];
  /** The index of the shown picture or video. */
  readonly index: number;
  /** The name of the place. */
  readonly name: string;
  /** The scale and the position of the picture. */
  readonly view: ZoomView;
  readonly onViewChange: (view: ZoomView) => void;
  /** Called with -1 for the previous item and 1 for the next item. */
  readonly onStep: (by: -1 | 1) => void;
  /** Renders the player for the URL of a video. */
  readonly player: (url: string) => ReactNode;
}

/** The aspect ratio of our posters. A picture from another site has this ratio until it is loaded. */
const POSTER_RATIO = 4 / 5;

/**
 * A picture with the previous and the next picture at its sides, or a video. All pictures share the element of the
 * stage, which handles the gestures: if that element were removed during a gesture, the gesture would not end, and the
 * next press would cause no click.
 */
export function Stage({ ref, media, index, name, view, onViewChange, onStep, player }: StageProps) {
  const texts = useLightboxMessages();
  const item = media[index];
  const isVideo = item?.kind === "video";
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState({ index, value: POSTER_RATIO });
  const zoom = useStageZoom({ ref, stage, track, isVideo, view, onViewChange });
  const { dragged, held } = useStageGestures(zoom, { stage, isVideo, count: media.length, onStep });

  const zoomed = isZoomed(view);
  const before = media[(index - 1 + media.length) % media.length];
  const after = media[(index + 1) % media.length];
  const style = {
    "--ratio": ratio.index === index ? ratio.value : POSTER_RATIO,
    "--drawn": `${dragged}px`,
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
          <Picture
            url={item.url}
            alt={texts.picture(name, index + 1, media.length)}
            width={800}
            height={1000}
            priority="high"
            ground="parent"
            className={styles.picture}
          />
        </div>
        {!zoomed && media.length > 1 && <Neighbour item={after} side="after" />}
      </div>
      {zoomed && <ZoomMap url={item.url} view={view} room={zoom.room} onViewChange={zoom.change} />}
    </div>
  );
}

/** The previous or next picture. A video is shown as its still picture, or not at all if it has none. */
function Neighbour({ item, side }: { readonly item: MediaItem | undefined; readonly side: "before" | "after" }) {
  if (item === undefined) return null;
  const src = item.kind === "image" ? item.url : videoSources(item.url).still;
  return (
    <div className={cx(styles.neighbour, styles[side])} aria-hidden>
      {src !== undefined && <img className={styles.picture} src={src} alt="" />}
    </div>
  );
}
