import { useRef, useState } from "react";
import { lazyPart, useLazyPart, usePreload } from "../../lib/lazy-part.ts";
import { SortButton } from "./SortButton.tsx";
import type { SortMenuProps } from "./sort-menu-props.ts";

const menu = lazyPart(async () => (await import("./SortMenuOpened.tsx")).SortMenuOpened);

/** What a menu listens to. Tab is not among them: it leaves, as it does from a menu. */
const MENU_KEY = /^(?:Arrow(?:Up|Down)|Home|End|Enter|Escape|.)$/;

interface SortMenuOwnProps extends SortMenuProps {
  /** The rest of the page is there: the code of the menu may come, too. @default false */
  readonly preload?: boolean;
}

/** The sort menu (§2): until the first press only its button, which the menu then takes over. */
export function SortMenu({ preload = false, ...props }: SortMenuOwnProps) {
  const [openedBy, setOpenedBy] = useState<"pointer" | "keyboard" | null>(null);
  /** Pressed after the menu was opened and before its code was there: the menu takes them up. */
  const keys = useRef<string[]>([]);
  usePreload(menu, preload);
  const Menu = useLazyPart(menu, openedBy !== null);
  if (Menu !== null && openedBy !== null) return <Menu {...props} openedBy={openedBy} keys={keys.current} />;
  const { field, order, waiting } = props;
  const fetchMenu = () => void menu.load();
  return (
    <SortButton
      field={field}
      order={order}
      waiting={waiting}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={openedBy !== null}
      onPointerEnter={fetchMenu}
      onFocus={fetchMenu}
      onBlur={() => {
        keys.current = [];
        setOpenedBy(null);
      }}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (openedBy !== null && MENU_KEY.test(event.key)) {
          event.preventDefault();
          keys.current.push(event.key);
        } else if (event.key === "ArrowDown") {
          event.preventDefault();
          setOpenedBy("keyboard");
        }
      }}
      // A click that no pointer made (detail 0) comes from Enter, Space or a screen reader.
      onClick={(event) => setOpenedBy(event.detail === 0 ? "keyboard" : "pointer")}
    />
  );
}
