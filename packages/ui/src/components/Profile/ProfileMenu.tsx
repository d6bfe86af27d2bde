import { useState } from "react";
import { lazyPart, useLazyPart } from "../../lib/lazy-part.ts";
import { ProfileButton } from "./ProfileButton.tsx";
import type { ProfileMenuProps } from "./profile-menu-props.ts";

const menu = lazyPart(async () => (await import("./ProfileMenuOpened.tsx")).ProfileMenuOpened);

/** The profile of a phone: until the first press only its button, which the menu then takes over. */
export function ProfileMenu(props: ProfileMenuProps) {
  const [wanted, setWanted] = useState(false);
  const Menu = useLazyPart(menu, wanted);
  if (Menu !== null) return <Menu {...props} />;
  const fetchMenu = () => void menu.load();
  return (
    <ProfileButton
      username={props.username}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={wanted}
      onPointerEnter={fetchMenu}
      onFocus={fetchMenu}
      onClick={() => setWanted(true)}
    />
  );
}
