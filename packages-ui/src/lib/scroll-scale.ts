/**
 * The tallest element that we ask a browser for, in pixels. Firefox cuts elements at about 17.8 million pixels, Chromium
 * and Safari at 33.5 million, and all three count device pixels: a zoomed page reaches the limit earlier.
 */
export const MAX_SCROLL_PIXELS = 8_000_000;

/** How a long content is shown in a scroll box that is not as long. All figures are pixels. */
export interface ScrollScale {
  /** The height of the element that gives the scroll bar its length. */
  readonly size: number;
  /** The greatest offset into the content. */
  readonly maxTop: number;
  /** The greatest `scrollTop`. */
  readonly maxScroll: number;
  /** Whether one pixel of the scroll bar is one pixel of the content everywhere. */
  readonly exact: boolean;
  readonly toTop: (scrollTop: number) => number;
  readonly toScroll: (top: number) => number;
}

const clamp = (value: number, max: number) => Math.min(Math.max(0, value), max);

/**
 * Fits a content into an element of at most `maxSize`. The first and last eighth of the scroll bar are true to the
 * pixel, so both ends of the content can be reached; only the stretch between them is squeezed.
 */
export function scrollScale(
  contentSize: number,
  viewportSize: number,
  maxSize: number = MAX_SCROLL_PIXELS,
): ScrollScale {
  const size = Math.min(contentSize, Math.max(maxSize, viewportSize));
  const maxTop = Math.max(0, contentSize - viewportSize);
  const maxScroll = Math.max(0, size - viewportSize);
  if (maxTop === maxScroll) {
    const same = (offset: number) => clamp(offset, maxTop);
    return { size, maxTop, maxScroll, exact: true, toTop: same, toScroll: same };
  }
  const edge = maxScroll / 8;
  const ratio = (maxTop - 2 * edge) / (maxScroll - 2 * edge);
  return {
    size,
    maxTop,
    maxScroll,
    exact: false,
    toTop: (scrollTop) => {
      const scroll = clamp(scrollTop, maxScroll);
      if (scroll <= edge) return scroll;
      if (scroll >= maxScroll - edge) return maxTop - (maxScroll - scroll);
      return edge + (scroll - edge) * ratio;
    },
    toScroll: (contentTop) => {
      const top = clamp(contentTop, maxTop);
      if (top <= edge) return top;
      if (top >= maxTop - edge) return maxScroll - (maxTop - top);
      return edge + (top - edge) / ratio;
    },
  };
}
