import type { CropDialogLabels } from './crop-labels.js';

/** The words of the stories, in English. */
export const labels: CropDialogLabels = {
  title: 'Select the task area',
  hint: 'Drag the frame or its edges, pinch with two fingers, or press Tab and the arrow keys.',
  empty: 'A sharp photo from straight above is read best.',
  choose: 'Choose a photo',
  take: 'Take a photo',
  another: 'Another photo',
  rotateLeft: 'Turn left',
  rotateRight: 'Turn right',
  whole: 'Whole photo',
  loading: 'Reading the photo',
  done: 'Done',
  cancel: 'Cancel',
  close: 'Close',
  photo: 'Your photo',
  frame: 'Task area',
  left: 'Left edge',
  top: 'Top edge',
  right: 'Right edge',
  bottom: 'Bottom edge',
  problems: {
    unreadable: 'This file can’t be read as a picture. Choose a JPEG or PNG.',
    'too-small': 'This picture is smaller than 10 pixels.',
    failed: 'The photo could not be cut. Try a smaller one.',
  },
};
