import { ArrowLeftIcon } from "@phosphor-icons/react/dist/csr/ArrowLeft";
import { ArrowRightIcon } from "@phosphor-icons/react/dist/csr/ArrowRight";
import { useLightboxMessages } from "../../messages/lightbox.ts";
import styles from "./Lightbox.module.css";

interface StepButtonProps {
  /** The direction: -1 for the previous picture or video, 1 for the next. */
  readonly by: -1 | 1;
  /** Called with `by` when the button is pressed. */
  readonly onStep: (by: -1 | 1) => void;
}

/** The button with an arrow at one side of the picture. */
export function StepButton({ by, onStep }: StepButtonProps) {
  const texts = useLightboxMessages();
  const [direction, Icon] = by === -1 ? (["previous", ArrowLeftIcon] as const) : (["next", ArrowRightIcon] as const);
  return (
    <button type="button" className={styles[direction]} aria-label={texts[direction]} onClick={() => onStep(by)}>
      <Icon size={20} aria-hidden />
    </button>
  );
}
