import { type RefObject, useEffect, useRef } from "react";

export interface SidebarFocus {
  readonly hideButton: RefObject<HTMLButtonElement | null>;
  readonly showButton: RefObject<HTMLButtonElement | null>;
}

/** Moves the focus between the buttons that hide and show the sidebar, because a pressed button is removed. */
export function useSidebarFocus(sidebar: "shown" | "hidden"): SidebarFocus {
  const hideButton = useRef<HTMLButtonElement>(null);
  const showButton = useRef<HTMLButtonElement>(null);
  const before = useRef(sidebar);
  useEffect(() => {
    if (before.current === sidebar) return;
    before.current = sidebar;
    if (document.activeElement !== document.body) return;
    (sidebar === "shown" ? hideButton : showButton).current?.focus();
  }, [sidebar]);
  return { hideButton, showButton };
}
