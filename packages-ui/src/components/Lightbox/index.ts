export { Lightbox, type LightboxProps } from './Lightbox.js';
export type { LightboxLabels, LightboxSlide } from './lightbox-data.js';
