/** What the build makes of `src/messages`: one lazily loaded, already parsed set of texts for each language. */
declare module 'virtual:messages' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
  export const loaders: Readonly<
    Record<string, () => Promise<{ default: Record<string, MessageFormatElement[]> }>>
  >;
}
