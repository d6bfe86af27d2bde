import type { LinkProps } from "@flaneur/ui";
import { useHref, useLinkClickHandler } from "react-router";

/**
 * The links of the screens, followed by the router. React Router's own `Link` also prefetches for its framework mode:
 * code that the first screen would load for nothing.
 */
export function RouterLink({ href, target, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, target === undefined ? {} : { target });
  return (
    <a
      {...rest}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
