import { afterEach, describe, expect, it, vi } from 'vitest';
import * as charts from '../charts/index.js';
import * as kit from '../index.js';
import * as map from '../map/index.js';
import * as study from '../study.js';
import { chartEntries } from './chart-entries.js';
import { componentEntries } from './component-entries.js';
import type { Entry, Probe } from './entry.js';
import { formEntries } from './form-entries.js';
import { mapEntries } from './map-entries.js';
import { handlersOf, happen, mount, type Mounted } from './mount.js';
import { studyEntries } from './study-entries.js';

/** The names under which an entry point exports components. */
type ComponentName<Exports> = {
  [Name in keyof Exports]: Name extends Capitalize<Name & string>
    ? Exports[Name] extends (props: never) => unknown
      ? Name
      : never
    : never;
}[keyof Exports];

// A component without an entry here does not compile: whoever adds one says how it is rendered.
const entries: Record<
  | ComponentName<typeof kit>
  | ComponentName<typeof charts>
  | ComponentName<typeof study>
  | ComponentName<typeof map>,
  Entry
> = {
  ...componentEntries,
  ...formEntries,
  ...chartEntries,
  ...mapEntries,
  ...studyEntries,
};

const target = () => {
  const element = document.querySelector('[data-probe=target]');
  if (!element) throw new Error('data-probe did not reach the page');
  return element;
};

const hearing = (name: `on${string}`, handler: () => void): Probe => {
  const handlers: Record<`on${string}`, () => void> = { [name]: handler };
  return { ...handlers, 'data-probe': 'target' };
};

describe.each(Object.entries(entries))('%s', (_name, { slot, rest, render }) => {
  let mounted: Mounted | undefined;
  const draw = (probe: Probe) => {
    if (mounted) mounted.draw(render(probe));
    else mounted = mount(render(probe));
  };
  const clear = () => {
    mounted?.unmount();
    mounted = undefined;
  };
  afterEach(clear);

  it('passes data, aria and the rest of the props on', () => {
    draw({ 'data-probe': 'target', 'aria-description': 'probed', lang: 'vi' });
    expect(target().getAttribute('aria-description')).toBe('probed');
    expect(target().getAttribute('lang')).toBe('vi');
  });

  it('says with data-slot what it is', () => {
    draw({ 'data-probe': 'target' });
    expect(target().hasAttribute('data-slot')).toBe(true);
    expect(target().closest(`[data-slot="${slot}"]`)).not.toBeNull();
    if (rest === 'root') expect(target().getAttribute('data-slot')).toBe(slot);
  });

  it('keeps its own classes beside those it is given', () => {
    draw({ 'data-probe': 'target' });
    const root = target().closest(`[data-slot="${slot}"]`);
    const own = [...(root?.classList ?? [])];
    draw({ 'data-probe': 'target', className: 'probe-class' });
    expect([...(root?.classList ?? [])]).toEqual([...own, 'probe-class']);
    expect(document.querySelectorAll('.probe-class')).toHaveLength(1);
  });

  it('gives its element to ref, and takes it back', () => {
    const ref = vi.fn<(element: Element | null) => void>();
    draw({ 'data-probe': 'target', ref });
    expect(ref.mock.lastCall?.[0]).toBe(target());
    clear();
    expect(ref.mock.lastCall?.[0]).toBeNull();
  });

  it.each(['onClick', 'onKeyDown', 'onPointerDown', 'onPointerEnter', 'onFocus', 'onBlur'] as const)(
    'hears %s',
    (name) => {
      const handler = vi.fn();
      draw(hearing(name, handler));
      happen(target(), name);
      expect(handler).toHaveBeenCalled();
    },
  );

  it('composes its own handlers with those it is given', () => {
    draw({ 'data-probe': 'target' });
    const own = [...handlersOf(target()).keys()];
    for (const name of own) {
      const handler = vi.fn();
      clear();
      draw(hearing(name, handler));
      expect(handlersOf(target()).get(name), `${name} replaced`).not.toBe(handler);
      happen(target(), name);
      expect(handler, `${name} dropped`).toHaveBeenCalled();
    }
  });
});
