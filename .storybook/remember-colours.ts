import axe from 'axe-core';

/** A colour as axe holds it, each part 0 to 1. */
interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  /** Takes on what a style sheet calls a colour. */
  parseString(text: string): Colour;
}

/** What axe 4 has and does not say in its types. */
interface ColourCommons {
  readonly Color: { new (colour: Colour): Colour; readonly prototype: Colour };
}

/**
 * Lets axe read each text of a colour once. It reads the same few again for every word of every story, which in colour
 * spaces as `oklab` took a quarter of its checks of contrast.
 */
export function rememberColours(): void {
  const { Color } = (axe.commons as unknown as { color: ColourCommons }).color;
  const { parseString } = Color.prototype;
  const known = new Map<string, Colour>();
  Color.prototype.parseString = function (this: Colour, text) {
    const same = known.get(text);
    if (same) {
      const { r, g, b, alpha } = same;
      return Object.assign(this, { r, g, b, alpha });
    }
    Reflect.apply(parseString, this, [text]);
    known.set(text, new Color(this));
    return this;
  };
}
