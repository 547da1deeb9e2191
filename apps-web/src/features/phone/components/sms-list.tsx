import type { DataListColumn } from '@ostoja/ui';
import { MessageSquareOff } from 'lucide-react';
import { useMessages } from '../../../i18n/index.js';
import { ListPages } from '../../../layout/list-pages.js';
import { usePage } from '../../../layout/use-page.js';
import type { Device } from '../../../session/index.js';
import { DaysPicker, useNow, useShownDays, useTimeWords } from '../../../time/index.js';
import { useContacts } from '../api/use-contacts.js';
import { useSmses, type Sms } from '../api/use-smses.js';
import { namesByNumber } from '../contact-names.js';
import { DirectionIcon, DirectionWords, wayOf } from './direction.js';
import { MessageText } from './message-text.js';
import { Person } from './person.js';
import { PhoneList } from './phone-list.js';

interface SmsListProps {
  readonly profile: number;
  readonly device: Device;
}

/** The text messages of some days, newest first: with whom, which way, when and what. */
export function SmsList({ profile, device }: SmsListProps) {
  const { t } = useMessages();
  const now = useNow(60);
  const { moment } = useTimeWords();
  const shownDays = useShownDays();
  const shownPage = usePage();
  const { offset, count } = shownPage;
  const answer = useSmses({ profile, device: device.id, offset, count }, shownDays.bounds);
  const contacts = useContacts({ profile, device: device.id });
  const nameOf = namesByNumber(contacts.data?.data ?? []);
  const name = t('phone.tab.smses');

  const person = (sms: Sms) => (
    <span className="flex items-center gap-3">
      <DirectionIcon of="sms" way={wayOf(sms.msgType)} />
      <span className="grid min-w-0">
        <Person number={sms.phoneNo} nameOf={nameOf} />
      </span>
    </span>
  );
  const when = ({ ts, msgType }: Sms) => (
    <span className="grid">
      <span className="inline-block first-letter:uppercase">{moment(ts, now)}</span>
      <span className="text-sm text-ink-2">
        <DirectionWords of="sms" way={wayOf(msgType)} />
      </span>
    </span>
  );
  const columns: readonly DataListColumn<Sms>[] = [
    {
      id: 'person',
      header: t('phone.column.person'),
      rowHeader: true,
      width: 'minmax(0, 2fr)',
      cell: person,
    },
    { id: 'text', header: t('phone.column.text'), width: 'minmax(0, 4fr)', cell: text },
    { id: 'when', header: t('phone.column.when'), width: 'minmax(0, 2fr)', cell: when },
  ];

  return (
    <PhoneList
      device={device}
      answer={answer}
      rowKey={({ msgId }) => String(msgId)}
      columns={columns}
      renderCard={(sms) => (
        <div className="flex items-start gap-3">
          <DirectionIcon of="sms" way={wayOf(sms.msgType)} />
          <div className="grid min-w-0 flex-1 gap-1 [overflow-wrap:anywhere]">
            <div className="font-medium">
              <Person number={sms.phoneNo} nameOf={nameOf} />
            </div>
            <MessageText text={sms.body} />
            <div className="text-sm text-ink-2">
              <DirectionWords of="sms" way={wayOf(sms.msgType)} /> · {moment(sms.ts, now)}
            </div>
          </div>
        </div>
      )}
      name={name}
      icon={<MessageSquareOff />}
      empty={t('phone.sms.empty')}
      emptyText={t('phone.days-hint')}
      failed="phone.sms.failed"
      tools={<DaysPicker shown={shownDays} />}
    >
      <ListPages shown={shownPage} total={answer.data?.total} list={name} />
    </PhoneList>
  );
}

function text({ body }: Sms) {
  return <MessageText text={body} />;
}
