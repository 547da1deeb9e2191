import type { FieldError } from 'react-hook-form';
import { useMessages, type MessageId } from '../i18n/index.js';

/** The text of a form field's error; the schemas of `fields.ts` give ids of texts as messages. */
export function useErrorText(): (error: Pick<FieldError, 'message'> | undefined) => string | undefined {
  const { t } = useMessages();
  return (error) => (error?.message ? t(error.message as MessageId) : undefined);
}
