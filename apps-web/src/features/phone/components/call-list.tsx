import type { DataListColumn } from '@ostoja/ui';
import { PhoneOff } from 'lucide-react';
import { useMessages } from '../../../i18n/index.js';
import { ListPages } from '../../../layout/list-pages.js';
import { usePage } from '../../../layout/use-page.js';
import type { Device } from '../../../session/index.js';
import { DaysPicker, useNow, useShownDays, useTimeWords } from '../../../time/index.js';
import { useCalls, type Call } from '../api/use-calls.js';
import { useContacts } from '../api/use-contacts.js';
import { namesByNumber } from '../contact-names.js';
import { DirectionIcon, DirectionWords, wayOf } from './direction.js';
import { Person } from './person.js';
import { PhoneList } from './phone-list.js';

interface CallListProps {
  readonly profile: number;
  readonly device: Device;
}

/** The calls of some days, newest first: with whom, which way, when and how long. */
export function CallList({ profile, device }: CallListProps) {
  const { t } = useMessages();
  const now = useNow(60);
  const { moment, duration } = useTimeWords();
  const shownDays = useShownDays();
  const shownPage = usePage();
  const { offset, count } = shownPage;
  const answer = useCalls({ profile, device: device.id, offset, count }, shownDays.bounds);
  const contacts = useContacts({ profile, device: device.id });
  const nameOf = namesByNumber(contacts.data?.data ?? []);
  const name = t('phone.tab.calls');

  const person = ({ formattedNumber, normalizedNumber }: Call) => (
    <Person number={formattedNumber || normalizedNumber} nameOf={nameOf} />
  );
  const length = ({ duration: seconds }: Call) =>
    seconds > 0 ? duration(seconds) : t('phone.call.unanswered');
  const when = ({ ts }: Call) => (
    <span className="inline-block first-letter:uppercase">{moment(ts, now)}</span>
  );
  const columns: readonly DataListColumn<Call>[] = [
    {
      id: 'way',
      header: t('phone.column.way'),
      width: '11rem',
      cell: way,
    },
    {
      id: 'person',
      header: t('phone.column.person'),
      rowHeader: true,
      width: 'minmax(0, 2fr)',
      cell: person,
    },
    {
      id: 'when',
      header: t('phone.column.when'),
      cell: when,
    },
    { id: 'length', header: t('phone.column.length'), align: 'end', width: '8rem', cell: length },
  ];

  return (
    <PhoneList
      device={device}
      answer={answer}
      rowKey={({ callId }) => String(callId)}
      columns={columns}
      renderCard={(call) => (
        <div className="flex items-start gap-3">
          <DirectionIcon of="call" way={wayOf(call.callType)} />
          <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            <div className="flex justify-between gap-3">
              <div className="min-w-0 font-medium">{person(call)}</div>
              <div className="max-w-28 shrink-0 text-right text-sm tabular-nums">{length(call)}</div>
            </div>
            <div className="text-sm text-ink-2">
              <DirectionWords of="call" way={wayOf(call.callType)} /> · {moment(call.ts, now)}
            </div>
          </div>
        </div>
      )}
      name={name}
      icon={<PhoneOff />}
      empty={t('phone.call.empty')}
      emptyText={t('phone.days-hint')}
      failed="phone.call.failed"
      tools={<DaysPicker shown={shownDays} />}
    >
      <ListPages shown={shownPage} total={answer.data?.total} list={name} />
    </PhoneList>
  );
}

function way({ callType }: Call) {
  return (
    <span className="flex items-center gap-3">
      <DirectionIcon of="call" way={wayOf(callType)} />
      <span>
        <DirectionWords of="call" way={wayOf(callType)} />
      </span>
    </span>
  );
}
