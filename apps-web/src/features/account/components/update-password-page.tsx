import { zodResolver } from '@hookform/resolvers/zod';
import { Code } from '@ostoja/contracts';
import { isUpdatePasswordCode, passwordsMatch } from '@ostoja/domain';
import { Button, Checkbox, PasswordField } from '@ostoja/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { PublicPage } from '../../../layout/public-page.js';
import { newPasswordField, requiredField, useAttempt, useErrorText } from '../../../forms/index.js';
import { T, useMessages } from '../../../i18n/index.js';
import { useUpdatePassword } from '../api/use-update-password.js';
import { useLinkLanguage } from '../use-link-language.js';
import { useSignInSoon } from '../use-sign-in-soon.js';
import { FormFailure } from './form-failure.js';

const schema = z
  .object({
    password: newPasswordField,
    repeated: requiredField,
    acknowledged: z.boolean().refine((ticked) => ticked, 'account.update-password.acknowledge-required'),
  })
  .refine(({ password, repeated }) => passwordsMatch(password, repeated), {
    path: ['repeated'],
    message: 'form.password.no-match',
  });

const texts = {
  [Code.PasswordTooShort]: 'form.password.too-short',
  [Code.WrongCode]: 'account.update-password.wrong-code',
} as const;

/** /update-password?code=…&lang=… (panel spec §2): a new password by the mailed link. */
export function UpdatePasswordPage() {
  const [query] = useSearchParams();
  const [done, setDone] = useState(false);
  const code = query.get('code');
  useLinkLanguage();

  if (done) return <DonePage />;
  return isUpdatePasswordCode(code) ? (
    <NewPasswordPage code={code} onDone={() => setDone(true)} />
  ) : (
    <BadLinkPage />
  );
}

function NewPasswordPage({ code, onDone }: { code: string; onDone: () => void }) {
  const { t } = useMessages();
  const updatePassword = useUpdatePassword();
  const errorText = useErrorText();
  const { failure, attempt } = useAttempt(texts);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '', repeated: '', acknowledged: false },
  });
  const toggle = { showPasswordLabel: t('form.password.show'), hidePasswordLabel: t('form.password.hide') };

  const send = handleSubmit(({ password }) =>
    attempt(async () => {
      await updatePassword.trigger({ p: password, c: code });
      onDone();
    }),
  );

  return (
    <PublicPage title="account.update-password.title">
      <form noValidate className="grid gap-5" onSubmit={send}>
        {failure && (
          <FormFailure failure={failure}>
            {failure.id === 'account.update-password.wrong-code' && <NewLink />}
          </FormFailure>
        )}
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
        <Checkbox
          label={t('account.update-password.acknowledge')}
          error={errorText(formState.errors.acknowledged)}
          {...register('acknowledged')}
        />
        <Button type="submit" size="lg" fullWidth loading={formState.isSubmitting}>
          <T id="account.update-password.submit" />
        </Button>
      </form>
    </PublicPage>
  );
}

function BadLinkPage() {
  const { t } = useMessages();
  return (
    <PublicPage
      title="account.update-password.bad-link.title"
      lead={t('account.update-password.bad-link.text')}
    >
      <NewLink />
    </PublicPage>
  );
}

function DonePage() {
  const { t } = useMessages();
  useSignInSoon();
  return (
    <PublicPage
      title="account.update-password.done.title"
      lead={t('account.update-password.done.text')}
      announced
    >
      <Button asChild size="lg" fullWidth>
        <RouterLink to="/login">
          <T id="account.login.submit" />
        </RouterLink>
      </Button>
    </PublicPage>
  );
}

function NewLink() {
  return (
    <Button asChild variant="secondary" fullWidth>
      <RouterLink to="/forgot-password">
        <T id="account.update-password.new-link" />
      </RouterLink>
    </Button>
  );
}
