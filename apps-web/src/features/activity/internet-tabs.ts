/** The views of the internet screen, each by its address under /panel/internet (panel spec §2). The first is shown first. */
export const internetTabs = ['statistics', 'searches', 'white-black-list', 'settings'] as const;

/** One of the views. */
export type InternetTab = (typeof internetTabs)[number];
