import type { LinkProps } from "@flaneur/ui";
import { useHref, useLinkClickHandler } from "react-router";

/**
 * The links of the screens, followed by the router. React Router's own `Link` also prefetches for its framework mode:
 * code that the first screen would load for nothing.
 */
export function RouterLink(props: LinkProps) {
  // What opens a tab of its own is the browser's to follow; it is not drawn again when the address changes.
  return props.target === undefined ? <FollowedLink {...props} /> : <a {...props} />;
}

function FollowedLink({ href, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href);
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
