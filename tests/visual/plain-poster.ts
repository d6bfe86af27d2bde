/**
 * Returns an SVG with the shape and ground colour of a poster, and with frames that show where the picture is cropped.
 * Returns an SVG without a viewBox unchanged.
 */
export function plainPoster(poster: string): string {
  const opening = /<svg\b[^>]*>/.exec(poster)?.[0];
  const box = /viewBox="0 0 (\d+) (\d+)"/.exec(poster);
  if (opening === undefined || box === null) return poster;
  const [width, height] = [Number(box[1]), Number(box[2])];
  const ground = /fill="(#[\dA-Fa-f]{6})"/.exec(poster)?.[1] ?? "#808080";
  const frames = [0.1, 0.2, 0.3, 0.4].map((part) => {
    const inset = width * part;
    return `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}"/>`;
  });
  return (
    `${opening}<rect width="${width}" height="${height}" fill="${ground}"/>` +
    `<g fill="none" stroke="#0d1013" stroke-width="4" shape-rendering="crispEdges">${frames.join("")}</g></svg>`
  );
}
