import { Button, ConfirmDialog, toast } from '@ostoja/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { failureMessage } from '../../../api/index.js';
import { useMessages } from '../../../i18n/index.js';
import { useDeleteScreens } from '../api/use-delete-screens.js';

interface DeleteScreensProps {
  /** The chosen screens; nothing can be deleted without one. */
  readonly ids: readonly string[];
  readonly onDeleted: () => void;
}

/** Deletes chosen screens, after a question (panel spec §4). */
export function DeleteScreens({ ids, onDeleted }: DeleteScreensProps) {
  const { t } = useMessages();
  const remove = useDeleteScreens();
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const count = ids.length;
  const message = failureMessage(failure);

  async function confirm() {
    setFailure(null);
    try {
      await remove(ids);
    } catch (cause) {
      setFailure(cause);
      throw cause;
    }
    toast.success(t('screens.delete.done', { count }));
    onDeleted();
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        setFailure(null);
        setOpen(next);
      }}
      trigger={
        <Button variant="danger" disabled={count === 0}>
          <Trash2 aria-hidden />
          {t('screens.delete.action')}
        </Button>
      }
      tone="danger"
      title={t('screens.delete.question', { count })}
      description={t('screens.delete.text')}
      confirmLabel={t('screens.delete.action')}
      cancelLabel={t('app.cancel')}
      onConfirm={confirm}
      error={failure !== null && t(message.id, message.values)}
    />
  );
}
