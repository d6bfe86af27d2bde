import type { SortField, SortOrder } from "@flaneur/domain";
import { Suspense, useState } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";
import { SortButton } from "./SortButton.tsx";

export interface SortMenuProps {
  readonly field: SortField;
  readonly order: SortOrder;
  /** Any choice, the current one too: choosing that flips the direction (§4). */
  readonly onSort: (field: SortField) => void;
  /** @default all of §9 */
  readonly fields?: readonly SortField[];
}

const menu = lazyPart(async () => (await import("./SortMenuOpened.tsx")).SortMenuOpened);

/** The sort menu (§2): until the first press only its button, which the menu then takes over. */
export function SortMenu(props: SortMenuProps) {
  const [use, setUse] = useState<"none" | "pointer" | "keyboard">("none");
  const button = (
    <SortButton
      field={props.field}
      order={props.order}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={menu.preload}
      onFocus={menu.preload}
      onKeyDown={(event) => {
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        setUse("keyboard");
      }}
      // A click that no pointer made (detail 0) comes from Enter, Space or a screen reader.
      onClick={(event) => setUse(event.detail === 0 ? "keyboard" : "pointer")}
    />
  );
  if (use === "none") return button;
  return (
    <Suspense fallback={button}>
      <menu.Part {...props} openedBy={use} />
    </Suspense>
  );
}
