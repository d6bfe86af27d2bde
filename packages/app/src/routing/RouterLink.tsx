import type { LinkProps } from "@flaneur/ui";
import { Link } from "react-router";

/** The links of the screens, followed by the router. */
export const RouterLink = ({ href, ...rest }: LinkProps) => <Link {...rest} to={href} discover="none" />;
