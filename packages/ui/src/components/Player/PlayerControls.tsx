import { CornersInIcon } from "@phosphor-icons/react/dist/csr/CornersIn";
import { CornersOutIcon } from "@phosphor-icons/react/dist/csr/CornersOut";
import { PauseIcon } from "@phosphor-icons/react/dist/csr/Pause";
import { PlayIcon } from "@phosphor-icons/react/dist/csr/Play";
import { SpeakerHighIcon } from "@phosphor-icons/react/dist/csr/SpeakerHigh";
import { SpeakerSlashIcon } from "@phosphor-icons/react/dist/csr/SpeakerSlash";
import { clockText } from "../../lib/clock-text.ts";
import { useLightboxMessages } from "../../messages/lightbox.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./Player.module.css";
import { PlayerSlider } from "./PlayerSlider.tsx";
import type { PlayerState } from "./player-state.ts";

export interface PlayerControlsProps {
  /** The state that the controls show. */
  readonly state: PlayerState;
  /** Called when 'Play' or 'Pause' is pressed. The player also calls it when the video is pressed. */
  readonly onTogglePlay: () => void;
  /** Called with a position in seconds when the seek slider moves. */
  readonly onSeek: (seconds: number) => void;
  /** Called when 'Mute' or 'Unmute' is pressed. */
  readonly onToggleMute: () => void;
  /** Called with a volume from 0 to 1 when the volume slider moves. */
  readonly onVolume: (volume: number) => void;
  /** Called when 'Captions' is pressed. */
  readonly onToggleCaptions: () => void;
  /** Called when 'Full screen' or 'Leave full screen' is pressed. */
  readonly onToggleFullScreen: () => void;
}

export function PlayerControls({ state, ...on }: PlayerControlsProps) {
  const { player } = useLightboxMessages();
  const { time, duration, muted, captions } = state;
  const volume = muted ? 0 : Math.round(state.volume * 100);
  const silent = volume === 0;
  return (
    <div className={styles.controls}>
      <PlayerSlider
        kind="seek"
        label={player.seek}
        value={time}
        max={duration}
        step={0.1}
        keyStep={1}
        text={player.seekText(clockText(time), clockText(duration))}
        tip={clockText(time)}
        loaded={duration === 0 ? 0 : state.buffered / duration}
        onValueChange={on.onSeek}
      />
      <div className={styles.row}>
        <button
          type="button"
          className={styles.button}
          aria-label={state.phase === "playing" ? player.pause : player.play}
          onClick={on.onTogglePlay}
        >
          {state.phase === "playing" ? (
            <PauseIcon size={20} weight="fill" aria-hidden />
          ) : (
            <PlayIcon size={20} weight="fill" aria-hidden />
          )}
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={silent ? player.unmute : player.mute}
          onClick={on.onToggleMute}
        >
          {silent ? <SpeakerSlashIcon size={20} aria-hidden /> : <SpeakerHighIcon size={20} aria-hidden />}
        </button>
        <div className={styles.volume}>
          <PlayerSlider
            kind="volume"
            label={player.volume}
            value={volume}
            max={100}
            step={1}
            keyStep={5}
            text={player.volumeText(volume)}
            onValueChange={(percent) => on.onVolume(percent / 100)}
          />
        </div>
        <p className={styles.times}>{player.times(clockText(time), clockText(duration))}</p>
        {captions !== "absent" && (
          <button
            type="button"
            className={styles.button}
            aria-pressed={captions === "on"}
            onClick={on.onToggleCaptions}
          >
            <span className={styles.captions} aria-hidden>
              {player.captionsSign}
            </span>
            <VisuallyHidden>{player.captions}</VisuallyHidden>
          </button>
        )}
        <button
          type="button"
          className={styles.button}
          aria-label={state.screen === "full" ? player.leaveFullScreen : player.enterFullScreen}
          onClick={on.onToggleFullScreen}
        >
          {state.screen === "full" ? <CornersInIcon size={20} aria-hidden /> : <CornersOutIcon size={20} aria-hidden />}
        </button>
      </div>
    </div>
  );
}
