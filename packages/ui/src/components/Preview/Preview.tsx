import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { ReactNode, Ref } from "react";
import { arrondissementBadge } from "../../lib/arrondissement-name.ts";
import { formatName } from "../../lib/format-dashes.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import { useTableMessages } from "../../messages/table.ts";
import { Badge } from "../Badge/Badge.tsx";
import { Button } from "../Button/Button.tsx";
import { HoursLine } from "../Hours/HoursLine.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { Plaque } from "../Plaque/Plaque.tsx";
import { TextLink } from "../TextLink/TextLink.tsx";
import styles from "./Preview.module.css";
import { PreviewTravel } from "./PreviewTravel.tsx";
import type { PreviewProps } from "./preview-props.ts";

/** The card of one place next to the table (§2). The caller moves the focus to it by `ref`. */
export function Preview({ ref, ...props }: PreviewProps & { readonly ref?: Ref<HTMLElement> }) {
  const { common, preview } = useTableMessages();
  const name = formatName(props.place.name);
  return (
    <section ref={ref} className={styles.card} aria-label={preview.of(name)} tabIndex={-1}>
      <PreviewBody
        {...props}
        heading={
          <h2 className={styles.name} aria-live="polite">
            {name}
          </h2>
        }
      />
      <IconButton label={common.close} className={styles.cross} onClick={props.onHide}>
        <XIcon size={18} aria-hidden />
      </IconButton>
    </section>
  );
}

/** The content of a preview. In a dialog, the title of the dialog replaces `heading`. */
export function PreviewBody({ heading, ...props }: PreviewProps & { readonly heading?: ReactNode }) {
  const messages = useTableMessages();
  const { place: texts } = usePlaceMessages();
  const { place, onOpenMedia } = props;
  const name = formatName(place.name);
  const picture = (
    <Picture
      url={place.media.find(({ kind }) => kind === "image")?.url}
      type={place.types[0]}
      alt=""
      width={104}
      height={130}
      priority="high"
    />
  );
  return (
    <>
      <div className={styles.head}>
        {onOpenMedia === undefined || place.media.length === 0 ? (
          <span className={styles.picture}>{picture}</span>
        ) : (
          <button
            type="button"
            className={styles.picture}
            aria-label={messages.preview.openMedia(name)}
            onClick={() => onOpenMedia(place.id)}
          >
            {picture}
          </button>
        )}
        <div className={styles.facts}>
          {heading}
          <div className={styles.badges}>
            {place.types.map((type) => (
              <Badge key={type} className={styles.type}>
                {messages.values.type(type)}
              </Badge>
            ))}
            <Plaque arrondissement={place.arrondissement} size="small" />
          </div>
          {place.openingHours !== null && <HoursLine place={place} className={styles.hours} />}
        </div>
      </div>
      <div className={styles.body}>
        <p className={styles.address}>
          {place.address}
          {place.arrondissement !== null && (
            <>
              <br />
              {arrondissementBadge(place.arrondissement, messages)}
            </>
          )}
        </p>
        <PreviewTravel travel={props.travel} onRetry={props.onRetry} onSetLocation={props.onSetLocation} />
        <div className={styles.actions}>
          <Button onClick={props.onHide}>{messages.preview.hide}</Button>
          {place.googleMapsUrl !== null && <TextLink href={place.googleMapsUrl}>{texts.googleMaps}</TextLink>}
        </div>
      </div>
    </>
  );
}
