import { zodResolver } from '@hookform/resolvers/zod';
import { Code } from '@ostoja/contracts';
import { Button, TextField } from '@ostoja/ui';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { PublicPage } from '../../../layout/public-page.js';
import { useCaptcha } from '../../../captcha/index.js';
import { emailField, useAttempt, useErrorText } from '../../../forms/index.js';
import { T, useMessages } from '../../../i18n/index.js';
import { useResetPassword } from '../api/use-reset-password.js';
import { useSignInSoon } from '../use-sign-in-soon.js';
import { FormFailure } from './form-failure.js';
import { WayOn } from './way-on.js';

const schema = z.object({ email: emailField });

const texts = {
  [Code.AccountNotConfirmed]: 'account.forgot-password.not-confirmed',
  [Code.CaptchaError]: 'account.captcha-failed',
} as const;

/** /forgot-password (panel spec §2): mails a link; whether the address has an account is not told. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <AskPage onSent={setSentTo} />
  ) : (
    <SentPage email={sentTo} onAgain={() => setSentTo(null)} />
  );
}

function AskPage({ onSent }: { onSent: (email: string) => void }) {
  const { t, language } = useMessages();
  const captcha = useCaptcha();
  const resetPassword = useResetPassword();
  const errorText = useErrorText();
  const { failure, attempt } = useAttempt(texts);
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '' },
  });

  const email = useWatch({ control, name: 'email' });

  const send = handleSubmit((values) =>
    attempt(async () => {
      try {
        await resetPassword.trigger({ e: values.email, l: language, c: await captcha.take() });
      } catch (failed) {
        captcha.prepare();
        throw failed;
      }
      onSent(values.email);
    }),
  );

  return (
    <PublicPage
      title="account.forgot-password.title"
      lead={t('account.forgot-password.lead')}
      footer={<WayOn link="account.to-login" to="/login" />}
    >
      <form noValidate className="grid gap-5" onSubmit={send}>
        {failure && <FormFailure failure={failure} />}
        <TextField
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t('form.email.label')}
          error={errorText(formState.errors.email)}
          {...register('email')}
        />
        <Button
          type="submit"
          size="lg"
          fullWidth
          loading={formState.isSubmitting}
          disabled={email.trim() === ''}
        >
          <T id="account.forgot-password.submit" />
        </Button>
      </form>
    </PublicPage>
  );
}

function SentPage({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useMessages();
  useSignInSoon();
  return (
    <PublicPage
      title="account.forgot-password.sent.title"
      lead={t('account.forgot-password.sent.text', { email })}
      footer={<WayOn link="account.to-login" to="/login" />}
      announced
    >
      <Button variant="secondary" fullWidth onClick={onAgain}>
        <T id="account.forgot-password.sent.again" />
      </Button>
    </PublicPage>
  );
}
