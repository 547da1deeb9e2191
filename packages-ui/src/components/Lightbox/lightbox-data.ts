import type { ReactNode } from 'react';

interface LightboxSlideBase {
  /** Tells the picture from every other. */
  readonly id: string;
  /** The picture in words, for those who don't see it. */
  readonly alt: string;
  /** Stands under the picture. */
  readonly caption?: ReactNode;
}

/** One picture of the lightbox. */
export type LightboxSlide = LightboxSlideBase &
  ({ readonly state: 'waiting' | 'failed' } | { readonly state: 'ready'; readonly src: string });

/** Every word of the lightbox. */
export interface LightboxLabels {
  /** Names the window: "Screen, large". */
  readonly name: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** Where one stands, from 1: "3 of 120". */
  readonly position: (position: number, count: number) => string;
  readonly waiting: string;
  readonly failed: string;
  readonly retry: string;
}
