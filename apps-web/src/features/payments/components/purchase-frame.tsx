import { Button } from '@ostoja/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { T, useMessages } from '../../../i18n/index.js';
import { Brand } from '../../../layout/brand.js';
import { LanguageMenu } from '../../../layout/language-menu.js';
import { PageTitle } from '../../../layout/page-title.js';
import { skipPurchase } from '../../../storage/values.js';
import { PurchaseChecks } from './purchase-checks.js';

/** The frame of the purchase page: the name, what is promised, and the way past it, which is remembered (panel spec §2). */
export function PurchaseFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const skip = () => {
    skipPurchase.set('1');
    void navigate('/');
  };
  return (
    <div className="flex min-h-dvh flex-col bg-paper text-ink">
      <PageTitle id="payments.purchase.title" />
      <header className="flex min-h-15 items-center justify-between gap-3 px-4 py-2 text-lg sm:px-7">
        <Brand />
        <LanguageMenu />
      </header>
      <main
        tabIndex={-1}
        className="mx-auto grid w-full max-w-7xl gap-8 px-4 pt-2 pb-12 outline-none sm:px-7 sm:pt-6"
      >
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
          <div className="grid min-w-0 flex-[1_1_20rem] gap-4">
            <div className="grid gap-1.5">
              <h1 className="text-2xl font-semibold tracking-tight hyphens-auto [overflow-wrap:anywhere]">
                {t('payments.purchase.title')}
              </h1>
              <p className="max-w-[75ch] text-ink-2">{t('payments.purchase.lead')}</p>
            </div>
            <PurchaseChecks />
          </div>
          <Button variant="secondary" onClick={skip}>
            <T id="payments.purchase.skip" />
          </Button>
        </div>
        {children}
      </main>
    </div>
  );
}
