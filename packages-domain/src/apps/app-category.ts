/** The kinds of apps that the gallery of screens is filtered by (panel §2, "Screen grab"). */
export const appCategories = ['communicators', 'social', 'video', 'others'] as const;

/** One of the kinds. */
export type AppCategory = (typeof appCategories)[number];

/**
 * The apps that most families will meet, by package (Android) or program (Windows) name in small letters. It is no
 * catalogue: what is not in it is among the others.
 */
const known: Readonly<Record<Exclude<AppCategory, 'others'>, readonly string[]>> = {
  communicators: [
    'com.android.mms',
    'com.discord',
    'com.facebook.mlite',
    'com.facebook.orca',
    'com.google.android.apps.messaging',
    'com.google.android.apps.tachyon',
    'com.imo.android.imoim',
    'com.microsoft.teams',
    'com.samsung.android.messaging',
    'com.skype.raider',
    'com.slack',
    'com.tencent.mm',
    'com.viber.voip',
    'com.whatsapp',
    'com.whatsapp.w4b',
    'im.vector.app',
    'jp.naver.line.android',
    'kik.android',
    'org.telegram.messenger',
    'org.telegram.messenger.web',
    'org.thoughtcrime.securesms',
    'us.zoom.videomeetings',
    'discord.exe',
    'element.exe',
    'line.exe',
    'messenger.exe',
    'ms-teams.exe',
    'signal.exe',
    'skype.exe',
    'slack.exe',
    'teams.exe',
    'telegram.exe',
    'viber.exe',
    'wechat.exe',
    'whatsapp.exe',
    'zoom.exe',
  ],
  social: [
    'com.facebook.katana',
    'com.facebook.lite',
    'com.instagram.android',
    'com.instagram.barcelona',
    'com.linkedin.android',
    'com.pinterest',
    'com.reddit.frontpage',
    'com.snapchat.android',
    'com.ss.android.ugc.trill',
    'com.tumblr',
    'com.twitter.android',
    'com.vkontakte.android',
    'com.zhiliaoapp.musically',
    'org.joinmastodon.android',
    'xyz.blueskyweb.app',
    'facebook.exe',
    'instagram.exe',
    'tiktok.exe',
  ],
  video: [
    'com.amazon.avod.thirdpartyclient',
    'com.crunchyroll.crunchyroid',
    'com.dailymotion.dailymotion',
    'com.disney.disneyplus',
    'com.google.android.apps.youtube.kids',
    'com.google.android.youtube',
    'com.netflix.mediaclient',
    'com.vimeo.android.videoapp',
    'com.wbd.stream',
    'org.videolan.vlc',
    'pl.tvn.player',
    'tv.twitch.android.app',
    'mpc-hc64.exe',
    'netflix.exe',
    'primevideo.exe',
    'vlc.exe',
    'wmplayer.exe',
  ],
};

const byName: ReadonlyMap<string, AppCategory> = new Map(
  (['communicators', 'social', 'video'] as const).flatMap((category) =>
    known[category].map((name) => [name, category] as const),
  ),
);

/** The kind of an app by its package or program name, upper and lower case alike; one that is not known is `others`. */
export function appCategory(pkg: string): AppCategory {
  return byName.get(pkg.toLowerCase()) ?? 'others';
}
