/** The size of 1 rem in pixels: for what is placed in pixels but must grow with the reader's letters. */
export function remPixels(): number {
  return typeof document === 'undefined'
    ? 16
    : Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
