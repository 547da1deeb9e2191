import { zodResolver } from '@hookform/resolvers/zod';
import { Code } from '@ostoja/contracts';
import { afterSignIn, passwordStrength } from '@ostoja/domain';
import { Button, PasswordField, PhoneField, TextField } from '@ostoja/ui';
import { useMemo, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { Navigate } from 'react-router-dom';
import { sentTracking } from '../../../consent/index.js';
import { useCaptcha } from '../../../captcha/index.js';
import { useAttempt, useErrorText } from '../../../forms/index.js';
import { T, useMessages } from '../../../i18n/index.js';
import { PublicPage } from '../../../layout/public-page.js';
import { useSession } from '../../../session/index.js';
import { storedRewardId } from '../../../storage/values.js';
import { useAgreements } from '../api/use-agreements.js';
import { useCountry } from '../api/use-country.js';
import { useRegister } from '../api/use-register.js';
import { phoneCountry } from '../phone-country.js';
import { passwordScore, scoreLabel } from '../password-meter.js';
import { registerData, registerSchema, type RegisterValues } from '../register-form.js';
import { AgreementList } from './agreement-list.js';
import { FormFailure } from './form-failure.js';
import { WayOn } from './way-on.js';
import { WeakPasswordDialog } from './weak-password-dialog.js';

const texts = {
  [Code.AlreadyRegistered]: 'account.register.already',
  [Code.PasswordTooShort]: 'form.password.too-short',
  [Code.CaptchaError]: 'account.captcha-failed',
} as const;

/** /register (panel spec §2 and §5). A weak password asks once more; a short one is refused. */
export function RegisterPage() {
  const { t, language, locale } = useMessages();
  const { state: session, check } = useSession();
  const agreements = useAgreements();
  const country = useCountry();
  const captcha = useCaptcha();
  const account = useRegister();
  const errorText = useErrorText();
  const { failure, attempt } = useAttempt(texts);
  const [weak, setWeak] = useState<RegisterValues | null>(null);

  const asked = agreements.data?.agreements;
  const schema = useMemo(() => registerSchema(asked ?? [], country), [asked, country]);
  const { register, control, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '', phone: '', agreed: {} },
  });
  const score = passwordScore(useWatch({ control, name: 'password' }));

  if (session.kind === 'signed-in') {
    return <Navigate to={afterSignIn({ rewardId: storedRewardId.get() })} replace />;
  }

  const create = (values: RegisterValues) =>
    attempt(async () => {
      try {
        await account.trigger({
          ...registerData(values, { captcha: await captcha.take(), language, country }),
          ...(await sentTracking()),
        });
      } catch (failed) {
        captcha.prepare();
        throw failed;
      }
      await check();
    });

  const send = handleSubmit((values) => {
    if (passwordStrength(values.password).strong) return create(values);
    setWeak(values);
    return undefined;
  });

  return (
    <PublicPage
      title="account.register.title"
      lead={t('account.register.lead')}
      footer={<WayOn question="account.register.have-account" link="account.login.submit" to="/login" />}
    >
      <form noValidate className="grid gap-5" onSubmit={send}>
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
          autoComplete="new-password"
          hint={score === 0 ? t('form.password.hint') : undefined}
          showPasswordLabel={t('form.password.show')}
          hidePasswordLabel={t('form.password.hide')}
          {...(score === 0 ? {} : { strength: { score, label: t(scoreLabel(score)) } })}
          error={errorText(formState.errors.password)}
          {...register('password')}
        />
        <Controller
          control={control}
          name="phone"
          render={({ field: { onChange, ...field }, fieldState }) => (
            <PhoneField
              // The guess comes after the form; a number that has been begun is left alone
              key={fieldState.isDirty ? undefined : country}
              label={t('form.phone.label')}
              countryLabel={t('form.phone.country')}
              locale={locale}
              defaultCountry={phoneCountry(country)}
              error={errorText(fieldState.error)}
              onValueChange={onChange}
              {...field}
            />
          )}
        />
        <AgreementList
          agreements={asked}
          failed={agreements.error !== undefined}
          onRetry={() => void agreements.mutate()}
          field={(id) => register(`agreed.${id}`)}
          error={(id) => errorText(formState.errors.agreed?.[id])}
        />
        {failure && (
          <FormFailure failure={failure}>
            {failure.id === 'account.register.already' && <WayOn link="account.login.submit" to="/login" />}
          </FormFailure>
        )}
        <Button
          type="submit"
          size="lg"
          fullWidth
          loading={formState.isSubmitting || account.isMutating}
          disabled={!asked}
        >
          <T id="account.register.submit" />
        </Button>
      </form>
      <WeakPasswordDialog
        password={weak?.password ?? null}
        onUse={() => {
          if (weak) void create(weak);
          setWeak(null);
        }}
        onChange={() => {
          setWeak(null);
          setFocus('password');
        }}
      />
    </PublicPage>
  );
}
