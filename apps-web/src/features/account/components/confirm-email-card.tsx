import { useEffect, useState } from 'react';
import { useSession } from '../../../session/index.js';
import { ConfirmCodeForm } from './confirm-code-form.js';
import { ConfirmedCard } from './confirmed-card.js';

/**
 * What stands over the blurred panel while the e-mail address is unconfirmed: the mailed 6-digit code, a new one,
 * later, and at last a thank-you (panel spec §2 and §4). The panel shows it until the session says `emailConfirmed`.
 */
export function ConfirmEmailCard() {
  const { check, postponeEmail } = useSession();
  const [confirmed, setConfirmed] = useState(false);

  useEffect(() => {
    if (confirmed) return undefined;
    // The link may have been opened elsewhere while this page waited
    const onReturn = () => {
      if (document.visibilityState === 'visible') void check();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [confirmed, check]);

  if (!confirmed) return <ConfirmCodeForm onConfirmed={() => setConfirmed(true)} />;
  return (
    <ConfirmedCard
      onClose={() => {
        postponeEmail();
        void check();
      }}
    />
  );
}
