/**
 * Writes the bundled coarse world of the map: `node scripts/build-world.mjs` (from packages-ui).
 * Source: world-atlas (ISC licence), which is made from Natural Earth (public domain). Rerun only to change the detail.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { merge, mesh } from 'topojson-client';
import {
  filter,
  filterWeight,
  presimplify,
  simplify,
  sphericalRingArea,
  sphericalTriangleArea,
} from 'topojson-simplify';

/** Coordinates are whole numbers of these: 1/30 of a degree, some four kilometres. */
const perDegree = 30;
/** Triangles flatter than this are left out, in steradians (about 45 square kilometres). */
const leastTriangle = 1.1e-6;
/** Islands smaller than this are left out, in steradians (about 160 square kilometres). */
const leastIsland = 4e-6;

const require = createRequire(import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/countries-50m.json'), 'utf8'));
// Antarctica closes along the pole, where the map's projection has no end, and nobody's child goes to school there.
atlas.objects.countries.geometries = atlas.objects.countries.geometries.filter(({ id }) => id !== '010');

const simplified = simplify(presimplify(atlas, sphericalTriangleArea), leastTriangle);
const world = filter(simplified, filterWeight(simplified, leastIsland, sphericalRingArea));
const { countries } = world.objects;
const polygons = merge(world, countries.geometries).coordinates;
const borders = mesh(world, countries, (one, other) => one !== other).coordinates;

/** What a number is written with; see decode-world.ts. */
const digits = Array.from({ length: 92 }, (_, index) => String.fromCodePoint(35 + index)).filter(
  (character) => character !== "'" && character !== '\\',
);
const base = digits.length / 2;

/** A number without a sign: digits of the second half of the alphabet, the last one of the first half. */
function encodeNumber(value) {
  return value < base
    ? digits[value]
    : digits[base + (value % base)] + encodeNumber(Math.floor(value / base));
}

/** Rings and lines as numbers: how many points, then the steps from point to point. */
function encode(lines) {
  let text = '';
  const write = (value) => {
    text += encodeNumber(value < 0 ? -value * 2 - 1 : value * 2);
  };
  let [lastX, lastY] = [0, 0];
  for (const line of lines) {
    const points = line
      .map(([lng, lat]) => [Math.round(lng * perDegree), Math.round(lat * perDegree)])
      .filter(([x, y], index, all) => index === 0 || x !== all[index - 1][0] || y !== all[index - 1][1]);
    if (points.length < 2) continue;
    write(points.length);
    for (const [x, y] of points) {
      write(x - lastX);
      write(y - lastY);
      [lastX, lastY] = [x, y];
    }
  }
  return text;
}

// A polygon's holes are lakes and inland seas: the first ring of each is land, the others are water again.
const land = encode(polygons.map(([ring]) => ring).filter((ring) => ring.length > 3));
const lakes = encode(polygons.flatMap(([, ...holes]) => holes).filter((ring) => ring.length > 3));
const lines = encode(borders);

const licence = readFileSync(require.resolve('world-atlas/LICENSE'), 'utf8').trim();
const text = `/*!
 * The coarse world: written by scripts/build-world.mjs from world-atlas 2, which is made from Natural Earth (public
 * domain). Read by decode-world.ts, which says what the text means. The licence of world-atlas (ISC):
 *
${licence.replaceAll(/^/gm, ' * ').replaceAll(/ +$/gm, '')}
 */
export const landText =
  '${land}';
export const lakesText =
  '${lakes}';
export const bordersText =
  '${lines}';
`;
writeFileSync(new URL('../src/map/TrailMap/world/world-data.ts', import.meta.url), text);
process.stdout.write(`${text.length} characters, ${gzipSync(text).length} bytes gzip\n`);
