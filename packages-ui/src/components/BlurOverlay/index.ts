export { BlurOverlay, type BlurOverlayProps } from './BlurOverlay.js';
