// A painted door under its lamp, in a brick wall at night or a stone wall by day.
import { mix } from "../../colour.ts";
import { at, ellipse, fill, line, path, rect, rrect, times } from "../../kit.ts";
import { circle, gleam, onHalf } from "../../primitives/flat.ts";
import { grain, LIGHT, type Scene, SHADE, type Stage } from "../../stage.ts";

function tub(s: Stage, x: number): string {
  const { palette: p } = s;
  const pot = mix(p.crust, p.ink, p.dark ? 0.4 : 0.15);
  return at(
    x,
    462,
    1,
    fill(pot, rect(-26, -58, 52, 56)) +
      fill(mix(pot, p.lite, 0.2), "M-30 -60h60l-4 10h-52z") +
      fill(mix(p.leaf, p.ink, 0.25), circle(-16, -84, 26) + circle(12, -92, 30) + circle(0, -110, 24)) +
      fill(mix(p.leaf, p.warm, 0.2), circle(-20, -92, 15) + circle(6, -112, 14)) +
      grain(fill(SHADE.ball, circle(12, -92, 30)), 0.5),
  );
}

export const doorway: Scene = (s) => {
  const { palette: p, random: r } = s;
  const wall = p.dark ? mix(p.deep, p.ink, 0.35) : mix(p.wall, p.mid, 0.35);
  const brick = [wall, mix(wall, p.mid, 0.16), mix(wall, p.ink, 0.18)] as const;
  const paint = r.pick([p.pop, p.pop, p.leaf, p.zest, p.dark ? p.mid : p.deep]);
  const dark = mix(paint, p.ink, 0.36);
  const stone = p.dark ? mix(p.mid, p.sky, 0.35) : mix(p.lite, p.mid, 0.2);
  const lamp = mix(p.warm, p.lite, 0.35);
  const light = p.dark ? lamp : mix(p.lite, p.sky, 0.3);
  const pave = mix(p.ground, p.ink, p.dark ? 0.1 : 0.06);
  const course = (tone: 0 | 1 | 2): string =>
    times(25, (j) =>
      times(8, (i) => {
        const kind = (i * 5 + j * 3) % 4 === 0 ? 1 : (i * 3 + j * 7) % 5 === 0 ? 2 : 0;
        return kind === tone ? rect(i * 58 + (j % 2) * 29 - 30, j * 20, 54, 16) : "";
      }),
    );
  const panels = (inset: number): string =>
    [132, 214]
      .map(
        (x) =>
          rrect(x + inset, 262 + inset, 54 - inset, 68 - inset, 2) +
          rrect(x + inset, 346 + inset, 54 - inset, 76 - inset, 2),
      )
      .join("");
  return onHalf(
    fill(mix(wall, p.ink, 0.1), rect(0, 0, 400, 500)) +
      fill(brick[0], course(0)) +
      fill(brick[1], course(1)) +
      fill(brick[2], course(2)) +
      (p.dark ? gleam(lamp, circle(200, 130, 230), 0.08) + gleam(lamp, circle(200, 130, 150), 0.12) : "") +
      (p.dark ? grain(fill(LIGHT.halo, circle(200, 140, 210)), 0.5) : "") +
      fill(stone, "M92 444V236a108 108 0 0 1 216 0V444z") +
      line(
        mix(stone, p.ink, 0.3),
        2.5,
        times(9, (i) => {
          const angle = ((-170 + i * 20) * Math.PI) / 180;
          const [c, n] = [Math.cos(angle), Math.sin(angle)];
          return path`M${200 + c * 92} ${236 + n * 92}L${200 + c * 107} ${236 + n * 107}`;
        }),
      ) +
      fill(dark, "M110 444V238a90 90 0 0 1 180 0V444z") +
      fill(paint, "M116 444V240a84 84 0 0 1 168 0V444z") +
      gleam(mix(paint, p.lite, 0.3), "M116 444V240a84 84 0 0 1 84 -84V444z", 0.5) +
      grain(fill(SHADE.right, "M200 156a84 84 0 0 1 84 84V444H200z"), 0.45) +
      fill(dark, rect(198, 156, 4, 288) + panels(0)) +
      fill(paint, panels(5)) +
      fill(dark, "M138 248a62 62 0 0 1 56 -62v62zM206 186a62 62 0 0 1 56 62h-56z") +
      fill(light, "M146 244a52 52 0 0 1 44 -48v48zM210 196a52 52 0 0 1 44 48h-44z") +
      fill(p.warm, circle(188, 344, 7) + circle(212, 344, 7)) +
      at(
        0,
        12,
        1,
        line(p.iron, 5, "M200 60V84") +
          line(p.iron, 4, "M200 62C230 40 250 62 236 74") +
          fill(p.iron, "M178 84h44l8 34h-60z") +
          fill(p.dark ? lamp : mix(p.lite, p.sky, 0.3), "M178 118h44l-6 26h-32z") +
          fill(p.lite, "M184 118h14v26h-14z") +
          fill(p.iron, "M174 116h52l-4 6h-44z"),
      ) +
      fill(pave, rect(0, 440, 400, 60)) +
      fill(mix(stone, p.lite, 0.2), rect(84, 436, 232, 12)) +
      gleam(paint, "M116 448H284L360 500H60z", 0.22) +
      (p.dark ? gleam(lamp, "M150 448H250L290 500H120z", 0.26) : "") +
      fill(p.ink, ellipse(60, 464, 44, 5) + ellipse(364, 464, 44, 5), ' opacity=".3"') +
      tub(s, 48) +
      tub(s, 352),
  );
};
