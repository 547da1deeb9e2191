import { ActionFailure, Code } from '@ostoja/contracts';
import { checkConfirmationCode } from '@ostoja/domain';
import { Banner, Button, CodeInput } from '@ostoja/ui';
import { useEffect, useRef, useState } from 'react';
import { useAttempt } from '../../../forms/index.js';
import { T, useMessages, type MessageId } from '../../../i18n/index.js';
import { useSession, useUser } from '../../../session/index.js';
import { useResendEmailConfirm, useVerifyConfirmCode } from '../api/use-confirm-code.js';
import { FormFailure } from './form-failure.js';

const checks: Record<'incomplete' | 'already-tried', MessageId> = {
  incomplete: 'account.confirm-overlay.incomplete',
  'already-tried': 'account.confirm-overlay.already-tried',
};

const wrongCode = { [Code.WrongCode]: 'account.confirm-overlay.wrong-code' } as const;
const noTexts = {};

/** Asks for the mailed 6-digit code; six digits are sent at once, and never the same refused ones again. */
export function ConfirmCodeForm({ onConfirmed }: { onConfirmed: () => void }) {
  const { t, language } = useMessages();
  const { email } = useUser();
  const { postponeEmail } = useSession();
  const verify = useVerifyConfirmCode();
  const resend = useResendEmailConfirm();
  const checking = useAttempt(wrongCode);
  const sending = useAttempt(noTexts);
  const [code, setCode] = useState('');
  const [lastTried, setLastTried] = useState<string | null>(null);
  const [problem, setProblem] = useState<MessageId | null>(null);
  const [resent, setResent] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // It comes after the panel's frame, in which somebody may have opened a menu by now
    if (!document.activeElement?.closest('[role=menu], [role=dialog]')) input.current?.focus();
  }, []);

  const send = (entry: string) => {
    const checked = checkConfirmationCode(entry, lastTried);
    setProblem(checked === 'ok' ? null : checks[checked]);
    if (checked === 'already-tried') setCode('');
    if (checked !== 'ok') return;
    void checking.attempt(async () => {
      try {
        await verify.trigger({ c: entry });
      } catch (failure) {
        if (isWrongCode(failure)) {
          setLastTried(entry);
          // Six empty boxes take the next code whole; full ones would take only its last digit
          setCode('');
        }
        throw failure;
      }
      onConfirmed();
    });
  };

  const sendAgain = () =>
    sending.attempt(async () => {
      setResent(false);
      await resend.trigger({ l: language });
      setCode('');
      setLastTried(null);
      setResent(true);
      input.current?.focus();
    });

  const { failure } = checking;
  const error = problem ? t(problem) : failure ? t(failure.id, failure.values) : undefined;

  return (
    <section aria-labelledby="confirm-email-title" className="grid gap-4">
      <div className="grid gap-1.5">
        <h1 id="confirm-email-title" className="text-lg font-semibold tracking-tight">
          <T id="account.confirm-overlay.title" />
        </h1>
        <p className="text-ink-2 [overflow-wrap:anywhere]">{t('account.confirm-overlay.text', { email })}</p>
      </div>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send(code);
        }}
      >
        <CodeInput
          ref={input}
          label={t('account.confirm-overlay.code')}
          value={code}
          onValueChange={(value) => {
            setCode(value);
            setProblem(null);
            checking.clear();
          }}
          onComplete={send}
          error={error}
        />
        <Button type="submit" size="lg" fullWidth loading={verify.isMutating}>
          <T id="account.confirm-overlay.submit" />
        </Button>
      </form>
      {sending.failure && <FormFailure failure={sending.failure} />}
      {resent && (
        <Banner tone="info">
          <T id="account.confirm-overlay.resent" />
        </Banner>
      )}
      <div className="grid gap-2">
        <Button variant="secondary" fullWidth loading={resend.isMutating} onClick={sendAgain}>
          <T id="account.confirm-overlay.resend" />
        </Button>
        <Button variant="ghost" fullWidth onClick={postponeEmail}>
          <T id="account.confirm-overlay.postpone" />
        </Button>
      </div>
    </section>
  );
}

function isWrongCode(failure: unknown): boolean {
  return failure instanceof ActionFailure && failure.code === Code.WrongCode;
}
