import { WALK } from "@flaneur/domain";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import type { Ref } from "react";
import { Button } from "../../components/Button/Button.tsx";
import listRow from "../../components/ListRow/ListRow.module.css";
import { Link } from "../../lib/link.tsx";
import { useWalkMessages } from "../../messages/walk.ts";
import type { ShownWalk } from "../../view-models/walk-state.ts";
import styles from "./WalkScreen.module.css";

interface OtherPlacesProps {
  /** The ref of the list of places. */
  readonly ref: Ref<HTMLUListElement>;
  readonly walk: ShownWalk;
  /** Called with the id of a place when its 'Add' is pressed. */
  readonly onAdd: (id: string) => void;
}

/**
 * The places that the visitor left out or that exceed the maximum of a walk, and the number of further places that the
 * URL does not contain.
 */
export function OtherPlaces({ ref, walk: { choice, others }, onAdd }: OtherPlacesProps) {
  const { walk: texts } = useWalkMessages();
  const isFull = choice.placeIds.length >= WALK.places;
  if (others.length === 0 && choice.beyond === 0) return null;
  return (
    <section className={styles.others} aria-label={texts.others}>
      <h2>{texts.others}</h2>
      <p>{isFull ? texts.othersText(WALK.places) : texts.othersRoom}</p>
      <ul ref={ref}>
        {others.map(({ id, name }) => (
          <li key={id}>
            <Link className={listRow.link} href={`/places/${encodeURIComponent(id)}`}>
              {name}
            </Link>
            {!isFull && (
              <Button
                variant="quiet"
                icon={<PlusIcon size={16} aria-hidden />}
                aria-label={texts.addName(name)}
                data-moves={id}
                onClick={() => onAdd(id)}
              >
                {texts.add}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {choice.beyond > 0 && <p>{texts.beyond(choice.beyond)}</p>}
    </section>
  );
}
