export { Gallery, type GalleryProps } from './Gallery.js';
export type {
  GalleryFilter,
  GalleryGroup,
  GalleryHandle,
  GalleryItem,
  GalleryLabels,
  GalleryRange,
} from './gallery-data.js';
export type { BatchLoaderOptions, BatchState } from './batch-loader.js';
export { useBatchLoader, type BatchLoaderView } from './use-batch-loader.js';
