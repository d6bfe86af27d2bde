import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { useState } from "react";
import { lazyPart, useLazyPart } from "../../lib/lazy-part.ts";
import { useSavedViewsMessages } from "../../messages/saved-views.ts";
import { Button } from "../Button/Button.tsx";
import type { AllViewsMenuProps } from "./all-views-menu-props.ts";
import styles from "./TabBar.module.css";

const menu = lazyPart(async () => (await import("./AllViewsMenuOpened.tsx")).AllViewsMenuOpened);

/** Every view in one menu, where their order is changed: until the first press only its button. */
export function AllViewsMenu(props: AllViewsMenuProps) {
  const { viewTabs } = useSavedViewsMessages();
  const [wanted, setWanted] = useState(false);
  const Menu = useLazyPart(menu, wanted);
  if (Menu !== null) return <Menu {...props} />;
  const fetchMenu = () => void menu.load();
  return (
    <Button
      variant="quiet"
      className={styles.allViews}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={wanted}
      onPointerEnter={fetchMenu}
      onFocus={fetchMenu}
      onClick={() => setWanted(true)}
    >
      {viewTabs.allViews}
      <CaretDownIcon size={14} weight="bold" aria-hidden />
    </Button>
  );
}
