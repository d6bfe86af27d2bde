import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { WaySums } from "./WaySums.tsx";

/** Returns the first figure, which is the length of the way. */
function lengthOf(km: number): string | undefined {
  const html = renderToStaticMarkup(<WaySums sums={{ km, footMinutes: 1, minutes: 1, metroLegs: 0 }} order="list" />);
  return /<li>(.*?)<\/li>/.exec(html)?.[1]?.replace(/<[^>]*>/g, "");
}

it("WaySums shows a length in metres if it rounds to less than 1,000 m, otherwise in kilometres", () => {
  expect(lengthOf(0.104)).toBe("104 m in this order");
  expect(lengthOf(0.9996)).toBe("1.0 km in this order");
  expect(lengthOf(4.26)).toBe("4.3 km in this order");
});
