/// <reference types="google.maps" />
import { MarkerF } from "@react-google-maps/api";
import { memo, useMemo } from "react";
import { formatName } from "../../lib/format-dashes.ts";
import { useMapMessages } from "../../messages/map.ts";
import { useMessages } from "../../messages/use-messages.ts";
import type { Theme } from "../../tokens/theme-token.ts";
import { latLng } from "./google-camera.ts";
import type { MapMark } from "./map-mark.ts";
import { imageKey, markKey } from "./map-marks.ts";
import { drawMark, imageOf } from "./pin-images.ts";
import type { Glyphs } from "./TypeGlyphs.tsx";

interface GooglePinsProps {
  readonly marks: readonly MapMark[];
  readonly theme: Theme;
  readonly glyphs: Glyphs;
  readonly onPress: (mark: MapMark) => void;
}

/** Google gives an accessible name to markers with an element of their own, not to those that it draws together. */
const NAMED: google.maps.MarkerOptions = { optimized: false };

/** The pins and clusters in view, each as a marker of Google Maps. */
export const GooglePins = memo(function GooglePins({ marks, theme, glyphs, onPress }: GooglePinsProps) {
  const { number: format } = useMessages();
  const { map: texts } = useMapMessages();
  const iconOf = useMemo(() => {
    const drawn = new Map<string, google.maps.Icon>();
    return (mark: MapMark): google.maps.Icon => {
      const key = imageKey(mark, format);
      const known = drawn.get(key);
      if (known !== undefined) return known;
      const { canvas, size } = drawMark(imageOf(mark, format), theme, glyphs);
      const icon = {
        url: canvas.toDataURL(),
        scaledSize: new google.maps.Size(size, size),
        anchor: new google.maps.Point(size / 2, size / 2),
      };
      drawn.set(key, icon);
      return icon;
    };
  }, [theme, glyphs, format]);
  return marks.map((mark) => (
    <MarkerF
      key={markKey(mark)}
      position={latLng(mark.position)}
      icon={iconOf(mark)}
      title={mark.kind === "cluster" ? texts.cluster(format(mark.count)) : formatName(mark.pin.name)}
      options={NAMED}
      zIndex={mark.kind === "cluster" ? 2 : 1}
      onClick={() => onPress(mark)}
    />
  ));
});
