import type { ReactNode } from 'react';
import type { PhotoProblem } from './photo-work.js';

/** Every word of the frame. */
export interface CropFrameLabels {
  /** The picture, for those who don't see it: "Your photo". */
  readonly photo: string;
  /** The frame: "Task area". */
  readonly frame: string;
  readonly left: string;
  readonly top: string;
  readonly right: string;
  readonly bottom: string;
}

/** Every word of the dialog. */
export interface CropDialogLabels extends CropFrameLabels {
  /** "Select the task area" */
  readonly title: ReactNode;
  /** How to crop, with fingers and with keys. */
  readonly hint: ReactNode;
  /** Said while no photo is chosen yet. */
  readonly empty: ReactNode;
  readonly choose: ReactNode;
  readonly take: ReactNode;
  readonly another: ReactNode;
  readonly rotateLeft: string;
  readonly rotateRight: string;
  /** "Whole photo": the frame around everything again. */
  readonly whole: ReactNode;
  readonly loading: string;
  readonly done: ReactNode;
  readonly cancel: ReactNode;
  readonly close: string;
  /** What is wrong with a photo and what to do about it. */
  readonly problems: Readonly<Record<PhotoProblem, ReactNode>>;
}
