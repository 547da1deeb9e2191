import { reader, type Method, type Reader } from '../../method.js';
import type { Check } from '../../outcome.js';
import type { TaskText } from '../../text/task-text.js';
import { ageForms } from './ages.js';
import type { Form, FormSolution } from './form.js';
import { meetingForms } from './meeting.js';
import { numberForms } from './numbers.js';
import { priceForms } from './prices.js';
import { readSignature, sameWord, type Reading } from './reading.js';
import { sharingForms } from './sharing.js';
import { shoppingForms } from './shopping.js';
import { teamForms } from './team.js';

const forms: readonly Form[] = [
  ...priceForms,
  ...shoppingForms,
  ...numberForms,
  ...sharingForms,
  ...ageForms,
  ...teamForms,
  ...meetingForms,
];

function fits(form: Form, reading: Reading): boolean {
  const { ignored } = form;
  if (!ignored) return form.pattern.test(reading.signature);
  const things = reading.tokens.filter((token) => token.code === 'G');
  const isOne = things.every((thing) => sameWord(thing.word, things[0]?.word ?? ''));
  const rest = reading.tokens.filter((token) => !ignored.test(token.code)).map((token) => token.code);
  return isOne && form.pattern.test(rest.join(' '));
}

/** The one form whose signature the text has; undefined when there is none or more than one. */
function readForm(text: TaskText): FormSolution | undefined {
  const reading = readSignature(text);
  if (!reading) return undefined;
  const found = forms.filter((form) => fits(form, reading)).flatMap((form) => form.build(reading) ?? []);
  return new Set(found.map((solution) => solution.value.canonical)).size === 1 ? found[0] : undefined;
}

const told: Method<FormSolution, FormSolution> = {
  subject: 'math',
  topic: 'word-problem',
  read: readForm,
  solve: (solution) => solution,
  check: (_, found): Check | undefined => (found.proved ? found.check : undefined),
};

/** Tasks told in words, of the forms that are known. */
export const wordProblemMethods: readonly Reader[] = [reader(told)];
