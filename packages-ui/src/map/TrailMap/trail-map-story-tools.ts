import { expect, waitFor } from 'storybook/test';

/** Software rendering on a busy machine is slow; a map that is not drawn in this time is not drawn at all. */
const drawing = { timeout: 25_000 };

/** Waits until the map is drawn. */
export async function drawn(root: HTMLElement): Promise<void> {
  await waitFor(
    () => expect(root.querySelector('[data-slot=map-surface]')).toHaveAttribute('data-state', 'drawn'),
    drawing,
  );
}

/** A part of the component by its name. */
export function slot(root: HTMLElement, name: string): HTMLElement {
  const part = root.querySelector<HTMLElement>(`[data-slot=${name}]`);
  if (!part) throw new Error(`there is no ${name}`);
  return part;
}

/**
 * A browser that gives so many WebGL contexts and then no more.
 * @returns what puts the browser back
 */
export function withoutWebGl(contexts: number): () => void {
  const { getContext } = HTMLCanvasElement.prototype;
  let left = contexts;
  function refuse(this: HTMLCanvasElement, kind: string, options?: unknown) {
    if (kind !== '2d') {
      if (left === 0) return null;
      left -= 1;
    }
    return Reflect.apply(getContext, this, [kind, options]);
  }
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', refuse);
  return () => Reflect.set(HTMLCanvasElement.prototype, 'getContext', getContext);
}
