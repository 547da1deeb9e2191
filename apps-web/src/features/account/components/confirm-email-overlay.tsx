import { Code } from '@ostoja/contracts';
import { checkConfirmationCode } from '@ostoja/domain';
import { Banner, Button, CodeInput, Dialog } from '@ostoja/ui';
import { useEffect, useState } from 'react';
import { failureMessage } from '../../../api/index.js';
import { useAttempt } from '../../../forms/index.js';
import { T, useMessages, type MessageId } from '../../../i18n/index.js';
import { useSession, useUser } from '../../../session/index.js';
import { useResendEmailConfirm, useVerifyConfirmCode } from '../api/use-confirm-code.js';
import { FormFailure } from './form-failure.js';

const checks: Record<'incomplete' | 'already-tried', MessageId> = {
  incomplete: 'account.confirm-overlay.incomplete',
  'already-tried': 'account.confirm-overlay.already-tried',
};

const nothing = {};

/**
 * Covers the panel while the e-mail address is unconfirmed: the mailed 6-digit code, a new one, later, and at
 * last a thank-you (panel spec §2 and §4). Shows nothing when the address is confirmed.
 */
export function ConfirmEmailOverlay() {
  const { emailConfirmed, postponeEmail, check } = useSession();
  const [confirmed, setConfirmed] = useState(false);

  useEffect(() => {
    if (emailConfirmed) return undefined;
    // The link may have been opened elsewhere while this page waited
    const onReturn = () => {
      if (document.visibilityState === 'visible') void check();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [emailConfirmed, check]);

  if (confirmed) {
    return (
      <SuccessDialog
        onClose={() => {
          setConfirmed(false);
          postponeEmail();
          void check();
        }}
      />
    );
  }
  return emailConfirmed ? null : (
    <CodeDialog onConfirmed={() => setConfirmed(true)} onPostpone={postponeEmail} />
  );
}

function CodeDialog({ onConfirmed, onPostpone }: { onConfirmed: () => void; onPostpone: () => void }) {
  const { t, language } = useMessages();
  const { email } = useUser();
  const verify = useVerifyConfirmCode();
  const resend = useResendEmailConfirm();
  const [code, setCode] = useState('');
  const [lastTried, setLastTried] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [resent, setResent] = useState(false);
  const { failure, attempt } = useAttempt(nothing);

  const send = async (entry: string) => {
    const checked = checkConfirmationCode(entry, lastTried);
    if (checked !== 'ok') {
      setProblem(t(checks[checked]));
      return;
    }
    try {
      await verify.trigger({ c: entry });
      onConfirmed();
    } catch (failed) {
      const { id, values } = failureMessage(failed, {
        [Code.WrongCode]: 'account.confirm-overlay.wrong-code',
      });
      if (id === 'account.confirm-overlay.wrong-code') setLastTried(entry);
      setProblem(t(id, values));
    }
  };

  const sendAgain = () =>
    attempt(async () => {
      setResent(false);
      await resend.trigger({ l: language });
      setLastTried(null);
      setCode('');
      setProblem(undefined);
      setResent(true);
    });

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onPostpone();
      }}
      // A stray tap beside the sheet is no decision to do it later
      onInteractOutside={(event) => event.preventDefault()}
      title={t('account.confirm-overlay.title')}
      description={t('account.confirm-overlay.text', { email })}
      closeLabel={t('account.confirm-overlay.postpone')}
      size="sm"
    >
      <form
        noValidate
        className="grid gap-4 pb-3"
        onSubmit={(event) => {
          event.preventDefault();
          void send(code);
        }}
      >
        <CodeInput
          label={t('account.confirm-overlay.code')}
          value={code}
          onValueChange={(value) => {
            setCode(value);
            setProblem(undefined);
          }}
          error={problem}
        />
        <Button type="submit" size="lg" fullWidth loading={verify.isMutating}>
          <T id="account.confirm-overlay.submit" />
        </Button>
        {failure && <FormFailure failure={failure} />}
        {resent && (
          <Banner tone="info">
            <T id="account.confirm-overlay.resent" />
          </Banner>
        )}
        <div className="grid gap-2">
          <Button variant="secondary" fullWidth loading={resend.isMutating} onClick={sendAgain}>
            <T id="account.confirm-overlay.resend" />
          </Button>
          <Button variant="ghost" fullWidth onClick={onPostpone}>
            <T id="account.confirm-overlay.postpone" />
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function SuccessDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('account.confirm-overlay.success.title')}
      description={t('account.confirm-overlay.success.text')}
      closeLabel={t('app.close')}
      size="sm"
      footer={<Button onClick={onClose}>{t('app.close')}</Button>}
    />
  );
}
