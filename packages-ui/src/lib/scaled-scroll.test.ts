import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScaledScroll } from './scaled-scroll.js';
import { scrollScale } from './scroll-scale.js';

const viewport = 600;

/** A box that scrolls as a browser does: the event comes after the offset has changed. */
class Box extends EventTarget {
  scrollTop = 0;

  by(pixels: number) {
    this.scrollTop += pixels;
    this.dispatchEvent(new Event('scroll'));
  }
}

function scrolling(content: number) {
  const scroll = new ScaledScroll();
  const box = new Box();
  const detach = scroll.attach(box);
  scroll.resize(scrollScale(content, viewport), viewport);
  return { scroll, box, detach };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a content that fits a browser', () => {
  it('is where the box is', () => {
    const { scroll, box } = scrolling(5000);
    box.by(1500);
    expect(scroll.current()).toEqual({ top: 1500, shift: 0 });
  });
});

describe('a content that no browser could hold', () => {
  const content = 100_000_000;

  it('moves pixel by pixel in its middle and needs no new places for its parts', () => {
    const { scroll, box } = scrolling(content);
    scroll.scrollTo(50_000_000);
    const { shift } = scroll.current();
    box.by(100);
    box.by(100);
    expect(scroll.current()).toEqual({ top: 50_000_200, shift });
  });

  it('puts the scroll bar right when the scrolling ends, without moving the content', () => {
    const { scroll, box } = scrolling(content);
    scroll.scrollTo(50_000_000);
    const before = box.scrollTop;
    for (let step = 0; step < 100; step += 1) box.by(500);
    vi.runAllTimers();
    expect(scroll.current().top).toBe(50_050_000);
    expect(box.scrollTop - before).toBeLessThan(5000);
    expect(scroll.current().top - scroll.current().shift).toBeCloseTo(box.scrollTop, 5);
  });

  it('leaps when the scroll bar is pulled', () => {
    const { scroll, box } = scrolling(content);
    box.by(4_000_000 - viewport / 2);
    expect(scroll.current().top).toBeCloseTo(content / 2 - viewport / 2, 0);
  });

  it('does not undo a scroll that begins as it puts the scroll bar right', () => {
    const { scroll, box } = scrolling(content);
    scroll.scrollTo(50_000_000);
    box.by(500);
    box.scrollTop = 7_500_000;
    vi.runAllTimers();
    expect(box.scrollTop).toBeCloseTo(7_500_000, 0);
    expect(scroll.current().top).toBeGreaterThan(99_000_000);
  });

  it('lets a fling go on while rows turn out higher', () => {
    const { scroll, box } = scrolling(content);
    scroll.scrollTo(50_000_000);
    box.by(500);
    const { scrollTop } = box;
    const place = scroll.current();
    scroll.resize(scrollScale(content + 5000, viewport), viewport);
    expect([box.scrollTop, scroll.current()]).toEqual([scrollTop, place]);
    vi.runAllTimers();
    expect(scroll.current().top).toBe(50_000_500);
    expect(box.scrollTop).not.toBe(scrollTop);
  });

  it('reaches its last pixel', () => {
    const { scroll, box } = scrolling(content);
    scroll.scrollTo(Infinity);
    expect(scroll.current().top).toBe(content - viewport);
    box.by(-300);
    box.by(300);
    expect(scroll.current().top).toBe(content - viewport);
  });

  it('tells its listeners, and no longer after they left', () => {
    const { scroll, box } = scrolling(content);
    const listener = vi.fn();
    const leave = scroll.subscribe(listener);
    box.by(10);
    leave();
    box.by(10);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('lets go of the box', () => {
    const { scroll, box, detach } = scrolling(content);
    detach();
    box.by(100);
    expect(scroll.current().top).toBe(0);
  });
});

it('stays within a content that became shorter', () => {
  const { scroll } = scrolling(5000);
  scroll.scrollTo(4000);
  scroll.resize(scrollScale(1000, viewport), viewport);
  expect(scroll.current().top).toBe(400);
});

it('does not undo a scroll that begins as rows turn out higher', () => {
  const { scroll, box } = scrolling(5000);
  box.by(300);
  box.scrollTop = 380;
  scroll.resize(scrollScale(5040, viewport), viewport);
  expect([box.scrollTop, scroll.current().top]).toEqual([380, 380]);
});

it('begins in another box where the last one was', () => {
  const { scroll, box, detach } = scrolling(5000);
  box.by(700);
  detach();
  const other = new Box();
  scroll.attach(other);
  expect(other.scrollTop).toBe(700);
  other.by(50);
  expect(scroll.current()).toEqual({ top: 750, shift: 0 });
});
