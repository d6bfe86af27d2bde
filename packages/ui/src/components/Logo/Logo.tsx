import { useAssets } from "../../lib/assets.ts";
import { useMessages } from "../../messages/use-messages.ts";

/**
 * The logo, in the colour of the surrounding text. It refers to a separate SVG file, because its outlines would enlarge
 * the script of the first view.
 */
export const Logo = ({ height = 33 }: { readonly height?: number }) => (
  <svg viewBox="-2 -82 335.6 86" height={height} role="img" aria-label={useMessages().product.name} overflow="visible">
    <use href={`${useAssets().logo}#logo`} />
  </svg>
);
