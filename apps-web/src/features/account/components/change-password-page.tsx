import { zodResolver } from '@hookform/resolvers/zod';
import { Code } from '@ostoja/contracts';
import { passwordsMatch } from '@ostoja/domain';
import { Banner, Button, PasswordField } from '@ostoja/ui';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { PublicPage } from '../../../layout/public-page.js';
import { newPasswordField, requiredField, useAttempt, useErrorText } from '../../../forms/index.js';
import { T, useMessages } from '../../../i18n/index.js';
import { useUser } from '../../../session/index.js';
import { useChangePassword } from '../api/use-change-password.js';
import { FormFailure } from './form-failure.js';
import { WayOn } from './way-on.js';

const schema = z
  .object({ current: requiredField, password: newPasswordField, repeated: requiredField })
  .refine(({ password, repeated }) => passwordsMatch(password, repeated), {
    path: ['repeated'],
    message: 'form.password.no-match',
  });

const texts = {
  [Code.WrongPassword]: 'account.change-password.wrong',
  [Code.PasswordTooShort]: 'form.password.too-short',
} as const;

const empty = { current: '', password: '', repeated: '' };

/** /account/change-password (panel spec §2). */
export function ChangePasswordPage() {
  const { t } = useMessages();
  const { email } = useUser();
  const changePassword = useChangePassword();
  const errorText = useErrorText();
  const { failure, attempt } = useAttempt(texts);
  const [done, setDone] = useState(false);
  const { register, control, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: empty,
  });
  const [current, password] = useWatch({ control, name: ['current', 'password'] });
  const toggle = { showPasswordLabel: t('form.password.show'), hidePasswordLabel: t('form.password.hide') };

  const send = handleSubmit((values) => {
    setDone(false);
    return attempt(async () => {
      await changePassword.trigger({ o: values.current, n: values.password });
      reset(empty);
      setDone(true);
    });
  });

  return (
    <PublicPage
      title="account.change-password.title"
      lead={t('account.change-password.lead')}
      footer={<WayOn link="account.change-password.back" to="/panel" />}
    >
      <form noValidate className="grid gap-5" onSubmit={send}>
        {failure && <FormFailure failure={failure} />}
        {done && (
          <Banner tone="info">
            <T id="account.change-password.done" />
          </Banner>
        )}
        {/* Lets a password manager know whose password this is */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('form.password.current')}
          autoComplete="current-password"
          error={errorText(formState.errors.current)}
          {...toggle}
          {...register('current')}
        />
        <PasswordField
          label={t('form.password.new')}
          autoComplete="new-password"
          hint={t('form.password.hint')}
          error={errorText(formState.errors.password)}
          {...toggle}
          {...register('password')}
        />
        <PasswordField
          label={t('form.password.repeat')}
          autoComplete="new-password"
          error={errorText(formState.errors.repeated)}
          {...toggle}
          {...register('repeated')}
        />
        <Button
          type="submit"
          size="lg"
          fullWidth
          loading={formState.isSubmitting}
          disabled={current === '' || password === ''}
        >
          <T id="account.change-password.submit" />
        </Button>
      </form>
    </PublicPage>
  );
}
