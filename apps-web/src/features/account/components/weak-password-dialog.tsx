import { ConfirmDialog } from '@ostoja/ui';
import { useMessages } from '../../../i18n/index.js';
import { missingSigns } from '../password-meter.js';

interface WeakPasswordDialogProps {
  /** The weak password that was sent; null while there is none. */
  readonly password: string | null;
  readonly onUse: () => void;
  readonly onChange: () => void;
}

/** Asks whether a weak password shall be used all the same, and says what would make it stronger (panel spec §5). */
export function WeakPasswordDialog({ password, onUse, onChange }: WeakPasswordDialogProps) {
  const { t } = useMessages();
  return (
    <ConfirmDialog
      open={password !== null}
      onOpenChange={(open) => {
        if (!open) onChange();
      }}
      title={t('account.register.weak.title')}
      description={t('account.register.weak.text')}
      confirmLabel={t('account.register.weak.use')}
      cancelLabel={t('account.register.weak.change')}
      onConfirm={onUse}
    >
      <ul className="list-disc pl-6">
        {missingSigns(password ?? '').map((id) => (
          <li key={id}>{t(id)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
