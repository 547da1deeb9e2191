import { luma, type Device } from '@luma.gl/core';
import { webgl2Adapter } from '@luma.gl/webgl';

/** How long a canvas waits for the next map, milliseconds: as long as one looks elsewhere and comes back. */
const keptFor = 60_000;

/** A canvas with its WebGL context, and the shaders that were compiled for it. */
export class MapGraphics {
  readonly canvas = document.createElement('canvas');
  /** Fails where the browser gives no context. */
  readonly device: Promise<Device>;
  #ready: Device | null = null;
  #isUsable = true;

  constructor() {
    this.canvas.addEventListener('webglcontextlost', () => (this.#isUsable = false));
    this.device = this.#open();
  }

  /** Whether another map can draw with it. */
  get isUsable(): boolean {
    return this.#isUsable;
  }

  /** Wipes off what the last map drew: the next one may be another child's. */
  wipe(): void {
    if (!this.#ready) return;
    this.#ready.beginRenderPass({ clearColor: [0, 0, 0, 0] }).end();
    this.#ready.submit();
  }

  /** Frees the context at once: browsers allow few, and collect them late. */
  async destroy(): Promise<void> {
    this.#isUsable = false;
    const device = await this.device.catch(() => null);
    device?.getDefaultCanvasContext().destroy();
    device?.destroy();
    this.canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  }

  async #open(): Promise<Device> {
    try {
      this.#ready = await luma.createDevice({
        type: 'webgl',
        adapters: [webgl2Adapter],
        createCanvasContext: { canvas: this.canvas, useDevicePixels: true, autoResize: true },
      });
      return this.#ready;
    } catch (error) {
      this.#isUsable = false;
      throw error;
    }
  }
}

/**
 * Compiling shaders is most of what a map costs, and they belong to a context. So a map that goes leaves its canvas to
 * the next one: one is kept, for a minute. Maps that are shown at once have one each.
 */
let kept: { graphics: MapGraphics; timer: ReturnType<typeof setTimeout> } | null = null;

/** A canvas for a map that comes: the kept one, or a new one. It must be given back. */
export function takeGraphics(): MapGraphics {
  const graphics = kept?.graphics;
  clearTimeout(kept?.timer);
  kept = null;
  if (graphics?.isUsable) return graphics;
  void graphics?.destroy();
  return new MapGraphics();
}

/** Gives the canvas of a map that goes back. */
export function giveBackGraphics(graphics: MapGraphics): void {
  graphics.canvas.remove();
  if (kept || !graphics.isUsable) {
    void graphics.destroy();
    return;
  }
  graphics.wipe();
  const timer = setTimeout(() => {
    kept = null;
    void graphics.destroy();
  }, keptFor);
  kept = { graphics, timer };
}
