/** The number of places that one query returns. */
export const PAGE = 100;
export const PLACES_QUERY = `query Sitemap($page: Int!) { places(page: $page, limit: ${PAGE}) { nodes { id } pagination { pages } } }`;
export const GUIDE_QUERY = "query SitemapGuide { collections { slug } neighbourhoods { slug } }";
