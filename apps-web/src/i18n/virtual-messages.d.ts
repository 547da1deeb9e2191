/**
 * What the build makes of `src/messages`: for each language two lazily loaded, already parsed sets of texts, those that
 * come first and those that only the panel shows.
 */
declare module 'virtual:messages' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
  export type MessagePart = 'first' | 'panel';
  export const loaders: Readonly<
    Record<string, Record<MessagePart, () => Promise<{ default: Record<string, MessageFormatElement[]> }>>>
  >;
}
