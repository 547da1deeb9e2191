import type { GalleryGroup, GalleryItem, GalleryLabels } from './gallery-data.js';

const apps = ['Messenger', 'YouTube', 'Chrome', 'Minecraft', 'Librus', 'Duolingo'];
const hues = [212, 4, 150, 36, 268, 96];

const thousands = new Intl.NumberFormat('en-GB');

/** A drawn screen: a bar, a picture and lines of text, in the app's colour. */
export function drawnScreen(index: number): string {
  const hue = hues[index % hues.length] ?? 0;
  const line = (y: number, width: number) =>
    `<rect x="24" y="${y}" width="${width}" height="10" rx="5" fill="hsl(${hue} 20% 70%)"/>`;
  const lines = [0, 1, 2, 3].map((row) => line(150 + row * 22, 120 + ((index * 37 + row * 53) % 150)));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960" viewBox="0 0 320 240">
    <rect width="320" height="240" fill="hsl(${hue} 30% 94%)"/><rect width="320" height="28" fill="hsl(${hue} 45% 42%)"/>
    <rect x="24" y="48" width="${150 + ((index * 61) % 120)}" height="84" rx="8" fill="hsl(${(hue + 40) % 360} 40% 75%)"/>
    ${lines.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** 20 November 2026, 21:00 backwards, a screen a minute. */
const last = Date.UTC(2026, 10, 20, 21);
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });

export function appOf(index: number): string {
  return apps[index % apps.length] ?? '';
}

/** What is known of a screen before its picture came. */
export function screenHeader(index: number) {
  const caption = time.format(last - index * 60_000);
  const detail = appOf(index);
  return { id: String(index), name: `${caption}, ${detail}`, caption, detail };
}

const screens = new Map<number, GalleryItem>();

/** A screen with its picture; the same object each time. */
export function readyScreen(index: number): GalleryItem {
  const known = screens.get(index);
  if (known) return known;
  const screen: GalleryItem = { ...screenHeader(index), state: 'ready', src: drawnScreen(index) };
  screens.set(index, screen);
  return screen;
}

export const days: readonly GalleryGroup[] = [
  { id: '2026-11-20', label: 'Friday 20 November', count: 14 },
  { id: '2026-11-19', label: 'Thursday 19 November', count: 31 },
  { id: '2026-11-18', label: 'Wednesday 18 November', count: 9 },
];

export const categories = [
  { id: 'communicators', label: 'Communicators' },
  { id: 'social', label: 'Social' },
  { id: 'video', label: 'Video' },
  { id: 'others', label: 'Others' },
];

export const labels: GalleryLabels = {
  name: "Zosia's screens",
  count: (count) => (count === 1 ? '1 screen' : `${thousands.format(count)} screens`),
  filters: 'Show only',
  select: 'Select',
  cancelSelect: 'Cancel',
  selected: (count, limit) =>
    limit === Infinity ? `${thousands.format(count)} selected` : `${count} of ${limit} selected`,
  limitReached: (limit) =>
    `No more than ${limit} screens can be selected at a time. Delete these first, then select more.`,
  loading: 'The screens are loading',
  waiting: 'loading',
  failed: 'could not be loaded',
  retry: 'Try again',
  empty: 'No screens today',
  emptyFiltered: 'No screens for the filter',
};
