import { useMessages } from '../../../i18n/index.js';
import type { NameOf } from '../contact-names.js';

interface PersonProps {
  /** As the phone shows it; empty when it was withheld. */
  readonly number: string;
  readonly nameOf: NameOf;
}

/** Who called or wrote: the contact's name where there is one, and the number. All of it is the device's word. */
export function Person({ number, nameOf }: PersonProps) {
  const { t } = useMessages();
  const name = nameOf(number);
  if (number.trim() === '') return <span className="text-ink-2">{t('phone.withheld')}</span>;
  if (name === null) return <bdi className="tabular-nums">{number}</bdi>;
  return (
    <span className="grid">
      <bdi>{name}</bdi>
      <bdi className="text-sm font-normal text-ink-2 tabular-nums">{number}</bdi>
    </span>
  );
}
