interface GalleryItemBase {
  /** Tells the item from every other; what a selection holds. */
  readonly id: string;
  /** The item in words, for those who don't see it: "14:36, Messenger". */
  readonly name: string;
  /** One line under the picture; cut when it is too long. */
  readonly caption?: string;
  /** A quieter second line. */
  readonly detail?: string;
}

/** A picture in the gallery. Its name may be known long before its picture is. */
export type GalleryItem = GalleryItemBase &
  ({ readonly state: 'waiting' | 'failed' } | { readonly state: 'ready'; readonly src: string });

/** Neighbours under one heading, in the order of the items: a day, an app. */
export interface GalleryGroup {
  readonly id: string;
  readonly label: string;
  /** How many of the items belong to it. */
  readonly count: number;
}

/** A choice that narrows the gallery. Several may be on; none on means all items. */
export interface GalleryFilter {
  readonly id: string;
  readonly label: string;
}

/** A run of items by their index: `from` is in it, `to` is not. */
export interface GalleryRange {
  readonly from: number;
  readonly to: number;
}

/** Every word of the gallery. */
export interface GalleryLabels {
  /** Names the whole: "Screens of Friday 20 November". */
  readonly name: string;
  /** How many items there are: "1,240 screens". */
  readonly count: (count: number) => string;
  /** Names the filters together: "Show only". */
  readonly filters: string;
  /** Turns the select mode on. */
  readonly select: string;
  /** Turns it off. */
  readonly cancelSelect: string;
  /** "3 of 100 selected"; the limit is Infinity when there is none. */
  readonly selected: (count: number, limit: number) => string;
  /** Why no more can be selected, and what to do: "100 at most. Delete these first." */
  readonly limitReached: (limit: number) => string;
  readonly loading: string;
  /** Said of an item whose picture is on its way. */
  readonly waiting: string;
  /** Said of an item whose picture did not come. */
  readonly failed: string;
  /** Stands on such an item; pressing it tries again. */
  readonly retry: string;
  readonly empty: string;
  /** When filters are on and nothing passes them. */
  readonly emptyFiltered: string;
}

/** What the gallery can be told to do. */
export interface GalleryHandle {
  /** Brings an item into sight and puts the focus on it. */
  readonly focusItem: (index: number) => void;
  /** Brings an item into sight. */
  readonly scrollToItem: (index: number) => void;
}
