/**
 * What the build makes of `src/messages`: for each language lazily loaded, already parsed sets of texts: those that come
 * first, those that only the panel shows, and those of the purchase.
 */
declare module 'virtual:messages' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
  export type MessagePart = 'first' | 'panel' | 'payments';
  export const loaders: Readonly<
    Record<string, Record<MessagePart, () => Promise<{ default: Record<string, MessageFormatElement[]> }>>>
  >;
}
