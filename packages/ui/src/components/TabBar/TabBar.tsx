import type { Tab } from "@flaneur/domain";
import { useLayoutEffect, useRef } from "react";
import { lazyPart, useLazyPart } from "../../lib/lazy-part.ts";
import { useMessages } from "../../messages/use-messages.ts";
import styles from "./TabBar.module.css";
import type { TabBarProps } from "./tab-bar-props.ts";
import { ADD_VIEW_ID, LISTING_PANEL_ID, tabId, viewTab } from "./tab-ids.ts";

const opened = lazyPart(async () => (await import("./TabBarOpened.tsx")).TabBarOpened);

/**
 * All Places, Favorites of whoever is signed in, and a tab for each saved view (§2). With one tab there is nothing to
 * choose: the code of the tabs comes when there are more, and these stand as they will until then.
 */
export function TabBar(props: TabBarProps) {
  const { tabs: texts } = useMessages();
  const { favorites, views, active, onSelect, onAdd, onIntent } = props;
  const Opened = useLazyPart(opened, favorites === "shown");
  /** What of the bar that stands until then has the focus: what takes its place takes the focus, too. */
  const focused = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (Opened === null || focused.current === null) return;
    document.getElementById(focused.current)?.focus({ preventScroll: true });
    focused.current = null;
  }, [Opened]);
  if (Opened !== null && favorites === "shown") return <Opened {...props} />;
  const tabs: readonly { readonly tab: Tab; readonly name: string }[] = [
    { tab: "all", name: texts.all },
    ...(favorites === "shown" ? [{ tab: "favorites" as const, name: texts.favorites }] : []),
    ...views.map(({ id, name }) => ({ tab: viewTab(id), name })),
  ];
  return (
    <nav
      className={styles.bar}
      aria-label={texts.label}
      onPointerEnter={onIntent}
      onFocus={(event) => {
        focused.current = event.target.id;
        onIntent?.();
      }}
      onBlur={() => {
        focused.current = null;
      }}
    >
      <div className={styles.strip}>
        <div className={styles.list} role="tablist" aria-label={texts.label}>
          {tabs.map(({ tab, name }) => (
            <button
              key={tab}
              type="button"
              role="tab"
              id={tabId(tab)}
              aria-selected={tab === active}
              aria-controls={LISTING_PANEL_ID}
              className={styles.tab}
              onClick={() => (tab !== active || tab === "all") && onSelect(tab)}
            >
              <span className={styles.name}>{name}</span>
            </button>
          ))}
        </div>
      </div>
      <button type="button" id={ADD_VIEW_ID} className={styles.add} aria-haspopup="dialog" onClick={onAdd}>
        {texts.add}
      </button>
    </nav>
  );
}
