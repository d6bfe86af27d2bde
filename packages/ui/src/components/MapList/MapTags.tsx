import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fitTagRows } from "../../lib/fit-tags.ts";
import { useMapMessages } from "../../messages/map.ts";
import { Tag } from "../Tag/Tag.tsx";
import styles from "./MapCard.module.css";

/** The number of rows of tags shown before 'see more' is pressed (§2). */
const ROWS = 2;

interface MapTagsProps {
  readonly tags: readonly string[];
  /** The width of a row, in pixels. */
  readonly room: number;
  /** The name of the place. */
  readonly name: string;
}

export function MapTags({ tags, room, name }: MapTagsProps) {
  const { common, mapList, values } = useMapMessages();
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  if (tags.length === 0) return null;
  const names = tags.map(values.tag);
  const { shown, more } = fitTagRows(names, room, ROWS, mapList.seeMore);
  const showAll = () => {
    flushSync(() => setAll(true));
    // The pressed button is removed. Without this call, the focus would move to the top of the page.
    list.current?.focus({ preventScroll: true });
  };
  return (
    <ul ref={list} className={styles.tags} aria-label={common.tags} tabIndex={-1}>
      {(all ? names : shown).map((tag) => (
        <li key={tag} className={styles.tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
      {more && !all && (
        <li>
          <button type="button" className={styles.more} aria-label={mapList.seeMoreTagsOf(name)} onClick={showAll}>
            {mapList.seeMore}
          </button>
        </li>
      )}
    </ul>
  );
}
