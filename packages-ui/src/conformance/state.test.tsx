import { afterEach, describe, expect, it, vi } from 'vitest';
import { mount, type Mounted } from './mount.js';
import { stateCases } from './state-cases.js';

describe.each(Object.entries(stateCases))('%s', (_name, { own, held, change, read, before, after, told }) => {
  let mounted: Mounted;
  afterEach(() => mounted.unmount());

  it('holds its own value, and tells of every change', async () => {
    const onChange = vi.fn();
    mounted = mount(own(onChange));
    expect(read()).toEqual(before);
    await change();
    expect(read()).toEqual(after);
    expect(onChange).toHaveBeenLastCalledWith(told);
  });

  it('shows what its owner holds, whatever is done', async () => {
    const onChange = vi.fn();
    mounted = mount(held(onChange));
    await change();
    expect(onChange).toHaveBeenLastCalledWith(told);
    expect(read()).toEqual(before);
  });
});
