export { PieShare, type PieShareProps } from './PieShare.js';
export { pieTable } from './pie-table.js';
export { usePieShare, type PiePart, type PieSlice } from './use-pie-share.js';
