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
  // A transition, so that the old page stays until the code of the new page is loaded.
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { useTransitions: true });
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
