import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, type Mounted } from '../../conformance/mount.js';
import { StaleBadge } from './StaleBadge.js';

const START = 1_800_000_000;
let mounted: Mounted;

beforeEach(() => vi.useFakeTimers({ now: START * 1000 }));
afterEach(() => {
  mounted.unmount();
  vi.useRealTimers();
});

const show = (reportedAt: number | null) => {
  mounted = mount(
    <StaleBadge reportedAt={reportedAt} limits={{ oldAfter: 60, offlineAfter: 600 }}>
      {(age) => (age === null ? 'never' : `${age} s ago`)}
    </StaleBadge>,
  );
};
const badge = () => document.querySelector<HTMLElement>('[data-slot=stale-badge]');
const pass = (seconds: number) => flushSync(() => vi.advanceTimersByTime(seconds * 1000));

it('grows older with the clock, and changes its looks at the limits', () => {
  show(START - 20);
  expect(badge()?.textContent).toBe('20 s ago');
  expect(badge()?.dataset['state']).toBe('fresh');
  pass(40);
  expect(badge()?.textContent).toBe('60 s ago');
  expect(badge()?.dataset['state']).toBe('old');
  pass(540);
  expect(badge()?.dataset['state']).toBe('offline');
});

it('has no age for what never came', () => {
  show(null);
  expect(badge()?.textContent).toBe('never');
  expect(badge()?.dataset['state']).toBe('offline');
});

it('counts nothing from a clock that runs ahead', () => {
  show(START + 30);
  expect(badge()?.textContent).toBe('0 s ago');
});

it('stops looking at the clock when it goes away', () => {
  show(START);
  expect(vi.getTimerCount()).toBe(1);
  mounted.unmount();
  expect(vi.getTimerCount()).toBe(0);
  show(START);
});
