import { domainsOf } from './site-match.js';

/** What kind of content a site has, as far as a parent can block it. */
export type SiteCategory = 'erotic' | 'offensive' | 'file-sharing' | 'video-site' | 'social';

/** Says which kinds of content a domain has: the seam for a bigger list than {@link builtInCategories}. */
export type Categorise = (domain: string) => readonly SiteCategory[];

/**
 * A short list of sites that most families will meet, so that blocking works on a fresh machine. It is no
 * catalogue: an operator gives `verdict` another {@link Categorise} for that.
 */
const known: Readonly<Record<SiteCategory, readonly string[]>> = {
  erotic: [
    'brazzers.com',
    'chaturbate.com',
    'onlyfans.com',
    'redtube.com',
    'roksa.pl',
    'spankbang.com',
    'stripchat.com',
    'xhamster.com',
    'xnxx.com',
    'xvideos.com',
    'youporn.com',
    'zbiornik.com',
    'adult',
    'porn',
    'sex',
    'xxx',
  ],
  offensive: ['4chan.org', '8kun.top', 'goregrish.com', 'kiwifarms.st', 'stormfront.org', 'theync.com'],
  'file-sharing': [
    '1337x.to',
    'chomikuj.pl',
    'mediafire.com',
    'mega.io',
    'mega.nz',
    'nitroflare.com',
    'rapidgator.net',
    'thepiratebay.org',
    'torrentgalaxy.to',
    'uloz.to',
    'yts.mx',
  ],
  'video-site': [
    'cda.pl',
    'dailymotion.com',
    'disneyplus.com',
    'kick.com',
    'netflix.com',
    'player.pl',
    'primevideo.com',
    'twitch.tv',
    'vimeo.com',
    'youtu.be',
    'youtube-nocookie.com',
    'youtube.com',
  ],
  social: [
    'bsky.app',
    'discord.com',
    'facebook.com',
    'instagram.com',
    'linkedin.com',
    'mastodon.social',
    'messenger.com',
    'pinterest.com',
    'reddit.com',
    'snapchat.com',
    'threads.net',
    'tiktok.com',
    'tumblr.com',
    'twitter.com',
    'vk.com',
    'wykop.pl',
    'x.com',
  ],
};

const youTube = ['youtube.com', 'youtu.be', 'youtube-nocookie.com'];

const categories = byDomain();

/** The built-in {@link Categorise}: a short list, the adult top-level domains, and names that say "porn". */
export const builtInCategories: Categorise = (domain) => {
  const found = new Set<SiteCategory>();
  for (const candidate of domainsOf(domain)) {
    for (const category of categories.get(candidate) ?? []) found.add(category);
    if (candidate.includes('porn')) found.add('erotic');
  }
  return [...found];
};

/** Tells whether a domain is YouTube, which `excludeYT` leaves out of the blocked video sites. */
export function isYouTube(domain: string): boolean {
  for (const candidate of domainsOf(domain)) if (youTube.includes(candidate)) return true;
  return false;
}

function byDomain(): ReadonlyMap<string, readonly SiteCategory[]> {
  const map = new Map<string, SiteCategory[]>();
  for (const category of ['erotic', 'offensive', 'file-sharing', 'video-site', 'social'] as const) {
    for (const domain of known[category]) map.set(domain, [...(map.get(domain) ?? []), category]);
  }
  return map;
}
