import type { FreeTime } from '../life/day-plan.js';

/** An app on a device of the family. */
export interface App {
  readonly pkg: string;
  readonly name: string;
  readonly version: string;
  readonly system?: boolean;
  /** The icon's ground and sign. */
  readonly color: readonly [number, number, number];
  readonly shape: 'circle' | 'diamond' | 'bars' | 'triangle' | 'ring' | 'cross' | 'waves' | 'grid';
  /** How often it is started in a mood; absent is never. */
  readonly weight: Partial<Record<FreeTime['mood'], number>>;
  /** What happens inside it. */
  readonly inside?: 'browser' | 'videos';
  /** How many days after the device's first one it is installed; absent: it was there before. */
  readonly comes?: number;
  /** How many days after the device's first one it is uninstalled; absent: it stays. */
  readonly goes?: number;
  /** The app whose place it takes now and then while it is there. */
  readonly instead?: string;
}

/** The apps of a phone. */
export const phoneApps: readonly App[] = [
  {
    pkg: 'com.android.chrome',
    name: 'Chrome',
    version: '141.0.7390',
    color: [66, 133, 244],
    shape: 'ring',
    weight: { play: 5, study: 9, glance: 4, late: 3 },
    inside: 'browser',
  },
  {
    pkg: 'com.google.android.youtube',
    name: 'YouTube',
    version: '20.44.38',
    color: [214, 40, 40],
    shape: 'triangle',
    weight: { play: 6, study: 2, glance: 1, late: 4 },
    inside: 'videos',
  },
  {
    pkg: 'com.whatsapp',
    name: 'WhatsApp',
    version: '2.25.33',
    color: [37, 170, 95],
    shape: 'circle',
    weight: { play: 5, study: 3, glance: 8, late: 5 },
  },
  {
    pkg: 'com.spotify.music',
    name: 'Spotify',
    version: '9.0.92',
    color: [29, 150, 84],
    shape: 'waves',
    weight: { play: 3, study: 3, glance: 5, late: 2 },
  },
  {
    pkg: 'com.duolingo',
    name: 'Duolingo',
    version: '6.53.4',
    color: [88, 184, 60],
    shape: 'circle',
    weight: { play: 1, study: 4, glance: 2 },
  },
  {
    pkg: 'pl.librus.synergiaDru2',
    name: 'Librus',
    version: '9.6.1',
    color: [120, 70, 150],
    shape: 'bars',
    weight: { study: 4, glance: 2 },
  },
  {
    pkg: 'com.citynav.jakdojade.pl.android',
    name: 'Jakdojade',
    version: '8.21.0',
    color: [237, 119, 30],
    shape: 'diamond',
    weight: { glance: 3 },
  },
  {
    pkg: 'com.mojang.minecraftpe',
    name: 'Minecraft',
    version: '1.21.120',
    color: [96, 132, 60],
    shape: 'grid',
    weight: { play: 5, late: 3 },
  },
  {
    pkg: 'com.kiloo.subwaysurf',
    name: 'Subway Surfers',
    version: '3.55.0',
    color: [250, 176, 5],
    shape: 'cross',
    weight: { play: 3, glance: 2, late: 2 },
  },
  {
    pkg: 'com.supercell.brawlstars',
    name: 'Brawl Stars',
    version: '64.197',
    color: [120, 60, 190],
    shape: 'diamond',
    weight: {},
    comes: 27.7,
    instead: 'com.kiloo.subwaysurf',
  },
  {
    pkg: 'com.snapchat.android',
    name: 'Snapchat',
    version: '13.66.0',
    color: [226, 200, 20],
    shape: 'triangle',
    weight: {},
    goes: 21.8,
    instead: 'com.whatsapp',
  },
  {
    pkg: 'com.google.android.apps.photos',
    name: 'Zdjęcia',
    version: '7.52.0',
    color: [234, 67, 53],
    shape: 'cross',
    weight: { play: 2, glance: 2, late: 1 },
  },
  {
    pkg: 'com.google.android.apps.messaging',
    name: 'Wiadomości',
    version: '20251104',
    color: [26, 115, 232],
    shape: 'bars',
    system: true,
    weight: { play: 2, study: 1, glance: 4, late: 1 },
  },
  {
    pkg: 'com.sec.android.app.camera',
    name: 'Aparat',
    version: '15.1.01',
    color: [70, 75, 90],
    shape: 'ring',
    system: true,
    weight: { play: 1, glance: 2 },
  },
  {
    pkg: 'com.android.settings',
    name: 'Ustawienia',
    version: '15',
    color: [95, 105, 115],
    shape: 'grid',
    system: true,
    weight: {},
  },
];

