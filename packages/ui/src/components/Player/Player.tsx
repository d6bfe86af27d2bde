import { videoSources } from "@flaneur/domain";
import { type CSSProperties, type FocusEvent, type Ref, useState } from "react";
import { useLightboxMessages } from "../../messages/lightbox.ts";
import styles from "./Player.module.css";
import { PlayerControls, type PlayerControlsProps } from "./PlayerControls.tsx";

export interface PlayerProps extends PlayerControlsProps {
  readonly url: string;
  /** Of the place. */
  readonly name: string;
  readonly video: Ref<HTMLVideoElement>;
  /** A pointer has moved over it, or a key was pressed in it. */
  readonly onStir: () => void;
  /** Whether a control has the focus, and shows it. */
  readonly onFocusChange: (focused: boolean) => void;
}

/** A video with its controls inside. What it shows comes in as a value; the element itself is the caller's to play. */
export function Player({ url, name, video, onStir, onFocusChange, ...controls }: PlayerProps) {
  const { player, noVideo, video: videoName } = useLightboxMessages();
  const { state } = controls;
  const [ratio, setRatio] = useState(4 / 5);
  const { sources, still } = videoSources(url);
  const failed = state.phase === "failed";
  return (
    <section
      className={styles.player}
      aria-label={player.label}
      style={{ "--ratio": ratio } as CSSProperties}
      // Takes the focus where a video is opened, so that the keys are its own.
      tabIndex={-1}
      data-player
      data-controls={state.controls}
      data-phase={state.phase}
      onPointerMove={onStir}
      onPointerDown={onStir}
      onKeyDown={onStir}
      onFocus={({ target }: FocusEvent) => onFocusChange(target.matches(":focus-visible"))}
      onBlur={() => onFocusChange(false)}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: places have no caption files; tracks within a video are shown. */}
      <video
        ref={video}
        className={styles.video}
        poster={still}
        aria-label={videoName(name)}
        preload="auto"
        playsInline
        onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) => {
          if (videoHeight > 0) setRatio(videoWidth / videoHeight);
        }}
        onClick={controls.onTogglePlay}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      {state.phase === "loading" && (
        <p className={styles.notice} role="status">
          {player.loading}
        </p>
      )}
      {failed ? (
        <p className={styles.notice} role="status">
          {noVideo}
        </p>
      ) : (
        <PlayerControls {...controls} />
      )}
    </section>
  );
}
