import { zodResolver } from '@hookform/resolvers/zod';
import { Code } from '@ostoja/contracts';
import { afterSignIn } from '@ostoja/domain';
import { Banner, Button, PasswordField, TextField } from '@ostoja/ui';
import { useForm, useWatch } from 'react-hook-form';
import { Navigate, useLocation } from 'react-router-dom';
import { z } from 'zod';
import { PublicPage } from '../../../layout/public-page.js';
import { sentTracking } from '../../../consent/index.js';
import { useCaptcha } from '../../../captcha/index.js';
import { emailField, requiredField, useAttempt, useErrorText } from '../../../forms/index.js';
import { T, useMessages } from '../../../i18n/index.js';
import { useSession } from '../../../session/index.js';
import { storedRewardId } from '../../../storage/values.js';
import { useLogin } from '../api/use-login.js';
import { keptAddress } from '../kept-address.js';
import { FormFailure } from './form-failure.js';
import { WayOn } from './way-on.js';
import { timeZoneName } from '../time-zone.js';

const schema = z.object({ email: emailField, password: requiredField });

const texts = {
  [Code.BadCredentials]: 'account.login.invalid',
  [Code.CaptchaError]: 'account.captcha-failed',
} as const;

/** /login (panel spec §2): nothing can be sent while a field is empty; the captcha is solved unseen. */
export function LoginPage() {
  const { t, language } = useMessages();
  const { state: session, check } = useSession();
  const from = keptAddress(useLocation().state);
  const captcha = useCaptcha();
  const login = useLogin();
  const errorText = useErrorText();
  const { failure, attempt } = useAttempt(texts);
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '' },
  });
  const [email, password] = useWatch({ control, name: ['email', 'password'] });

  if (session.kind === 'signed-in') {
    return <Navigate to={afterSignIn({ rewardId: storedRewardId.get(), from })} replace />;
  }

  const send = handleSubmit((values) =>
    attempt(async () => {
      try {
        await login.trigger({
          u: values.email,
          p: values.password,
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
    }),
  );

  return (
    <PublicPage
      title="account.login.title"
      footer={<WayOn question="account.login.no-account" link="account.login.create" to="/register" />}
    >
      <form noValidate className="grid gap-5" onSubmit={send}>
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
          error={errorText(formState.errors.email)}
          {...register('email')}
        />
        <PasswordField
          label={t('form.password.label')}
          autoComplete="current-password"
          showPasswordLabel={t('form.password.show')}
          hidePasswordLabel={t('form.password.hide')}
          error={errorText(formState.errors.password)}
          {...register('password')}
        />
        <Button
          type="submit"
          size="lg"
          fullWidth
          loading={formState.isSubmitting}
          disabled={email.trim() === '' || password === ''}
        >
          <T id="account.login.submit" />
        </Button>
        <WayOn link="account.login.forgot" to="/forgot-password" />
      </form>
    </PublicPage>
  );
}
