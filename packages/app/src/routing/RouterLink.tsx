import type { LinkProps } from "@flaneur/ui";
import { useHref, useLinkClickHandler } from "react-router";

/**
 * A link that the router follows. React Router's own `Link` contains the prefetching of its framework mode, which the
 * first screen would load without using it.
 */
export function RouterLink(props: LinkProps) {
  // The browser handles a link with a `target`. The router's hooks would only re-render it when the URL changes.
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
