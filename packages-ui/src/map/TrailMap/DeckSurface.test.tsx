import { MapView } from '@deck.gl/core';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount, type Mounted } from '../../conformance/mount.js';
import { DeckSurface } from './DeckSurface.js';
import { giveBackGraphics, takeGraphics, type MapGraphics } from './map-graphics.js';

const view = new MapView({ id: 'map' });
const camera = { longitude: 21, latitude: 52, zoom: 9 };
const minute = 60_000;

let mounted: Mounted | undefined;

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

afterEach(() => {
  mounted?.unmount();
  mounted = undefined;
  // Nothing is kept from one test to the next.
  vi.advanceTimersByTime(minute);
  vi.useRealTimers();
});

/** Shows maps without layers, and waits until all are drawn. */
async function show(...names: string[]) {
  const drawn = new Set<string>();
  const failed = vi.fn();
  const page: ReactNode = (
    <StrictMode>
      {names.map((name) => (
        <div key={name} style={{ position: 'relative', width: 200, height: 100 }}>
          <DeckSurface
            views={view}
            viewState={camera}
            layers={[]}
            onDrawn={() => drawn.add(name)}
            onFailed={failed}
          />
        </div>
      ))}
    </StrictMode>
  );
  if (mounted) mounted.draw(page);
  else mounted = mount(page);
  await expect.poll(() => drawn.size).toBe(names.length);
  expect(failed).not.toHaveBeenCalled();
  return [...document.querySelectorAll('canvas')];
}

describe('a canvas of maps', () => {
  it('goes from the map that leaves to the one that comes', async () => {
    const first = await show('a');
    const second = await show('b');
    expect(second).toEqual(first);
    expect(second[0]).toHaveProperty('width', 200 * devicePixelRatio);
  });

  it('belongs to one map at a time', async () => {
    const both = await show('a', 'b');
    expect(new Set(both).size).toBe(2);
    const [left] = await show('b');
    expect(left).toBe(both[1]);
  });

  it('is let go when no map comes for a minute', async () => {
    const [canvas] = await show('a');
    await show();
    vi.advanceTimersByTime(minute - 1);
    expect(await show('b')).toEqual([canvas]);
    await show();
    vi.advanceTimersByTime(minute);
    expect(await show('c')).not.toEqual([canvas]);
    await expect.poll(() => canvas?.getContext('webgl2')?.isContextLost()).toBe(true);
  });

  it('is not used again when the graphics card took it', async () => {
    const [canvas] = await show('a');
    const lost = new Promise((resolve) => canvas?.addEventListener('webglcontextlost', resolve));
    canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    await lost;
    expect(await show('b')).not.toEqual([canvas]);
  });

  it('shows nothing of the map that left', async () => {
    const graphics = takeGraphics();
    (await graphics.device).beginRenderPass({ clearColor: [1, 0, 0, 1] }).end();
    (await graphics.device).submit();
    expect(pixel(graphics)).toEqual([255, 0, 0, 255]);
    giveBackGraphics(graphics);
    expect(takeGraphics()).toBe(graphics);
    expect(pixel(graphics)).toEqual([0, 0, 0, 0]);
    giveBackGraphics(graphics);
  });
});

/** The colour in the corner of what is on a canvas. */
function pixel({ canvas }: MapGraphics): number[] {
  const context = canvas.getContext('webgl2');
  const colour = new Uint8Array(4);
  context?.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, colour);
  return [...colour];
}
