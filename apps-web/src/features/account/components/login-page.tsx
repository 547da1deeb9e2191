import { Code } from '@ostoja/contracts';
import { afterSignIn, cleanEmail } from '@ostoja/domain';
import { Banner, Button, PasswordField, TextField } from '@ostoja/ui';
import { useState, type SubmitEvent } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PublicPage } from '../../../layout/public-page.js';
import { sentTracking } from '../../../consent/index.js';
import { useCaptcha } from '../../../captcha/index.js';
import { emailProblem, useAttempt } from '../../../forms/index.js';
import { T, useMessages } from '../../../i18n/index.js';
import { useSession } from '../../../session/index.js';
import { storedRewardId } from '../../../storage/values.js';
import { signIn } from '../api/sign-in.js';
import { keptAddress } from '../kept-address.js';
import { FormFailure } from './form-failure.js';
import { WayOn } from './way-on.js';
import { timeZoneName } from '../time-zone.js';

const texts = {
  [Code.BadCredentials]: 'account.login.invalid',
  [Code.CaptchaError]: 'account.captcha-failed',
} as const;

/**
 * /login (panel spec §2): nothing can be sent while a field is empty; the captcha is solved unseen. Two fields and one
 * rule need no library of forms, which the first page that anybody loads would wait for.
 */
export function LoginPage() {
  const { t, language } = useMessages();
  const { state: session, check } = useSession();
  const from = keptAddress(useLocation().state);
  const captcha = useCaptcha();
  const { failure, attempt } = useAttempt(texts);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState(false);
  const [sending, setSending] = useState(false);
  const problem = emailProblem(email);

  if (session.kind === 'signed-in') {
    return <Navigate to={afterSignIn({ rewardId: storedRewardId.get(), from })} replace />;
  }

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRefused(problem !== null);
    if (problem !== null) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    setSending(true);
    await attempt(async () => {
      try {
        await signIn({
          u: cleanEmail(email),
          p: password,
          c: await captcha.take(),
          l: language,
          tzn: timeZoneName(),
          ...(await sentTracking()),
        });
      } catch (failed) {
        captcha.prepare();
        throw failed;
      }
      await check();
    });
    setSending(false);
  };

  return (
    <PublicPage
      title="account.login.title"
      footer={<WayOn question="account.login.no-account" link="account.login.create" to="/register" />}
    >
      <form noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
        {failure ? (
          <FormFailure failure={failure} />
        ) : (
          from && (
            <Banner tone="info">
              <T id="account.login.continue" />
            </Banner>
          )
        )}
        <TextField
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t('form.email.label')}
          error={refused && problem !== null ? t(problem) : undefined}
          name="email"
          value={email}
          onValueChange={setEmail}
        />
        <PasswordField
          label={t('form.password.label')}
          autoComplete="current-password"
          showPasswordLabel={t('form.password.show')}
          hidePasswordLabel={t('form.password.hide')}
          name="password"
          value={password}
          onValueChange={setPassword}
        />
        <Button
          type="submit"
          size="lg"
          fullWidth
          loading={sending}
          disabled={email.trim() === '' || password === ''}
        >
          <T id="account.login.submit" />
        </Button>
        <WayOn link="account.login.forgot" to="/forgot-password" />
      </form>
    </PublicPage>
  );
}
