import { labels as cropLabels } from '../components/CropDialog/crop-story-labels.js';
import { labels as solutionLabels } from '../components/StepSolution/step-solution-story-data.js';
import { CropDialog, CropFrame, StepSolution } from '../study.js';
import { entry } from './entry.js';

/** A picture of four pixels. */
function picture(): ImageBitmap {
  const canvas = new OffscreenCanvas(2, 2);
  canvas.getContext('2d');
  return canvas.transferToImageBitmap();
}

/** Every component of `@ostoja/ui/study`, with the least that it needs. */
export const studyEntries = {
  CropDialog: entry('crop-dialog', (probe) => (
    <CropDialog defaultOpen labels={cropLabels} formatPercent={String} onCrop={() => {}} {...probe} />
  )),
  CropFrame: entry('crop-frame', (probe) => (
    <CropFrame
      picture={picture()}
      least={{ width: 0.1, height: 0.1 }}
      labels={cropLabels}
      formatPercent={String}
      {...probe}
    />
  )),
  StepSolution: entry('step-solution', (probe) => (
    <StepSolution steps={[]} labels={solutionLabels} {...probe} />
  )),
};
