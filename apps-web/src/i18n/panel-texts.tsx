import type { Language } from '@ostoja/domain';
import { use, useMemo, type ReactNode } from 'react';
import { loadAllTexts, loadPaymentTexts, type Texts } from './messages.js';
import { TextsContext, useMessages } from './texts-context.js';

interface LoadedTextsProps {
  readonly children: ReactNode;
}

/** Gives all texts of the current language to everything inside, which waits (Suspense) until they are there. */
export function PanelTexts({ children }: LoadedTextsProps) {
  return <LoadedTexts load={loadAllTexts}>{children}</LoadedTexts>;
}

/** The same with the texts of the purchase, which the panel does not load: for screens and dialogs of `payments`. */
export function PaymentTexts({ children }: LoadedTextsProps) {
  return <LoadedTexts load={loadPaymentTexts}>{children}</LoadedTexts>;
}

function LoadedTexts({
  load,
  children,
}: LoadedTextsProps & { readonly load: (language: Language) => Promise<Texts> }) {
  const { language, setLanguage } = useMessages();
  const texts = use(load(language));
  const state = useMemo(() => ({ ...texts, setLanguage }), [texts, setLanguage]);
  return <TextsContext value={state}>{children}</TextsContext>;
}
