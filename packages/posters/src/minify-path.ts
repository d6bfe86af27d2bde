// Shortens path data: each segment is written as absolute or relative, whichever is shorter. Each rounding error is
// corrected in the next segment, so that errors do not accumulate.

const ARGS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const TOKEN = /([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/g;

const short = (v: number) => {
  const a = Math.abs(v),
    s = String(a >= 14 ? Math.round(v) : Math.round(v * 10) / 10);
  return s === "-0" ? "0" : s.replace(/^(-?)0\./, "$1.");
};

export function minifyPath(d: string): string {
  const tok: (string | number)[] = [];
  for (const m of d.matchAll(TOKEN)) tok.push(m[1] ?? Number(m[2]));
  let out = "",
    prev = "",
    lastNum = "";
  let x = 0,
    y = 0,
    sx = 0,
    sy = 0; // exact pen position and exact start of the subpath
  let ex = 0,
    ey = 0,
    esx = 0,
    esy = 0; // rounded pen position and rounded start, as written
  const join = (cmd: string, nums: string[]) => {
    const implicit = cmd === prev || (prev === "M" && cmd === "L") || (prev === "m" && cmd === "l");
    let s = implicit && nums.length ? "" : cmd,
      last = s ? "" : lastNum;
    for (const n of nums) {
      if (last !== "" && !(n[0] === "-" || (n[0] === "." && last.includes(".")))) s += " ";
      s += n;
      last = n;
    }
    return { s, last };
  };
  let i = 0,
    cmd = "";
  while (i < tok.length) {
    const command = tok[i];
    if (typeof command === "string") {
      cmd = command;
      i++;
    }
    const up = cmd.toUpperCase(),
      rel = cmd !== up;
    if (up === "Z") {
      out += "z";
      prev = "z";
      lastNum = "";
      x = sx;
      y = sy;
      ex = esx;
      ey = esy;
      continue;
    }
    const count = ARGS[up] ?? 0;
    const a = tok.slice(i, i + count).map(Number);
    const arg = (k: number): number => a[k] ?? 0;
    i += Math.max(count, 1);
    const ox = rel ? x : 0,
      oy = rel ? y : 0;
    let drawn = up;
    let pts: number[]; // absolute coordinates in pairs (last pair is the end point)
    if (up === "H") pts = [arg(0) + ox, y];
    else if (up === "V") pts = [x, arg(0) + oy];
    else if (up === "A") pts = [arg(5) + ox, arg(6) + oy];
    else pts = a.map((v, j) => v + (j % 2 ? oy : ox));
    const tx = pts.at(-2) ?? 0,
      ty = pts.at(-1) ?? 0;
    if (up === "L") {
      if (Math.abs(ty - ey) < 0.05) drawn = "H";
      else if (Math.abs(tx - ex) < 0.05) drawn = "V";
    }
    const build = (relative: boolean): { c: string; n: string[]; x: number; y: number } => {
      const bx = relative ? ex : 0,
        by = relative ? ey : 0;
      if (drawn === "H") {
        const n = short(tx - bx);
        return { c: relative ? "h" : "H", n: [n], x: Number(n) + bx, y: ey };
      }
      if (drawn === "V") {
        const n = short(ty - by);
        return { c: relative ? "v" : "V", n: [n], x: ex, y: Number(n) + by };
      }
      if (drawn === "A") {
        const nx = short(tx - bx),
          ny = short(ty - by);
        const flags = `${arg(3) ? 1 : 0}${arg(4) ? 1 : 0}`;
        return {
          c: relative ? "a" : "A",
          n: [short(arg(0)), short(arg(1)), short(arg(2)), flags + nx, ny],
          x: Number(nx) + bx,
          y: Number(ny) + by,
        };
      }
      const n = pts.map((v, j) => short(v - (j % 2 ? by : bx)));
      return {
        c: relative ? drawn.toLowerCase() : drawn,
        n,
        x: Number(n[n.length - 2]) + bx,
        y: Number(n[n.length - 1]) + by,
      };
    };
    const A = build(false),
      B = build(true);
    const ja = join(A.c, A.n),
      jb = join(B.c, B.n);
    const useRel = jb.s.length <= ja.s.length && !(up === "M" && out === "");
    const c = useRel ? B : A,
      j = useRel ? jb : ja;
    out += j.s;
    lastNum = j.last;
    prev = c.c;
    x = tx;
    y = ty;
    ex = c.x;
    ey = c.y;
    if (up === "M") {
      sx = x;
      sy = y;
      esx = ex;
      esy = ey;
      cmd = rel ? "l" : "L";
    }
  }
  return out;
}
