import { type ComponentProps, type ComponentType, createContext, useContext } from "react";

export interface LinkProps extends ComponentProps<"a"> {
  /** The URL of a page of the app. */
  readonly href: string;
}

const Anchor = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>;

const LinkContext = createContext<ComponentType<LinkProps>>(Anchor);

/** Sets the link component of a router for all links below it. Without a provider, links are plain `<a>` elements. */
export const LinkProvider = LinkContext.Provider;

/** Props of a link that opens a new browser tab without access to the current one. */
export const NEW_TAB = { target: "_blank", rel: "noopener" } as const;

/** A link to a page of the app. With a `LinkProvider`, the router navigates without reloading the document. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}
