import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { mount, type Mounted } from '../../conformance/mount.js';
import { english } from '../../stories/schedule-grid-words.js';
import '../../theme.css';
import { openWeek, scheduleFormat, ScheduleGrid, type ScheduleWeek } from './index.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

const onValueChange = vi.fn<(week: ScheduleWeek) => void>();
let mounted: Mounted;

beforeEach(() => {
  // Longer than the screen, as a page is
  document.body.style.paddingBlock = '2000px';
  onValueChange.mockClear();
  mounted = mount(
    <div style={{ width: '340px' }}>
      <ScheduleGrid
        defaultValue={openWeek}
        format={scheduleFormat('en-GB')}
        labels={english}
        onValueChange={onValueChange}
      />
    </div>,
  );
  document.querySelector('[data-slot=schedule-table]')?.scrollIntoView();
});
afterEach(() => {
  mounted.unmount();
  document.body.style.paddingBlock = '';
});

/** Where the middle of an hour of Monday is in the browser's window, which holds the test's page as a frame. */
function middleOf(hour: number): Point {
  const part = document.querySelectorAll('[data-slot=schedule-cell]')[hour];
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  if (!part) throw new Error(`Monday has no hour ${String(hour)}`);
  const { x, y, width, height } = part.getBoundingClientRect();
  const scale = frame.width === 0 ? 1 : frame.width / window.innerWidth;
  return { x: frame.x + (x + width / 2) * scale, y: frame.y + (y + height / 2) * scale };
}

const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });

/** Draws one finger from an hour of Monday to another, in steps as a hand makes them. */
async function drawFinger(from: number, to: number): Promise<void> {
  const [start, end] = [middleOf(from), middleOf(to)];
  await touch('touchStart', [start]);
  for (let step = 1; step <= 8; step += 1) {
    const way = step / 8;
    await touch('touchMove', [
      { x: start.x + (end.x - start.x) * way, y: start.y + (end.y - start.y) * way },
    ]);
  }
  await touch('touchEnd', []);
}

const monday = () => onValueChange.mock.lastCall?.[0][0];

describe('a finger on the schedule', () => {
  it('paints the hours that it is drawn over, as one edit, and does not scroll the page', async () => {
    const before = window.scrollY;
    await drawFinger(8, 12);

    await vi.waitFor(() => expect(onValueChange).toHaveBeenCalledTimes(1));
    expect(monday()).toBe('111111110000011111111111');
    expect(window.scrollY).toBe(before);
  });

  it('takes the stroke back when a second finger comes, which is a pinch', async () => {
    const [first, second] = [middleOf(8), middleOf(12)];
    await touch('touchStart', [first]);
    await touch('touchMove', [middleOf(10)]);
    await touch('touchStart', [middleOf(10), second]);
    await touch('touchEnd', []);

    expect(onValueChange).not.toHaveBeenCalled();
    expect(document.querySelectorAll('[data-slot=schedule-cell][data-state=blocked]')).toHaveLength(0);
  });
});
