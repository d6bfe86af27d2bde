import { HeartIcon } from "@phosphor-icons/react/dist/csr/Heart";
import { arrondissementBadge } from "../../lib/arrondissement-name.ts";
import { formatName } from "../../lib/format-dashes.ts";
import type { CardPlace } from "../../lib/place-with-media.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { Picture } from "../Picture/Picture.tsx";
import styles from "./SignInPrompt.module.css";

export type AskedPlaceFacts = Pick<CardPlace, "name" | "types" | "arrondissement" | "media">;

/** The place whose heart was pressed. */
export function AskedPlace({ place }: { readonly place: AskedPlaceFacts }) {
  const messages = useMessages();
  const facts = [
    ...place.types.slice(0, 1).map(messages.values.type),
    ...(place.arrondissement ? [arrondissementBadge(place.arrondissement, messages)] : []),
  ];
  return (
    <div className={styles.place}>
      <div className={styles.picture}>
        <Picture
          url={place.media.find(({ kind }) => kind === "image")?.url}
          type={place.types[0]}
          alt=""
          width={64}
          height={80}
          ground="parent"
        />
        <span className={styles.heart} aria-hidden>
          <HeartIcon size={18} />
        </span>
      </div>
      <div>
        <p className={styles.name}>{formatName(place.name)}</p>
        <p className={styles.facts}>{facts.join(", ")}</p>
      </div>
    </div>
  );
}
