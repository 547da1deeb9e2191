import type { Mail } from '../../platform/mail/index.js';
import { drawDay, pictureId } from './day-picture.js';
import type { ChildReport, FamilyReport } from './family-reports.js';
import { reportHtml } from './report-html.js';
import type { ReportReader } from './report-reader.js';
import { oneLine, ReportWords } from './report-words.js';

/** Writes a report as HTML with a picture for each child, and as plain text that says the same. */
export function composeReport(report: FamilyReport, reader: ReportReader): Mail {
  const words = new ReportWords(reader.language);
  const pictures = report.children.flatMap(({ day }, index) =>
    day ? [{ cid: pictureId(index), base64: drawDay(day.hours).toString('base64') }] : [],
  );
  return {
    to: reader.to,
    subject: words.say('subject', { names: words.names(report), date: words.date(report) }),
    text: plainText(report, reader, words),
    html: reportHtml(report, reader, words),
    link: reader.panel,
    pictures,
    unsubscribe: reader.unsubscribe,
    messageId: reader.messageId,
  };
}

function plainText(report: FamilyReport, reader: ReportReader, words: ReportWords): string {
  const parts = [
    `${words.say('title')}\n${words.date(report)}`,
    ...report.children.map((child) => childText(child, words)),
    `${words.say('button')}:\n${reader.panel}`,
    words.say('why', { email: reader.to }),
    `${words.say('stop')}:\n${reader.unsubscribe}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function childText({ name, day }: ChildReport, words: ReportWords): string {
  const head = oneLine(name).toLocaleUpperCase(words.locale);
  if (!day) return `${head}\n${words.say('nothing')}`;
  const hours = words.hours(day);
  return [
    head,
    words.say('time', { time: words.duration(day.apps.total) }),
    ...(hours ? [`${words.say('hours')}: ${hours}`] : []),
    ...words
      .sections(day)
      .map(
        ({ title, lines }) =>
          `\n${title}\n${lines.map((line) => `- ${line.name}: ${line.amount}`).join('\n')}`,
      ),
  ].join('\n');
}
