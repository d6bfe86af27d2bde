import { expect, it } from "vitest";
import { plainPoster } from "./plain-poster.ts";

const POSTER =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice">' +
  '<title>Roofs</title><rect width="400" height="500" fill="#F2C9A4"/><path d="M0 190C120 170" fill="#F6DDBD"/></svg>';

it("plainPoster keeps a poster's shape and ground colour and removes its content", () => {
  const plain = plainPoster(POSTER);
  expect(plain).toContain('viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice"');
  expect(plain).toContain('fill="#F2C9A4"');
  expect(plain).not.toContain("<path");
});

it("plainPoster does not change an SVG without a viewBox", () => {
  const icon = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path d="M0 0"/></svg>';
  expect(plainPoster(icon)).toBe(icon);
});
