export {
  loadAllTexts,
  loadFirstTexts,
  type MessageId,
  type MessageValues,
  type RichValues,
  type Texts,
} from './messages.js';
export { T } from './t.js';
export { PanelTexts, PaymentTexts } from './panel-texts.js';
export { TextsProvider } from './texts-provider.js';
export { useFormats, type Formats } from './use-formats.js';
export { useMessages } from './texts-context.js';
export { startingLanguage } from './starting-language.js';
