import { useLayoutEffect, useState, type RefObject } from 'react';
import { speedSteps } from './speed-scale.js';
import type { Rgba } from './trail-colours.js';

/** The tokens that the graphics card needs as numbers. */
export interface MapColours {
  readonly land: Rgba;
  readonly water: Rgba;
  readonly line: Rgba;
  readonly casing: Rgba;
  readonly quiet: Rgba;
  readonly brand: Rgba;
  readonly speed: readonly Rgba[];
  readonly places: readonly Rgba[];
  readonly isDark: boolean;
}

const count = (length: number) => Array.from({ length }, (_, index) => index + 1);

/** The map's colours from the tokens around an element, read again when the theme changes; null before the first look. */
export function useMapColours(element: RefObject<HTMLElement | null>): MapColours | null {
  const [colours, setColours] = useState<MapColours | null>(null);
  useLayoutEffect(() => {
    const read = () => element.current && setColours(readColours(element.current));
    read();
    // The theme may be set on any element above, or come from the system.
    const themes = new MutationObserver(read);
    themes.observe(document, { attributes: true, subtree: true, attributeFilter: ['data-theme'] });
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', read);
    return () => {
      themes.disconnect();
      system.removeEventListener('change', read);
    };
  }, [element]);
  return colours;
}

function readColours(element: HTMLElement): MapColours {
  const style = getComputedStyle(element);
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const read = (token: string): Rgba => {
    if (!canvas) return [128, 128, 128, 255];
    // Painted and looked at, since a partner may write a colour in any of CSS's ways.
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = style.getPropertyValue(`--ostoja-${token}`).trim();
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 255] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha];
  };
  return {
    land: read('map-land'),
    water: read('map-water'),
    line: read('map-line'),
    casing: read('surface'),
    quiet: read('ink-3'),
    brand: read('brand'),
    speed: count(speedSteps).map((step) => read(`speed-${step}`)),
    places: count(4).map((place) => read(`place-${place}`)),
    isDark: style.colorScheme.includes('dark'),
  };
}
