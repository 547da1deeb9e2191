import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

/** A place on the page where works draw. */
export interface Stage {
  readonly box: HTMLElement;
  /** Draws at once, synchronously; on a drawn stage it updates what is there. */
  draw(content: ReactNode): void;
  /** Takes away what was drawn; the next `draw` begins anew. */
  clear(): void;
}

/**
 * A place of a given width for React to draw in.
 * @param width in pixels
 */
export function makeStage(width: number): Stage {
  const box = document.createElement('div');
  box.style.width = `${width}px`;
  document.body.append(box);
  let root: Root | undefined;
  return {
    box,
    draw(content) {
      root ??= createRoot(box);
      const drawn = root;
      flushSync(() => drawn.render(content));
    },
    clear() {
      root?.unmount();
      root = undefined;
    },
  };
}
