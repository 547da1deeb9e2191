import type { ScheduleGridLabels, SchedulePreset, ScheduleWeek } from '../components/ScheduleGrid/index.js';

const hours = (count: number, word: string) => `${count} ${count === 1 ? word : `${word}s`}`;

/** The words of an English app. */
export const english: ScheduleGridLabels = {
  name: 'When Zosia may use apps',
  hint: 'Drag over hours to block or allow them. A day’s or an hour’s name turns the whole line.',
  keyboardHint:
    'Arrow keys move. Space blocks or allows an hour. Shift with arrows gives its state to the next hours.',
  picture: 'Show as a picture',
  list: 'Show as a list',
  allowed: 'allowed',
  blocked: 'blocked',
  day: 'Day',
  period: (from, to) => `${from}–${to}`,
  cell: (day, period, state) => `${day}, ${period}, ${state}`,
  wholeDay: (day) => `${day}, whole day`,
  everyDay: (period) => `${period}, every day`,
  blockedPeriods: (periods) => `blocked ${periods}`,
  allAllowed: 'allowed all day',
  allBlocked: 'blocked all day',
  presets: 'Presets',
  copyDay: 'Copy a day',
  copyFrom: 'Copy from',
  copyTo: 'to',
  otherDays: 'All other days',
  copy: 'Copy',
  undo: 'Undo',
  redo: 'Redo',
  changed: (blocked, allowed) =>
    [blocked > 0 && `${hours(blocked, 'hour')} blocked`, allowed > 0 && `${hours(allowed, 'hour')} allowed`]
      .filter(Boolean)
      .join(', '),
  loading: 'The schedule is loading',
};

/** The words of a German app: long ones. */
export const german: ScheduleGridLabels = {
  name: 'Nutzungszeiten der Anwendungen auf Friedrich-Wilhelms Mobiltelefon',
  hint: 'Ziehen Sie über die Stunden, um sie zu sperren oder freizugeben. Der Name eines Tages oder einer Stunde schaltet die ganze Reihe um.',
  keyboardHint:
    'Pfeiltasten bewegen. Die Leertaste sperrt eine Stunde oder gibt sie frei. Umschalt mit Pfeiltasten überträgt ihren Zustand.',
  picture: 'Als Bild anzeigen',
  list: 'Als Liste anzeigen',
  allowed: 'freigegeben',
  blocked: 'gesperrt',
  day: 'Wochentag',
  period: (from, to, overnight) => `${from} bis ${to} Uhr${overnight ? ' des Folgetags' : ''}`,
  cell: (day, period, state) => `${day}, ${period}, ${state}`,
  wholeDay: (day) => `${day}, ganzer Tag`,
  everyDay: (period) => `${period}, an allen Tagen`,
  blockedPeriods: (periods) => `gesperrt von ${periods}`,
  allAllowed: 'ganztägig freigegeben',
  allBlocked: 'ganztägig gesperrt',
  presets: 'Zeitplanvorlagen',
  copyDay: 'Wochentag übertragen',
  copyFrom: 'Zeiten übernehmen von',
  copyTo: 'und übertragen auf',
  otherDays: 'Alle übrigen Wochentage',
  copy: 'Übertragen',
  undo: 'Rückgängig machen',
  redo: 'Wiederherstellen',
  changed: (blocked, allowed) => `${blocked} gesperrt, ${allowed} freigegeben`,
  loading: 'Der Zeitplan wird geladen',
};

/** The words of a Vietnamese app. */
export const vietnamese: ScheduleGridLabels = {
  name: 'Khi nào Minh Anh được dùng ứng dụng',
  hint: 'Kéo qua các giờ để chặn hoặc cho phép. Chạm vào tên ngày hoặc giờ để đổi cả hàng.',
  keyboardHint: 'Phím mũi tên để di chuyển. Phím cách để chặn hoặc cho phép một giờ.',
  picture: 'Xem dạng hình',
  list: 'Xem dạng danh sách',
  allowed: 'được phép',
  blocked: 'bị chặn',
  day: 'Ngày',
  period: (from, to, overnight) => `${from} đến ${to}${overnight ? ' hôm sau' : ''}`,
  cell: (day, period, state) => `${day}, ${period}, ${state}`,
  wholeDay: (day) => `${day}, cả ngày`,
  everyDay: (period) => `${period}, mọi ngày`,
  blockedPeriods: (periods) => `chặn ${periods}`,
  allAllowed: 'được phép cả ngày',
  allBlocked: 'chặn cả ngày',
  presets: 'Mẫu có sẵn',
  copyDay: 'Sao chép ngày',
  copyFrom: 'Sao chép từ',
  copyTo: 'sang',
  otherDays: 'Tất cả các ngày khác',
  copy: 'Sao chép',
  undo: 'Hoàn tác',
  redo: 'Làm lại',
  changed: (blocked, allowed) => `Chặn ${blocked} giờ, cho phép ${allowed} giờ`,
  loading: 'Đang tải lịch',
};

const day = (from: number, to: number) => '0'.repeat(from) + '1'.repeat(to - from) + '0'.repeat(24 - to);
const school = '000000011111110111111000';

/** Nights are blocked; longer on Friday and Saturday evenings. */
export const nights: ScheduleWeek = [
  day(7, 21),
  day(7, 21),
  day(7, 21),
  day(7, 21),
  day(7, 23),
  day(8, 23),
  day(8, 21),
];

export const closedWeek: ScheduleWeek = [
  day(0, 0),
  day(0, 0),
  day(0, 0),
  day(0, 0),
  day(0, 0),
  day(0, 0),
  day(0, 0),
];

/** Afternoons and evenings after school. */
const schoolWeek: ScheduleWeek = [school, school, school, school, school, day(8, 22), day(8, 21)];

export const presets: readonly SchedulePreset[] = [
  { id: 'nights', label: 'Nights off', hint: 'Blocked from 21:00 to 7:00', week: nights },
  { id: 'school', label: 'Homework first', hint: 'Also blocked from 14:00 to 15:00', week: schoolWeek },
  { id: 'closed', label: 'Nothing at all', week: closedWeek },
];
