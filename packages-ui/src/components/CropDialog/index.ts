export { CropDialog, type CropDialogProps } from './CropDialog.js';
export { CropFrame, type CropFrameProps } from './CropFrame.js';
export type { CropDialogLabels, CropFrameLabels } from './crop-labels.js';
export type { CropArea, LeastArea, Turn } from './crop-area.js';
export type { CroppedPhoto, PhotoProblem } from './photo-work.js';
