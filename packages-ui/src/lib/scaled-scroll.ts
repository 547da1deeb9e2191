import { scrollScale, type ScrollScale } from './scroll-scale.js';

/** What `ScaledScroll` needs of an element. */
export type ScrollBox = Pick<HTMLElement, 'scrollTop' | 'addEventListener' | 'removeEventListener'>;

/** Where a scroll box stands, in pixels. */
export interface ScrollPlace {
  /** The offset into the content at the box's upper edge. */
  readonly top: number;
  /** What to take from an offset into the content to place a part in the element that scrolls. */
  readonly shift: number;
}

/** After so long without scrolling, in milliseconds, the scroll bar is put where the content is. */
const SETTLE_AFTER = 160;

/**
 * Scrolls a content of any length in an element of a bounded one. A wheel, a finger and the page keys move the content
 * pixel by pixel wherever it stands; a pull at the scroll bar leaps along the whole of it.
 *
 * Between two leaps `shift` stays as it is, so the browser scrolls the parts by itself and smoothly. What the scroll
 * bar falls behind meanwhile is made up when the scrolling ends.
 */
export class ScaledScroll {
  private scale: ScrollScale = scrollScale(0, 0);
  private viewport = 0;
  private box: ScrollBox | null = null;
  private scrollTop = 0;
  private place: ScrollPlace = { top: 0, shift: 0 };
  private settling: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): ScrollPlace => this.place;

  /** Follows the box until the returned function is called. A box that takes another's place begins where that was. */
  attach(box: ScrollBox): () => void {
    this.box = box;
    this.scrollTop = box.scrollTop;
    this.scrollTo(this.place.top);
    box.addEventListener('scroll', this.follow, { passive: true });
    return () => {
      box.removeEventListener('scroll', this.follow);
      clearTimeout(this.settling);
      this.settling = undefined;
      this.box = null;
    };
  }

  /** Takes new sizes and keeps the offset into the content as far as there is content. Call it when they are rendered. */
  resize(scale: ScrollScale, viewport: number): void {
    this.scale = scale;
    this.viewport = viewport;
    // A scroll that was not told yet must not be undone.
    this.follow();
    // In the midst of scrolling the scroll bar can wait: a write would end the fling.
    if (this.settling !== undefined && !scale.exact && this.place.top <= scale.maxTop) return;
    this.scrollTo(this.place.top);
  }

  /** Brings an offset into the content to the box's upper edge, or as near as the content's end allows. */
  scrollTo(top: number): void {
    const target = Math.min(Math.max(0, top), this.scale.maxTop);
    if (this.box) {
      const scrollTop = this.scale.toScroll(target);
      // Even a write that changes nothing ends a fling.
      if (Math.abs(this.box.scrollTop - scrollTop) >= 0.5) this.box.scrollTop = scrollTop;
      // Read back: browsers round to what the screen can show.
      this.scrollTop = this.box.scrollTop;
    }
    this.move(target);
  }

  private readonly follow = (): void => {
    if (!this.box) return;
    const scrollTop = this.box.scrollTop;
    const by = scrollTop - this.scrollTop;
    if (by === 0) return;
    this.scrollTop = scrollTop;
    const atEnd = scrollTop <= 0 || scrollTop >= this.scale.maxScroll - 1;
    const leap = this.scale.exact || atEnd || Math.abs(by) > 2 * this.viewport;
    const top = leap ? this.scale.toTop(scrollTop) : this.place.top + by;
    this.move(Math.min(Math.max(0, top), this.scale.maxTop));
    if (this.scale.exact) return;
    clearTimeout(this.settling);
    this.settling = setTimeout(this.settle, SETTLE_AFTER);
  };

  private readonly settle = (): void => {
    this.settling = undefined;
    if (this.box?.scrollTop === this.scrollTop) this.scrollTo(this.place.top);
    // Here too a scroll may have begun that was not told yet.
    else this.follow();
  };

  private move(top: number): void {
    const shift = this.scale.exact ? 0 : top - this.scrollTop;
    if (top === this.place.top && shift === this.place.shift) return;
    this.place = { top, shift };
    for (const listener of this.listeners) listener();
  }
}
