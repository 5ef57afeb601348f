import { describe, expect, it } from 'vitest';
import {
  curveThrough,
  lineLength,
  resample,
  spline,
  splineAtDoubleScale,
} from '../../../src/art/curves.ts';
import { at, distance, middle, type Point } from '../../../src/art/points.ts';
import { seededRandom } from '../../../src/art/random.ts';

/** A long line whose points lie on no grid. */
function wander(seed: number, count: number): Point[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index): Point => [
    index * 7.3 + random() * 19,
    400 * random() - 200,
  ]);
}

const numbersIn = (path: string) => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

/** Walks a path of one `q` and a chain of `t`: the nodes it passes and the control points it mirrors. */
function walk(path: string): { nodes: Point[]; controls: Point[] } {
  const [x = 0, y = 0, ...steps] = numbersIn(path.replace(/L[^Lq]+$|z$/, ''));
  let node: Point = [x, y];
  const [bendX = 0, bendY = 0] = steps;
  let control: Point = [x + bendX, y + bendY];
  const nodes = [node];
  const controls = [control];
  for (let index = 2; index < steps.length; index += 2) {
    if (index > 2) control = [2 * node[0] - control[0], 2 * node[1] - control[1]];
    if (index > 2) controls.push(control);
    node = [node[0] + at(steps, index), node[1] + at(steps, index + 1)];
    nodes.push(node);
  }
  return { nodes, controls };
}

describe('a spline at double scale', () => {
  it('holds integers only', () => {
    for (const closed of [true, false]) {
      const path = splineAtDoubleScale({ points: wander(3, 400), closed });
      expect(path).toMatch(/^[MqtZz\d\s-]+$/);
    }
  });

  it('mirrors every control point exactly, to the end of a long chain', () => {
    const points = wander(5, 400);
    // Adding 0 turns -0, which no path holds, into 0.
    const wanted = points.map(([x, y]): Point => [Math.round(x) * 2 + 0, Math.round(y) * 2 + 0]);
    const { nodes, controls } = walk(splineAtDoubleScale({ points, closed: false }));
    expect(controls).toEqual(wanted.slice(1, -1));
    expect(at(nodes, nodes.length - 1)).toEqual(middle(at(wanted, 398), at(wanted, 399)));
  });

  it('comes back to where a closed line began', () => {
    const { nodes } = walk(splineAtDoubleScale({ points: wander(8, 300), closed: true }));
    expect(at(nodes, nodes.length - 1)).toEqual(at(nodes, 0));
  });
});

describe('a spline', () => {
  it('starts and ends at its outer points', () => {
    const path = spline([
      [0, 10],
      [20, 40],
      [50, 30],
      [80, 64],
    ]);
    expect(path).toBe('M0 10L10 25q10 15 25 10t30 12L80 64');
  });
});

describe('a curve through points', () => {
  it('passes every point', () => {
    const path = curveThrough([
      [0, 0],
      [10, 20],
      [30, 10],
    ]);
    expect(path).toBe('M0 0C1.7 3.3 5 18.3 10 20S26.7 11.7 30 10');
  });
});

describe('resampling', () => {
  const line = wander(11, 60);

  it('keeps both ends and the number asked for', () => {
    const even = resample(line, 25);
    expect(even).toHaveLength(26);
    expect(at(even, 0)).toEqual(at(line, 0));
    expect(distance(at(even, 25), at(line, 59))).toBeLessThan(1e-6);
  });

  it('sets points at equal distances along the line', () => {
    const straight: Point[] = [
      [0, 0],
      [3, 0],
      [10, 0],
    ];
    expect(resample(straight, 4).map(([x]) => x)).toEqual([0, 2.5, 5, 7.5, 10]);
    expect(lineLength(straight)).toBe(10);
  });
});
