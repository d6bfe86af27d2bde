import { type ComponentProps, type ComponentType, createContext, useContext } from "react";

export interface LinkProps extends ComponentProps<"a"> {
  /** An address of the product. */
  readonly href: string;
}

const Anchor = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>;

const LinkContext = createContext<ComponentType<LinkProps>>(Anchor);

/** Gives the router's link to every `Link` below it. Without one they are plain links. */
export const LinkProvider = LinkContext.Provider;

/** Makes a link open a new browser tab, which cannot reach this one. */
export const NEW_TAB = { target: "_blank", rel: "noopener" } as const;

/** A link to a page of the product, which the router follows without loading the document again. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}
