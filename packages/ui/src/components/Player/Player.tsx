import { videoSources } from "@flaneur/domain";
import { type CSSProperties, type FocusEvent, type Ref, useState } from "react";
import { useLightboxMessages } from "../../messages/lightbox.ts";
import styles from "./Player.module.css";
import { PlayerControls, type PlayerControlsProps } from "./PlayerControls.tsx";

export interface PlayerProps extends PlayerControlsProps {
  /** The URL of the video. */
  readonly url: string;
  /** The name of the place, for the accessible name of the video. */
  readonly name: string;
  /** A ref to the video element, by which the caller controls playback. */
  readonly video: Ref<HTMLVideoElement>;
  /** Called when the pointer moves or is pressed, or a key is pressed, within the player. Show the controls. */
  readonly onActivity: () => void;
  /**
   * Called when the focus enters, moves within or leaves the player: with true if a visible focus is in the player,
   * otherwise with false. The focus is not visible after a press of the pointer on a control.
   */
  readonly onFocusChange: (focused: boolean) => void;
}

/** A video with controls. The component only renders `state`. The caller controls playback by the ref `video`. */
export function Player({ url, name, video, onActivity, onFocusChange, ...controls }: PlayerProps) {
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
      // Focusable, so that the player handles the keys as soon as a video is opened.
      tabIndex={-1}
      data-player
      data-controls={state.controls}
      data-phase={state.phase}
      onPointerMove={onActivity}
      onPointerDown={onActivity}
      onKeyDown={onActivity}
      onFocus={({ target }: FocusEvent) => onFocusChange(target.matches(":focus-visible"))}
      onBlur={() => onFocusChange(false)}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: places have no caption files. Tracks within a video are shown. */}
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
      {/* The status element is always rendered, so that screen readers announce its text. */}
      <div role="status">
        {state.phase === "loading" && <p className={styles.notice}>{player.loading}</p>}
        {failed && <p className={styles.notice}>{noVideo}</p>}
      </div>
      {!failed && <PlayerControls {...controls} />}
    </section>
  );
}
