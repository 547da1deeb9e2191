/** A stretch in which a device was in use. Times are epoch seconds; `to` is exclusive. */
export interface UsedSpan {
  readonly from: number;
  readonly to: number;
  /** What was used: an app or a site. */
  readonly label: string;
  /** How much of the stretch was really used, 0 to 1; absent means all of it. */
  readonly intensity?: number;
}

/** One try at something that the rules refuse, at an epoch second. */
export interface BlockedTry {
  readonly at: number;
  /** What was tried. */
  readonly label: string;
  /** Why it was refused, in the reader's words. */
  readonly reason?: string;
}

/** A stretch of time in epoch seconds; `to` is exclusive. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** A stay at a named place. Stays with the same label share a colour. */
export interface PlaceStay extends Period {
  readonly label: string;
  /** One of the four place colours; absent: by first appearance in the lane. */
  readonly colour?: 1 | 2 | 3 | 4;
}

/** What one device did during the day. */
export interface DeviceLane {
  readonly kind: 'device';
  readonly id: string;
  readonly label: string;
  readonly used: readonly UsedSpan[];
  readonly blocked?: readonly BlockedTry[];
  /** When the schedule lets the device be used; the rest of the day is closed. Absent: no schedule is set. */
  readonly allowed?: readonly Period[];
  /** The device's last report: what came after it (and before now) is not known yet. */
  readonly reportedUntil?: number;
}

/** Where the child was during the day. */
export interface PlacesLane {
  readonly kind: 'places';
  readonly id: string;
  readonly label: string;
  readonly stays: readonly PlaceStay[];
  readonly reportedUntil?: number;
}

export type RibbonLane = DeviceLane | PlacesLane;

interface ItemBase extends Period {
  /** Stable over redraws of the same data, so that focus stays where it was. */
  readonly key: string;
  readonly laneId: string;
  readonly laneLabel: string;
}

export interface UsedItem extends ItemBase {
  readonly kind: 'used';
  readonly span: UsedSpan;
}

/** One try, or several that stand too close to be told apart at this width. */
export interface BlockedItem extends ItemBase {
  readonly kind: 'blocked';
  readonly tries: readonly [BlockedTry, ...BlockedTry[]];
}

export interface PlaceItem extends ItemBase {
  readonly kind: 'place';
  readonly stay: PlaceStay;
  readonly colour: 1 | 2 | 3 | 4;
}

/** Anything on the ribbon that can be pointed at, focused and opened. */
export type RibbonItem = UsedItem | BlockedItem | PlaceItem;
