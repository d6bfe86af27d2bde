/** The small parts. Whole screens have entries of their own, so that one never drags in the other. */
export { AppFrame } from "./components/AppFrame/AppFrame.tsx";
export { Button, type ButtonProps } from "./components/Button/Button.tsx";
export { EmptyState, type EmptyStateProps } from "./components/EmptyState/EmptyState.tsx";
export { ErrorNotice, type ErrorNoticeProps } from "./components/ErrorNotice/ErrorNotice.tsx";
export { ExitSign } from "./components/ExitSign/ExitSign.tsx";
export { IconButton, type IconButtonProps } from "./components/IconButton/IconButton.tsx";
export { Logo } from "./components/Logo/Logo.tsx";
export { preloadPictures } from "./components/PlaceGrid/preload-pictures.ts";
export { TextField, type TextFieldProps } from "./components/TextField/TextField.tsx";
export { ThemeToggle, type ThemeToggleProps } from "./components/ThemeToggle/ThemeToggle.tsx";
export { TopBar, type TopBarProps } from "./components/TopBar/TopBar.tsx";
export { type LinkProps, LinkProvider } from "./lib/link.tsx";
export { onFirstUse } from "./lib/on-first-use.ts";
export type { CardPlace, PlaceWithMedia } from "./lib/place-with-media.ts";
export { ViewportProvider } from "./lib/use-viewport.ts";
export type { Messages } from "./messages/en.ts";
export { MessagesProvider, useMessages } from "./messages/use-messages.ts";
export type { Theme } from "./tokens/theme-token.ts";
