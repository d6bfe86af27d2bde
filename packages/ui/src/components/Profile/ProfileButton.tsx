import type { ComponentProps } from "react";
import { usernameShown } from "../../lib/username.ts";
import { useMessages } from "../../messages/use-messages.ts";
import { Avatar } from "../Avatar/Avatar.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";

export interface ProfileButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "children"> {
  readonly username: string;
}

export function ProfileButton({ username, ...rest }: ProfileButtonProps) {
  const { profile } = useMessages();
  return (
    <IconButton {...rest} label={profile.menuOf(usernameShown(username))}>
      <Avatar username={username} />
    </IconButton>
  );
}
