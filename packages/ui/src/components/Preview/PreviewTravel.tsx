import { MapPinIcon } from "@phosphor-icons/react/dist/csr/MapPin";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import type { ReactNode } from "react";
import { focusAround } from "../../lib/content-of.ts";
import { distanceText, durationText } from "../../lib/travel-text.ts";
import { usePlaceMessages } from "../../messages/place.ts";
import { useTableMessages } from "../../messages/table.ts";
import type { TravelFigures } from "../../view-models/travel-figures.ts";
import { Button } from "../Button/Button.tsx";
import { MetroDisc } from "../MetroDisc/MetroDisc.tsx";
import styles from "./Preview.module.css";
import type { PreviewProps } from "./preview-props.ts";

/** The distance and travel times to the place, or the reason why they are unknown. */
export function PreviewTravel({
  travel,
  onRetry,
  onSetLocation,
}: Pick<PreviewProps, "travel" | "onRetry" | "onSetLocation">) {
  const { preview, common } = useTableMessages();
  switch (travel.status) {
    case "loading":
      return <Figures figures={null} />;
    case "known":
      return <Figures figures={travel.figures} />;
    case "needsLocation":
      return onSetLocation === undefined ? null : (
        <p className={styles.note}>
          <MapPinIcon size={18} aria-hidden />
          <span>
            {preview.needsLocation}{" "}
            <Button variant="link" className={styles.action} onClick={onSetLocation}>
              {preview.setLocation}
            </Button>
          </span>
        </p>
      );
    case "notFound":
      return <Failure>{preview.notFound}</Failure>;
    case "failed":
      return (
        <Failure>
          {preview.failed}{" "}
          <Button
            variant="link"
            className={styles.action}
            onClick={({ currentTarget }) => {
              // The button is removed while the travel times load.
              focusAround(currentTarget);
              onRetry();
            }}
          >
            {common.tryAgain}
          </Button>
        </Failure>
      );
  }
}

const Failure = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.failure} role="alert">
    <WarningCircleIcon size={18} weight="fill" aria-hidden />
    <span>{children}</span>
  </p>
);

/** The distance and the travel times, or placeholders while they load. */
function Figures({ figures }: { readonly figures: TravelFigures | null }) {
  const messages = useTableMessages();
  const { travel, preview } = messages;
  const { place } = usePlaceMessages();
  const value = (text: (known: TravelFigures) => ReactNode) =>
    figures === null ? <span className={styles.skeleton} role="img" aria-label={preview.loading} /> : text(figures);
  return (
    <dl className={styles.figures} aria-busy={figures === null}>
      <div>
        <dt>{place.distance}</dt>
        <dd>{value(({ distanceKm }) => distanceText(distanceKm, messages))}</dd>
      </div>
      <div>
        <dt>{travel.walking}</dt>
        <dd>{value(({ walkingMinutes }) => durationText(walkingMinutes, messages))}</dd>
      </div>
      <div>
        <dt>{travel.metro}</dt>
        <dd>
          {value(({ transitMinutes }) => (
            <>
              <MetroDisc size={20} />
              {durationText(transitMinutes, messages)}
            </>
          ))}
        </dd>
      </div>
    </dl>
  );
}
