import { SearchField, type DataListColumn } from '@ostoja/ui';
import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../../i18n/index.js';
import type { Device } from '../../../session/index.js';
import { useNow, useTimeWords } from '../../../time/index.js';
import { useContacts, type Contact } from '../api/use-contacts.js';
import { findContacts } from '../contact-names.js';
import { PhoneList } from './phone-list.js';

interface ContactListProps {
  readonly profile: number;
  readonly device: Device;
}

/** The phone book by name, with a search in names, numbers and notes, and when each was last in contact. */
export function ContactList({ profile, device }: ContactListProps) {
  const { t } = useMessages();
  const now = useNow(60);
  const { moment } = useTimeWords();
  const [search, setSearch] = useSearchParams();
  // The address follows the field and not the other way round: it changes too late for who types fast
  const [wanted, setWanted] = useState(() => search.get('q') ?? '');
  const look = (text: string) => {
    setWanted(text);
    setSearch((before) => writeSearch(before, text), { replace: true });
  };
  const answer = useContacts({ profile, device: device.id });
  const all = answer.data?.data ?? [];
  const rows = findContacts(all, wanted);

  const lastContacted = ({ lastContacted: at }: Contact) =>
    at > 0 ? moment(at, now) : t('phone.contact.not-reported');
  const title = ({ name }: Contact) => (name.trim() === '' ? t('phone.contact.nameless') : <bdi>{name}</bdi>);
  const last = (contact: Contact) => (
    <span className="inline-block first-letter:uppercase">{lastContacted(contact)}</span>
  );
  const columns: readonly DataListColumn<Contact>[] = [
    { id: 'name', header: t('phone.column.name'), rowHeader: true, width: 'minmax(0, 2fr)', cell: title },
    { id: 'numbers', header: t('phone.column.number'), width: 'minmax(0, 2fr)', cell: numbers },
    {
      id: 'last',
      header: t('phone.column.last-contacted'),
      cell: last,
    },
  ];

  return (
    <PhoneList
      device={device}
      answer={answer}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columns}
      renderCard={(contact) => (
        <div className="grid gap-0.5 [overflow-wrap:anywhere]">
          <span className="font-medium">{title(contact)}</span>
          {numbers(contact)}
          <span className="text-sm text-ink-2">
            {t('phone.contact.last', { when: lastContacted(contact) })}
          </span>
        </div>
      )}
      name={t('phone.tab.contacts')}
      icon={<UserRoundX />}
      empty={wanted.trim() === '' ? t('phone.contact.empty') : t('phone.contact.none-found')}
      failed="phone.contact.failed"
      scrolls
      tools={
        <>
          <SearchField
            className="w-full max-w-96"
            label={t('phone.contact.search')}
            placeholder={t('phone.contact.search')}
            clearLabel={t('phone.contact.clear')}
            value={wanted}
            onValueChange={look}
          />
          {answer.data && all.length > 0 && (
            <output className="text-sm text-ink-2">{t('phone.contact.count', { count: rows.length })}</output>
          )}
        </>
      }
    />
  );
}

function numbers({ text, text2 }: Contact) {
  return (
    <span className="grid">
      <bdi className="tabular-nums">{text}</bdi>
      {text2 && <bdi className="text-sm text-ink-2">{text2}</bdi>}
    </span>
  );
}

function writeSearch(search: URLSearchParams, text: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (text === '') next.delete('q');
  else next.set('q', text);
  return next;
}
