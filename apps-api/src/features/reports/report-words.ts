import {
  formatDay,
  formatDuration,
  formatNumber,
  type Language,
  localeOf,
  weekdayName,
  localTimeOf,
  startOfLocalDay,
} from '@ostoja/domain';
import { messagesIn } from '../../platform/mail/index.js';
import type { Counted, SummedDay } from '../activity/index.js';
import type { FamilyReport } from './family-reports.js';

/** The most of a list that a mail shows. */
const SHOWN = 3;

/** The most characters of what a device reported that a line shows. */
const LONGEST = 60;

/** One line of a list: what it is, how much in words, and how much of the longest line, 0 to 1. */
export interface Line {
  readonly name: string;
  readonly amount: string;
  readonly share: number;
}

/** A list with its heading; never empty. */
export interface Section {
  readonly kind: 'apps' | 'sites' | 'words' | 'blocked';
  readonly title: string;
  readonly lines: readonly Line[];
}

/** The words of a report in one language, as plain text: whatever shows them as HTML escapes them. */
export class ReportWords {
  private readonly intl;

  constructor(private readonly language: Language) {
    this.intl = messagesIn(language);
  }

  get locale(): string {
    return localeOf(this.language);
  }

  /** A text of the catalogue, under `mail.report.`. */
  say(id: string, values: Record<string, string | number> = {}): string {
    return this.intl.formatMessage({ id: `mail.report.${id}` }, values);
  }

  /** `Friday, 20 November 2026` */
  date({ day }: FamilyReport): string {
    const { weekday } = localTimeOf(startOfLocalDay(day, 'UTC'), 'UTC');
    return `${weekdayName(weekday, this.language)}, ${formatDay(day, this.language, 'long')}`;
  }

  /** The children's names: `Zosia and Kuba`. */
  names({ children }: FamilyReport): string {
    const names = children.map(({ name }) => oneLine(name));
    return new Intl.ListFormat(this.locale, { type: 'conjunction' }).format(names);
  }

  duration(seconds: number): string {
    return formatDuration(seconds, this.language);
  }

  /** `7:00 12 min, 16:00 45 min`: the picture for those who do not see it. */
  hours({ hours }: SummedDay): string {
    const told = hours.flatMap(({ used }, hour) => {
      const seconds = Math.min(3600, used);
      return seconds > 0 ? [`${hour}:00 ${this.duration(seconds)}`] : [];
    });
    return told.join(', ');
  }

  /** The lists that have something in them. */
  sections({ apps, sites, words, blocked }: SummedDay): Section[] {
    const visits = (count: number) => this.say('visits', { count });
    const times = (count: number) => `${formatNumber(count, this.language)}×`;
    const tries = (count: number) => this.say('tries', { count });
    const all: Section[] = [
      { kind: 'apps', title: this.say('apps'), lines: lines(apps, (seconds) => this.duration(seconds)) },
      { kind: 'sites', title: this.say('sites'), lines: lines(sites, visits) },
      { kind: 'words', title: this.say('words'), lines: lines(words, times) },
      {
        kind: 'blocked',
        title: this.say('blocked', { tries: tries(blocked.total) }),
        lines: lines(blocked, tries),
      },
    ];
    return all.filter((section) => section.lines.length > 0);
  }
}

function lines({ top }: Counted, amount: (value: number) => string): Line[] {
  const longest = top[0]?.value ?? 1;
  return top
    .slice(0, SHOWN)
    .map(({ name, value }) => ({ name: oneLine(name), amount: amount(value), share: value / longest }));
}

/**
 * What a device or a parent wrote, as one short line: without the characters that end lines, turn the direction of
 * reading or can't be seen.
 */
export function oneLine(text: string): string {
  const plain = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const characters = [...plain];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : plain;
}
