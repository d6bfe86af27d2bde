import { useOfflineMessages } from "../../messages/offline.ts";
import { Button } from "../Button/Button.tsx";
import styles from "./PocketDialog.module.css";
import { type PocketActions, type PocketContent, type PocketState, totalBytes } from "./pocket-state.ts";

interface PocketFootProps extends PocketActions {
  readonly state: PocketState;
  readonly content: PocketContent | null;
}

/** The buttons of the sheet. */
export const PocketFoot = (props: PocketFootProps) => (
  <div className={styles.buttons}>
    <Buttons {...props} />
  </div>
);

function Buttons({ state, content, ...actions }: PocketFootProps) {
  const { pocket: texts } = useOfflineMessages();
  const remove = (
    <Button variant="outline" onClick={actions.onRemove}>
      {texts.remove}
    </Button>
  );
  switch (state.status) {
    case "measuring":
    case "removing":
    case "unsupported":
      return null;
    case "elsewhere":
      return remove;
    case "unknown":
      return <Button onClick={actions.onRetry}>{texts.tryAgain}</Button>;
    case "absent":
      return content === null ? null : (
        <Button variant="solid" onClick={() => actions.onSave(true)}>
          {texts.save(totalBytes(content))}
        </Button>
      );
    case "full":
      if (state.stored === "all but the pictures") return remove;
      return (
        <>
          {!state.withPictures && <Button onClick={() => actions.onSave(false)}>{texts.tryAgain}</Button>}
          {state.withPictures && content !== null && (
            <Button variant="solid" onClick={() => actions.onSave(false)}>
              {texts.withoutPictures(content.bytes.places + content.bytes.map)}
            </Button>
          )}
          {state.stored === "a part" && remove}
        </>
      );
    case "saving":
      return (
        <>
          <Button onClick={actions.onPause}>{texts.pause}</Button>
          {remove}
        </>
      );
    case "paused":
    case "stopped":
      return (
        <>
          <Button variant="solid" onClick={() => actions.onSave(true)}>
            {texts.goOn}
          </Button>
          {remove}
        </>
      );
    case "saved":
      return (
        <>
          {!state.withPictures && content !== null && (
            <Button variant="solid" onClick={() => actions.onSave(true)}>
              {texts.addPictures(content.bytes.pictures)}
            </Button>
          )}
          {remove}
        </>
      );
    case "confirming":
      return (
        <>
          <Button onClick={actions.onKeep}>{texts.keep}</Button>
          <Button variant="danger" onClick={actions.onConfirmRemoval}>
            {texts.remove}
          </Button>
        </>
      );
  }
}
