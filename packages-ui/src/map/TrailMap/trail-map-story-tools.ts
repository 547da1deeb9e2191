import { expect, waitFor } from 'storybook/test';

/** Software rendering on a busy machine is slow; a map that is not drawn in this time is not drawn at all. */
const drawing = { timeout: 45_000 };

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

/** A browser without WebGL. Gives what puts the browser back. */
export function withoutWebGl(): () => void {
  const { getContext } = HTMLCanvasElement.prototype;
  function refuse(this: HTMLCanvasElement, kind: string, options?: unknown) {
    return kind === '2d' ? Reflect.apply(getContext, this, [kind, options]) : null;
  }
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', refuse);
  return () => Reflect.set(HTMLCanvasElement.prototype, 'getContext', getContext);
}

/** Takes the graphics card away from a map that is drawn. */
export function loseGraphics(root: HTMLElement): void {
  const context = root.querySelector('canvas')?.getContext('webgl2');
  const loss = context?.getExtension('WEBGL_lose_context');
  if (!loss) throw new Error('there is no drawn map');
  loss.loseContext();
}
