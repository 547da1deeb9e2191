import { Banner } from '@ostoja/ui';
import type { ReactNode } from 'react';
import type { Message } from '../../../api/index.js';
import { useMessages } from '../../../i18n/index.js';

/** Why a form could not be sent, spoken when it comes; `children` may offer a way on. */
export function FormFailure({ failure, children }: { failure: Message; children?: ReactNode }) {
  const { t } = useMessages();
  return (
    <Banner tone="stop">
      {t(failure.id, failure.values)}
      {children}
    </Banner>
  );
}
