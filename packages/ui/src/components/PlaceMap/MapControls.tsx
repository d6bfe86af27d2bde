import { MinusIcon } from "@phosphor-icons/react/dist/csr/Minus";
import { NavigationArrowIcon } from "@phosphor-icons/react/dist/csr/NavigationArrow";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { useMapMessages } from "../../messages/map.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import styles from "./PlaceMap.module.css";

interface ZoomButtonsProps {
  readonly onZoom: (steps: number) => void;
}

export function ZoomButtons({ onZoom }: ZoomButtonsProps) {
  const { map } = useMapMessages();
  return (
    <div className={styles.zoom}>
      <IconButton label={map.zoomIn} className={styles.control} onClick={() => onZoom(1)}>
        <PlusIcon size={18} aria-hidden />
      </IconButton>
      <IconButton label={map.zoomOut} className={styles.control} onClick={() => onZoom(-1)}>
        <MinusIcon size={18} aria-hidden />
      </IconButton>
    </div>
  );
}

interface NearMeButtonProps {
  readonly onPress: () => void;
}

export const NearMeButton = ({ onPress }: NearMeButtonProps) => (
  <button type="button" className={styles.near} onClick={onPress}>
    <NavigationArrowIcon size={18} aria-hidden />
    {useMessages().quick.nearMe}
  </button>
);
