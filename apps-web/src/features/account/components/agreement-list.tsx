import { isAgreementRequired } from '@ostoja/domain';
import { Checkbox, ErrorState, Skeleton } from '@ostoja/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useMessages } from '../../../i18n/index.js';
import type { Agreement } from '../api/use-agreements.js';

interface AgreementListProps {
  /** Undefined while they load. */
  readonly agreements: readonly Agreement[] | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** The form's wiring of an agreement's checkbox. */
  readonly field: (id: string) => UseFormRegisterReturn;
  readonly error: (id: string) => string | undefined;
}

/** What a parent agrees to at registration, each with its whole text; the optional ones say so. */
export function AgreementList({ agreements, failed, onRetry, field, error }: AgreementListProps) {
  const { t } = useMessages();
  if (!agreements && failed) {
    return <ErrorState title={t('failure.internal')} onRetry={onRetry} retryLabel={t('app.retry')} />;
  }
  return (
    <fieldset className="grid gap-1" aria-busy={!agreements}>
      <legend className="mb-1 font-medium">{t('account.register.agreements')}</legend>
      {agreements ? (
        agreements.map((agreement) => (
          <Checkbox
            key={agreement.id}
            label={
              isAgreementRequired(agreement)
                ? agreement.short_name
                : `${agreement.short_name} (${t('form.optional')})`
            }
            hint={agreement.descr}
            error={error(agreement.id)}
            {...field(agreement.id)}
          />
        ))
      ) : (
        <Skeleton className="h-28" />
      )}
    </fieldset>
  );
}
