import { expect, test } from 'vitest';
import { registerSchema } from './register-form.js';

const agreements = [
  { id: 'terms', required: '1' },
  { id: 'marketing', required: '0' },
];
const form = {
  email: 'anna@poczta.pl',
  password: 'Sosna-7-sosna',
  phone: '601 234 567',
  agreed: { terms: true, marketing: false },
};

function problems(changes: Partial<typeof form>, country: string | undefined = 'PL') {
  const issues = registerSchema(agreements, country).safeParse({ ...form, ...changes }).error?.issues ?? [];
  return issues.map(({ path, message }) => [path.join('.'), message]);
}

test('takes a whole form without the optional agreement', () => {
  expect(problems({})).toEqual([]);
});

test('refuses a form without a required agreement', () => {
  expect(problems({ agreed: { terms: false, marketing: true } })).toEqual([
    ['agreed.terms', 'account.register.agreement-required'],
  ]);
});

test('reads a national number with the guessed country', () => {
  expect(problems({ phone: '601 234 567' }, 'PL')).toEqual([]);
  expect(problems({ phone: '601 234 567' }, '-')).toEqual([['phone', 'form.phone.not-valid']]);
});

test('takes an international number whatever the country', () => {
  expect(problems({ phone: '+48 601 234 567' }, '-')).toEqual([]);
});
