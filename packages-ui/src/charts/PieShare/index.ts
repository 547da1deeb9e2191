export { PieShare, type PieShareProps } from './PieShare.js';
export { usePieShare, type PiePart, type PieSlice } from './use-pie-share.js';
