import { Code } from '@ostoja/contracts';
import { Button, Spinner } from '@ostoja/ui';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { failureMessage } from '../../../api/index.js';
import { PublicPage } from '../../../layout/public-page.js';
import { T, useMessages, type MessageId } from '../../../i18n/index.js';
import { useSession } from '../../../session/index.js';
import { useLinkLanguage } from '../use-link-language.js';
import { useEmailConfirm } from '../api/use-email-confirm.js';

type Result =
  | { kind: 'checking' }
  | { kind: 'done' }
  | { kind: 'bad-code' }
  | { kind: 'failed'; text: string };

/** /emailconfirm?code=… (panel spec §2): confirms the e-mail address by the mailed link. */
export function EmailConfirmPage() {
  useLinkLanguage();
  const [query] = useSearchParams();
  const code = query.get('code') ?? query.get('c') ?? '';
  const { t } = useMessages();
  const { check } = useSession();
  const { trigger } = useEmailConfirm();
  const [result, setResult] = useState<Result>({ kind: code === '' ? 'bad-code' : 'checking' });
  const asked = useRef<string | null>(null);

  useEffect(() => {
    // A code works once; React may run an effect twice
    if (code === '' || asked.current === code) return;
    asked.current = code;
    trigger({ c: code })
      .then(async () => {
        await check();
        setResult({ kind: 'done' });
      })
      .catch((failure: unknown) => {
        const { id, values } = failureMessage(failure, badCode);
        setResult(
          id === badCode[Code.NotFound] ? { kind: 'bad-code' } : { kind: 'failed', text: t(id, values) },
        );
      });
  }, [code, trigger, check, t]);

  switch (result.kind) {
    case 'checking':
      return (
        <PublicPage title="account.email-confirm.title">
          <Spinner label={t('account.email-confirm.checking')} />
        </PublicPage>
      );
    case 'done':
      return (
        <ResultPage title="account.email-confirm.done.title" text={t('account.email-confirm.done.text')} />
      );
    case 'bad-code':
      return (
        <ResultPage
          title="account.email-confirm.bad-code.title"
          text={t('account.email-confirm.bad-code.text')}
        />
      );
    case 'failed':
      return <ResultPage title="account.email-confirm.failed.title" text={result.text} />;
  }
}

const badCode = { [Code.NotFound]: 'account.email-confirm.bad-code.text' } as const;

function ResultPage({ title, text }: { title: MessageId; text: string }) {
  return (
    <PublicPage title={title} lead={text} announced>
      <Button asChild size="lg" fullWidth>
        <RouterLink to="/">
          <T id="account.email-confirm.go-on" />
        </RouterLink>
      </Button>
    </PublicPage>
  );
}
