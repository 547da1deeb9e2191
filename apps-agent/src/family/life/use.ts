import { domainOf, sites } from '../catalogue/sites.js';
import { engines, playSearches, studySearches } from '../catalogue/searches.js';
import { videos } from '../catalogue/videos.js';
import type { App } from '../catalogue/apps.js';
import type { AppTry, PageTry, SearchTry, VideoTry } from '../../device/index.js';
import type { Chance } from '../random.js';
import type { FreeTime } from './day-plan.js';

type Mood = FreeTime['mood'];

/** How long one look lasts on a kind of device, seconds, and how many follow each other. */
export interface Pace {
  readonly seconds: readonly [number, number];
  readonly looks: readonly [number, number];
}

/** One sitting: an app or two in front, look by look, from a moment on. */
export function sitting(
  from: number,
  mood: Mood,
  apps: readonly App[],
  pace: Pace,
  chance: Chance,
): AppTry[] {
  const choices = apps.flatMap((app) => {
    const weight = app.weight[mood] ?? 0;
    return weight > 0 ? [{ app, weight }] : [];
  });
  if (choices.length === 0) return [];
  const looks: AppTry[] = [];
  let at = from;
  let { app } = chance.weighted(choices);
  let goesOn = false;
  for (let left = chance.between(...pace.looks); left > 0; left -= 1) {
    const seconds = chance.between(...pace.seconds) * (app.inside === 'videos' ? 2 : 1);
    looks.push({
      kind: 'app',
      at,
      seconds,
      pkg: app.pkg,
      goesOn,
      inside: inside(app, at, seconds, mood, chance),
    });
    at += seconds;
    goesOn = true;
    if (chance.happens(0.3)) {
      const next = chance.weighted(choices).app;
      goesOn = next === app;
      app = next;
      at += chance.between(2, 12);
    }
  }
  return looks;
}

function inside(app: App, from: number, seconds: number, mood: Mood, chance: Chance): AppTry['inside'] {
  const end = from + seconds;
  const tries: (PageTry | SearchTry | VideoTry)[] = [];
  if (app.inside === 'videos') {
    for (let at = from + 3; at < end - 20;) {
      const one = watch(at, end - at, chance);
      tries.push(one);
      at += one.seconds + chance.between(3, 15);
    }
  }
  if (app.inside === 'browser') {
    for (let at = from + 2; at < end - 5;) {
      const length = Math.min(chance.between(14, 75), end - at);
      if (chance.happens(mood === 'study' ? 0.2 : 0.1)) tries.push(search(at, length, mood, chance));
      else if (chance.happens(mood === 'study' ? 0.03 : 0.08)) {
        tries.push(youtubePage(at, length), watch(at + 1, Math.max(5, length - 1), chance));
      } else tries.push(page(at, length, mood, chance));
      at += length;
    }
  }
  return tries;
}

function page(at: number, seconds: number, mood: Mood, chance: Chance): PageTry {
  const site = chance.weighted(sites.filter((one) => one.moods.includes(mood)));
  const url = `https://${site.domain}${chance.pick(site.paths)}`;
  return { kind: 'page', at, seconds, domain: domainOf(site), url };
}

function youtubePage(at: number, seconds: number): PageTry {
  return { kind: 'page', at, seconds, domain: 'youtube.com', url: 'https://www.youtube.com/' };
}

function search(at: number, seconds: number, mood: Mood, chance: Chance): SearchTry {
  const engine = chance.weighted(engines);
  const keyword = chance.pick(mood === 'study' ? studySearches : playSearches);
  return {
    kind: 'search',
    at,
    seconds,
    domain: engine.domain,
    url: engine.url(keyword),
    keyword,
    engine: engine.name,
  };
}

function watch(at: number, seconds: number, chance: Chance): VideoTry {
  const video = chance.pick(videos);
  return {
    kind: 'video',
    at,
    seconds: Math.min(video.length, seconds),
    video: {
      videoid: video.id,
      channelid: video.channelId,
      title: video.title,
      author: video.author,
      // The same video has the same date, some weeks before anybody of the family saw it.
      created: 1_700_000_000 + video.length * 86_400,
    },
  };
}
