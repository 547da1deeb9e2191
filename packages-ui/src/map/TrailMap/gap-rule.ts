/** Between which two reports the way is not known, so that no line is drawn. */
export interface GapRule {
  /** A device that was silent for longer may have been anywhere, even if it came back. Seconds. */
  readonly silence: number;
  /** A device that is silent for longer than this … (seconds) */
  readonly movingSilence: number;
  /** … and speaks again further away than this, went a way that nobody saw. Metres. */
  readonly movingDistance: number;
}

/** Phones report rarely while they lie still, and every half minute or so on the move. */
export const defaultGapRule: GapRule = { silence: 1800, movingSilence: 300, movingDistance: 500 };
