type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** How eyes see colours: in full, or without the long, the middle or the short cones. */
export type ColourVision = 'full' | 'protanopia' | 'deuteranopia' | 'tritanopia';

/** On linear RGB; the three dichromacies after Machado, Oliveira and Fernandes (2009), severity 1. */
const simulations: Record<ColourVision, Matrix> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export const colourVisions: readonly ColourVision[] = ['full', 'protanopia', 'deuteranopia', 'tritanopia'];

const clamp = (channel: number) => Math.min(1, Math.max(0, channel));

const times = (matrix: Matrix, [x, y, z]: Triple): Triple => {
  const row = ([a, b, c]: Triple) => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

function decode(channel: string): number {
  const value = Number.parseInt(channel, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encode(channel: number): string {
  const value = channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
}

const toLinear = (hex: string): Triple => [
  decode(hex.slice(1, 3)),
  decode(hex.slice(3, 5)),
  decode(hex.slice(5, 7)),
];

const toHex = (linear: Triple): string => `#${linear.map(encode).join('')}`;

/** Björn Ottosson's OKLab, in which equal distances look about equally different. */
function toOklab(linear: Triple): Triple {
  const [long, middle, short] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    linear,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(long), Math.cbrt(middle), Math.cbrt(short)],
  );
}

/** What somebody with this vision sees where `#rrggbb` is shown, as `#rrggbb`. */
export function seenWith(vision: ColourVision, hex: string): string {
  const [red, green, blue] = times(simulations[vision], toLinear(hex));
  return toHex([clamp(red), clamp(green), clamp(blue)]);
}

/** How different two `#rrggbb` colours look: their distance in OKLab. About 0.02 is just noticed; black to white is 1. */
export function difference(first: string, second: string): number {
  const [l1, a1, b1] = toOklab(toLinear(first));
  const [l2, a2, b2] = toOklab(toLinear(second));
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
}

/** How light a `#rrggbb` colour looks: 0 is black, 1 is white. */
export function lightness(hex: string): number {
  return toOklab(toLinear(hex))[0];
}