/** The apps of a Windows computer. */
export const computerApps: readonly App[] = [
  {
    pkg: 'chrome.exe',
    name: 'Google Chrome',
    version: '141.0.7390',
    color: [66, 133, 244],
    shape: 'ring',
    weight: { play: 8, study: 12, glance: 4, late: 5 },
    inside: 'browser',
  },
  {
    pkg: 'minecraft.windows.exe',
    name: 'Minecraft',
    version: '1.21.120',
    color: [96, 132, 60],
    shape: 'grid',
    weight: { play: 7, late: 4 },
  },
  {
    pkg: 'robloxplayerbeta.exe',
    name: 'Roblox',
    version: '2.697',
    color: [40, 46, 58],
    shape: 'diamond',
    weight: { play: 5, late: 4 },
  },
  {
    pkg: 'scratch desktop.exe',
    name: 'Scratch',
    version: '3.31.1',
    color: [255, 140, 26],
    shape: 'circle',
    weight: { play: 1, study: 3 },
  },
  {
    pkg: 'winword.exe',
    name: 'Word',
    version: '16.0.19328',
    color: [43, 87, 154],
    shape: 'bars',
    weight: { study: 4 },
  },
  {
    pkg: 'steam.exe',
    name: 'Steam',
    version: '10.15.25',
    color: [23, 59, 94],
    shape: 'ring',
    weight: { play: 2, late: 1 },
  },
  {
    pkg: 'spotify.exe',
    name: 'Spotify',
    version: '1.2.76',
    color: [29, 150, 84],
    shape: 'waves',
    weight: { play: 1, study: 2 },
  },
  {
    pkg: 'discord.exe',
    name: 'Discord',
    version: '1.0.9209',
    color: [88, 101, 222],
    shape: 'circle',
    weight: { play: 3, study: 1, late: 2 },
  },
  {
    pkg: 'vlc.exe',
    name: 'VLC',
    version: '3.0.21',
    color: [240, 124, 20],
    shape: 'triangle',
    weight: { play: 2, late: 2 },
  },
  {
    pkg: 'geometrydash.exe',
    name: 'Geometry Dash',
    version: '2.2074',
    color: [60, 160, 90],
    shape: 'grid',
    weight: {},
    comes: 26.75,
    instead: 'robloxplayerbeta.exe',
  },
  {
    pkg: 'fortniteclient-win64-shipping.exe',
    name: 'Fortnite',
    version: '38.00',
    color: [60, 130, 180],
    shape: 'cross',
    weight: {},
    goes: 20.8,
    instead: 'minecraft.windows.exe',
  },
  {
    pkg: 'mspaint.exe',
    name: 'Paint',
    version: '11.2509',
    color: [222, 92, 130],
    shape: 'triangle',
    system: true,
    weight: { play: 1, study: 1 },
  },
  {
    pkg: 'calculatorapp.exe',
    name: 'Kalkulator',
    version: '11.2508',
    color: [80, 95, 110],
    shape: 'cross',
    system: true,
    weight: { study: 1 },
  },
];

/** The apps of the old phone. */
export const oldPhoneApps: readonly App[] = phoneApps.filter((app) =>
  [
    'com.android.chrome',
    'com.google.android.youtube',
    'com.kiloo.subwaysurf',
    'com.whatsapp',
    'com.android.settings',
  ].includes(app.pkg),
);
