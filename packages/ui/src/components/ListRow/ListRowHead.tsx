import type { ReactNode } from "react";
import { Link } from "../../lib/link.tsx";
import type { CardPlace } from "../../lib/place-with-media.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { Picture } from "../Picture/Picture.tsx";
import { Plaque } from "../Plaque/Plaque.tsx";
import styles from "./ListRow.module.css";

/** The number and the picture of a place of a list. */
export const ListRowStart = ({ number, place }: { readonly number: number; readonly place: CardPlace }) => (
  <>
    <span className={styles.number} aria-hidden>
      {number}
    </span>
    <div className={styles.picture} data-closed={place.placeStatus === "Permanently Closed"}>
      <Picture
        url={place.media.find(({ kind }) => kind === "image")?.url}
        type={place.types[0]}
        alt=""
        width={88}
        height={110}
      />
    </div>
  </>
);

interface ListRowHeadProps {
  readonly place: CardPlace;
  /** The name of the place as it is shown. */
  readonly name: string;
  /** The id of the heading. */
  readonly id?: string;
  /** The content after the type of the place. */
  readonly children: ReactNode;
}

/** The name of a place of a list, with its arrondissement and its type. */
export function ListRowHead({ place, name, id, children }: ListRowHeadProps) {
  const { values } = useMessages();
  const [type] = place.types;
  return (
    <>
      <h2 className={styles.name} id={id}>
        <Link className={styles.link} href={`/places/${encodeURIComponent(place.id)}`}>
          {name}
        </Link>
      </h2>
      <p className={styles.meta}>
        <Plaque arrondissement={place.arrondissement} size="small" />
        {type !== undefined && <span>{values.type(type)}</span>}
        {children}
      </p>
    </>
  );
}
