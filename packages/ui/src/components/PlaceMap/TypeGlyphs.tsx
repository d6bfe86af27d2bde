import type { PlaceType } from "@flaneur/domain";
import { BankIcon } from "@phosphor-icons/react/dist/csr/Bank";
import { BarbellIcon } from "@phosphor-icons/react/dist/csr/Barbell";
import { BasketIcon } from "@phosphor-icons/react/dist/csr/Basket";
import { BedIcon } from "@phosphor-icons/react/dist/csr/Bed";
import { BreadIcon } from "@phosphor-icons/react/dist/csr/Bread";
import { CastleTurretIcon } from "@phosphor-icons/react/dist/csr/CastleTurret";
import { CoffeeIcon } from "@phosphor-icons/react/dist/csr/Coffee";
import { DiscoBallIcon } from "@phosphor-icons/react/dist/csr/DiscoBall";
import { FilmSlateIcon } from "@phosphor-icons/react/dist/csr/FilmSlate";
import { ForkKnifeIcon } from "@phosphor-icons/react/dist/csr/ForkKnife";
import { MapPinSimpleIcon } from "@phosphor-icons/react/dist/csr/MapPinSimple";
import { MartiniIcon } from "@phosphor-icons/react/dist/csr/Martini";
import { StorefrontIcon } from "@phosphor-icons/react/dist/csr/Storefront";
import { SwimmingPoolIcon } from "@phosphor-icons/react/dist/csr/SwimmingPool";
import { TicketIcon } from "@phosphor-icons/react/dist/csr/Ticket";
import { TreeIcon } from "@phosphor-icons/react/dist/csr/Tree";
import type { ComponentType, Ref } from "react";

type IconProps = { readonly size?: number; readonly "aria-hidden"?: true };

const TYPE_ICONS: Readonly<Record<PlaceType, ComponentType<IconProps>>> = {
  Restaurant: ForkKnifeIcon,
  Bar: MartiniIcon,
  Café: CoffeeIcon,
  Spot: MapPinSimpleIcon,
  Park: TreeIcon,
  Activity: TicketIcon,
  Museum: BankIcon,
  Cinema: FilmSlateIcon,
  Club: DiscoBallIcon,
  Gym: BarbellIcon,
  Hotel: BedIcon,
  Bakery: BreadIcon,
  Market: BasketIcon,
  Monument: CastleTurretIcon,
  Pool: SwimmingPoolIcon,
  Store: StorefrontIcon,
};

/** Returns the glyph of a type. An unknown type and null have the glyph of a spot. */
export const iconOf = (type: string | null): ComponentType<IconProps> =>
  Object.entries(TYPE_ICONS).find(([name]) => name === type)?.[1] ?? MapPinSimpleIcon;

/**
 * Returns the outline of a type's glyph, in a square of 256 units. Unknown types get the glyph of a spot. Returns
 * null if no glyphs are rendered.
 */
export type Glyphs = (type: string | null) => Path2D | null;

/** Renders all glyphs once, hidden. The code that draws pins on a canvas reads their outlines. */
export const TypeGlyphs = ({ ref }: { readonly ref: Ref<HTMLDivElement> }) => (
  <div ref={ref} hidden>
    {Object.entries(TYPE_ICONS).map(([type, Icon]) => (
      <span key={type} data-type={type}>
        <Icon aria-hidden />
      </span>
    ))}
  </div>
);

/** Reads the outlines from the elements of `TypeGlyphs`. */
export function readGlyphs(root: HTMLElement | null): Glyphs {
  const paths = new Map<string, Path2D>();
  for (const glyph of root?.querySelectorAll<HTMLElement>("[data-type]") ?? []) {
    const path = new Path2D();
    for (const part of glyph.querySelectorAll("path")) path.addPath(new Path2D(part.getAttribute("d") ?? ""));
    paths.set(glyph.dataset.type ?? "", path);
  }
  return (type) => paths.get(type ?? "Spot") ?? paths.get("Spot") ?? null;
}
