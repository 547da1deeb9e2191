import { escape } from '../../platform/mail/index.js';
import { pictureId, pictureSize } from './day-picture.js';
import type { SummedDay } from '../activity/index.js';
import type { ChildReport, FamilyReport } from './family-reports.js';
import type { ReportReader } from './report-reader.js';
import { oneLine, type ReportWords, type Section } from './report-words.js';

/** The kit's colours, light; mail programs know no variables. Each child has its own. */
const CHILDREN = ['#3d6fb3', '#b4632c', '#7d4aa6', '#187878'];

/** What a mail program that knows the dark scheme changes: `!important`, because the light values stand in `style`. */
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#141a18!important}.card{background:#1b2320!important;border-color:#2d3834!important}
.ink{color:#eaf0ec!important}.ink2{color:#b0bdb7!important}.brand{color:#7cc4a6!important}
.row{border-color:#2d3834!important}.stop{color:#f0897d!important}
.button{background:#7cc4a6!important;color:#0f1f19!important}}
@media (max-width:480px){.pad{padding-left:16px!important;padding-right:16px!important}}`;

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const FONT = "font-family:'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/**
 * A report as HTML that any mail program shows: tables, styles on the elements, no picture but those in the mail.
 * Everything that a device or a parent wrote is escaped, and is no link.
 */
export function reportHtml(report: FamilyReport, reader: ReportReader, words: ReportWords): string {
  const cards = report.children.map((child, index) => childCard(child, index, words));
  return `<!doctype html>
<html lang="${escape(words.locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escape(words.say('title'))}</title><style>${DARK}</style></head>
<body class="paper" style="margin:0;padding:0;background:#faf8f3;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escape(preview(report, words))}</div>
<table ${TABLE} class="paper" style="background:#faf8f3"><tr><td align="center" style="padding:24px 12px">
<table ${TABLE} style="max-width:600px;${FONT};font-size:16px;line-height:1.45">
<tr><td class="pad" style="padding:0 24px 16px">
<p class="brand" style="margin:0 0 12px;font-size:18px;font-weight:700;color:#1f5b47">Ostoja</p>
<h1 class="ink" style="margin:0;font-size:24px;line-height:1.25;font-weight:650;color:#1d2a25">${escape(words.say('title'))}</h1>
<p class="ink2" style="margin:2px 0 0;color:#52605a">${escape(words.date(report))}</p>
</td></tr>
${cards.join('\n')}
<tr><td class="pad" style="padding:8px 24px 0">
<a class="button" href="${escape(reader.panel)}" style="display:inline-block;padding:12px 20px;background:#1f5b47;color:#ffffff;border-radius:8px;font-weight:600;text-decoration:none">${escape(words.say('button'))}</a>
<p class="ink2" style="margin:24px 0 0;font-size:14px;color:#52605a">${escape(words.say('why', { email: reader.to }))}
<a class="brand" href="${escape(reader.unsubscribe)}" style="color:#1f5b47;text-decoration:underline">${escape(words.say('stop'))}</a></p>
</td></tr></table></td></tr></table>
</body></html>
`;
}

/** What a list of mails shows beside the subject. */
function preview({ children }: FamilyReport, words: ReportWords): string {
  return children
    .map(({ name, day }) => `${oneLine(name)}: ${words.duration(day?.apps.total ?? 0)}`)
    .join(' · ');
}

function childCard({ name, day }: ChildReport, index: number, words: ReportWords): string {
  const shown = oneLine(name);
  const colour = CHILDREN[index % CHILDREN.length] ?? '#3d6fb3';
  const time = day ? words.say('time', { time: words.duration(day.apps.total) }) : words.say('nothing');
  const body = day ? `${picture(day, index, words)}${words.sections(day).map(section).join('')}` : '';
  return `<tr><td style="padding:0 0 16px">
<table ${TABLE} class="card" style="background:#ffffff;border:1px solid #e2ddd0;border-radius:18px;border-collapse:separate">
<tr><td class="pad" style="padding:20px 24px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="44" valign="top"><div style="width:44px;height:44px;border-radius:22px;background:${colour};color:#ffffff;font-size:18px;font-weight:700;line-height:44px;text-align:center">${escape(initial(shown))}</div></td>
<td style="padding-left:12px"><h2 class="ink" style="margin:0;font-size:18px;line-height:1.25;font-weight:650;color:#1d2a25;word-break:break-word">${escape(shown)}</h2>
<p class="ink2" style="margin:0;color:#52605a">${escape(time)}</p></td>
</tr></table>
${body}</td></tr></table></td></tr>`;
}

function picture(day: SummedDay, child: number, words: ReportWords): string {
  const hours = words.hours(day);
  const caption = words.say('hours');
  const labels = [0, 6, 12, 18].map(
    (hour) =>
      `<td class="ink2" width="25%" align="left" style="font-size:12px;color:#52605a">${hour}:00</td>`,
  );
  const dots =
    day.blocked.total > 0
      ? ` &nbsp; <span style="color:#d05246">&#9679;</span> ${escape(words.say('dots'))}`
      : '';
  return `<p class="ink2" style="margin:16px 0 8px;font-size:14px;color:#52605a">${escape(caption)}</p>
<img src="cid:${pictureId(child)}" width="${pictureSize.width}" alt="${escape(hours || caption)}" style="display:block;width:100%;max-width:${pictureSize.width}px;height:auto;border:0">
<table ${TABLE}><tr>${labels.join('')}</tr></table>
<p class="ink2" style="margin:6px 0 0;font-size:13px;color:#52605a"><span style="color:#2f8a6b">&#9632;</span> ${escape(words.say('bars'))}${dots}</p>
`;
}

function section({ kind, title, lines }: Section): string {
  const rows = lines.map(
    ({
      name,
      amount,
      share,
    }) => `<tr><td class="row ink" width="99%" style="padding:7px 12px 7px 0;border-top:1px solid #e2ddd0;color:#1d2a25;word-break:break-word">${unlinked(name)}${kind === 'apps' ? bar(share) : ''}</td>
<td class="row ink" align="right" valign="top" style="padding:7px 0;border-top:1px solid #e2ddd0;font-weight:600;color:#1d2a25;white-space:nowrap">${escape(amount)}</td></tr>`,
  );
  const tone = kind === 'blocked' ? ['stop', '#a8342a'] : ['ink', '#1d2a25'];
  return `<h3 class="${tone[0]}" style="margin:20px 0 6px;font-size:15px;font-weight:600;color:${tone[1]}">${escape(title)}</h3>
<table ${TABLE}>${rows.join('')}</table>
`;
}

function bar(share: number): string {
  return `<div style="width:${Math.max(2, Math.round(share * 100))}%;height:4px;margin-top:5px;border-radius:2px;background:#2f8a6b;font-size:0;line-height:0">&nbsp;</div>`;
}

/** Text that no mail program makes a link of: a parent should not open by a slip what a device claims was visited. */
function unlinked(text: string): string {
  return escape(text).replaceAll(/[.:/@]/g, '&#8288;$&&#8288;');
}

function initial(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name);
  return (first?.segment ?? '?').toLocaleUpperCase();
}
