import { MinusIcon } from "@phosphor-icons/react/dist/csr/Minus";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import type { ZoomView } from "../../lib/zoom-view.ts";
import { useLightboxMessages } from "../../messages/lightbox.ts";
import styles from "./Lightbox.module.css";

interface ZoomControlsProps {
  /** The scale and the position of the picture. */
  readonly view: ZoomView;
  /** Called when the visitor zooms in or out by a step. */
  readonly onZoom: (kind: "zoomIn" | "zoomOut") => void;
}

/** The scale of the picture in percent, between a button to zoom out and a button to zoom in. */
export function ZoomControls({ view, onZoom }: ZoomControlsProps) {
  const { zoom } = useLightboxMessages();
  return (
    <fieldset className={styles.zoom} aria-label={zoom.label}>
      {/* `aria-disabled` instead of `disabled`: a disabled button would lose the focus at the last step. */}
      <button type="button" aria-label={zoom.out} aria-disabled={view.scale <= 1} onClick={() => onZoom("zoomOut")}>
        <MinusIcon size={18} aria-hidden />
      </button>
      <output className={styles.percent}>{zoom.percent(Math.round(view.scale * 100))}</output>
      <button type="button" aria-label={zoom.in} aria-disabled={view.scale >= 4} onClick={() => onZoom("zoomIn")}>
        <PlusIcon size={18} aria-hidden />
      </button>
    </fieldset>
  );
}
