import { expect, it, vi } from 'vitest';
import { composeHandlers } from './compose-handlers.js';

it('calls the caller’s handler first, then the own one', () => {
  const calls: string[] = [];
  composeHandlers(
    () => calls.push('theirs'),
    () => calls.push('own'),
  )({ defaultPrevented: false });
  expect(calls).toEqual(['theirs', 'own']);
});

it('leaves the own handler out when the caller prevented the default', () => {
  const own = vi.fn();
  composeHandlers<Event>((event) => event.preventDefault(), own)(new Event('click', { cancelable: true }));
  expect(own).not.toHaveBeenCalled();
});

it('works without a handler of the caller', () => {
  const own = vi.fn();
  composeHandlers(undefined, own)({ defaultPrevented: false });
  expect(own).toHaveBeenCalledOnce();
});
