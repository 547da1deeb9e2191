import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BatchLoader } from './batch-loader.js';

const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => String(from + i));

function loading(
  answer = async (wanted: readonly string[]) => new Map(wanted.map((id) => [id, `picture ${id}`])),
) {
  const load = vi.fn(answer);
  const loader = new BatchLoader({ load, keep: 50 });
  const listener = vi.fn();
  const leave = loader.subscribe(listener);
  return { loader, load, listener, leave };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('BatchLoader', () => {
  it('loads 20 at a time: the first after 600 ms, the next 50 ms after the answer', async () => {
    const { loader, load } = loading();
    loader.want(ids(0, 45));
    await vi.advanceTimersByTimeAsync(599);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(load.mock.calls).toEqual([[ids(0, 20)]]);
    await vi.advanceTimersByTimeAsync(50);
    expect(load.mock.calls.map(([asked]) => asked.length)).toEqual([20, 20]);
    await vi.runAllTimersAsync();
    expect(load.mock.calls.map(([asked]) => asked.length)).toEqual([20, 20, 5]);
    expect(loader.stateOf('44')).toEqual({ state: 'ready', value: 'picture 44' });
  });

  it('loads nothing of what was only passed by', async () => {
    const { loader, load } = loading();
    loader.want(ids(0, 20));
    await vi.advanceTimersByTimeAsync(500);
    loader.want(ids(500, 510));
    await vi.runAllTimersAsync();
    expect(load.mock.calls).toEqual([[ids(500, 510)]]);
  });

  it('asks for nothing twice', async () => {
    const { loader, load } = loading();
    loader.want(ids(0, 20));
    await vi.runAllTimersAsync();
    loader.want(ids(10, 30));
    await vi.runAllTimersAsync();
    expect(load.mock.calls.at(-1)).toEqual([ids(20, 30)]);
  });

  it('asks for nothing twice that is wanted again while it is on its way', async () => {
    const answers: ((values: Map<string, string>) => void)[] = [];
    const { loader, load } = loading(() => new Promise((resolve) => answers.push(resolve)));
    loader.want(ids(0, 2));
    await vi.runAllTimersAsync();
    loader.want(ids(0, 2));
    answers[0]?.(new Map(ids(0, 2).map((id) => [id, 'a'])));
    await vi.runAllTimersAsync();
    expect(load).toHaveBeenCalledOnce();
  });

  it('fails what the answer leaves out', async () => {
    const { loader } = loading(async () => new Map([['0', 'a']]));
    loader.want(['0', '1']);
    await vi.runAllTimersAsync();
    expect([loader.stateOf('0').state, loader.stateOf('1').state]).toEqual(['ready', 'failed']);
  });

  it('fails all of a batch that is refused, goes on, and tries again when told', async () => {
    const { loader, load } = loading();
    load.mockRejectedValueOnce(new Error('offline'));
    loader.want(ids(0, 21));
    await vi.runAllTimersAsync();
    expect([loader.stateOf('3').state, loader.stateOf('20').state]).toEqual(['failed', 'ready']);
    loader.retry('3');
    expect(loader.stateOf('3').state).toBe('waiting');
    await vi.runAllTimersAsync();
    expect(loader.stateOf('3').state).toBe('ready');
  });

  it('forgets what was wanted longest ago, never what is wanted now', async () => {
    const { loader } = loading();
    loader.want(ids(0, 40));
    await vi.runAllTimersAsync();
    loader.want(ids(30, 70));
    await vi.runAllTimersAsync();
    expect(loader.stateOf('0').state).toBe('waiting');
    expect(ids(30, 70).every((id) => loader.stateOf(id).state === 'ready')).toBe(true);
  });

  it('stops when nobody looks any more', async () => {
    const { loader, load, leave } = loading();
    loader.want(ids(0, 5));
    leave();
    await vi.runAllTimersAsync();
    expect(load).not.toHaveBeenCalled();
  });

  it('tells its listeners of every answer', async () => {
    const { loader, listener } = loading();
    const before = loader.snapshot();
    loader.want(ids(0, 25));
    await vi.runAllTimersAsync();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(loader.snapshot()).not.toBe(before);
  });
});
