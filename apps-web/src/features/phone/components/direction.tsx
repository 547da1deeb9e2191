import {
  MessageSquareReply,
  MessageSquareText,
  PhoneIncoming,
  PhoneOutgoing,
  type LucideIcon,
} from 'lucide-react';
import { useMessages } from '../../../i18n/index.js';

/** 2 is outgoing, anything else incoming (panel spec §3). */
export type Way = 'in' | 'out';

/** The way that a call or a message went, by its type on the wire. */
export const wayOf = (type: number): Way => (type === 2 ? 'out' : 'in');

const looks: Record<'call' | 'sms', Record<Way, LucideIcon>> = {
  call: { in: PhoneIncoming, out: PhoneOutgoing },
  sms: { in: MessageSquareText, out: MessageSquareReply },
};

interface DirectionProps {
  readonly of: 'call' | 'sms';
  readonly way: Way;
}

/** Which way a call or a message went, as a picture. */
export function DirectionIcon({ of, way }: DirectionProps) {
  const Icon = looks[of][way];
  return (
    <span
      aria-hidden
      className={`grid size-9 shrink-0 place-items-center rounded-full ${way === 'out' ? 'bg-sunken text-ink-2' : 'bg-brand-soft text-brand'}`}
    >
      <Icon className="size-4.5" />
    </span>
  );
}

/** Which way a call or a message went, in words. */
export function DirectionWords({ of, way }: DirectionProps) {
  const { t } = useMessages();
  return <>{t(of === 'call' ? 'phone.call.way' : 'phone.sms.way', { way })}</>;
}
