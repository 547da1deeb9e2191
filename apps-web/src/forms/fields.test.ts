import { expect, test } from 'vitest';
import { emailField, newPasswordField, requiredField } from './fields.js';

function messageOf(field: typeof requiredField | typeof emailField, value: string): string | undefined {
  return field.safeParse(value).error?.issues[0]?.message;
}

test('trims an e-mail address', () => {
  expect(emailField.parse('  anna@poczta.pl ')).toBe('anna@poczta.pl');
});

test('says that an empty e-mail address is required', () => {
  expect(messageOf(emailField, ' ')).toBe('form.required');
});

test('says that a wrong e-mail address is not valid', () => {
  expect(messageOf(emailField, 'anna@poczta')).toBe('form.email.not-valid');
});

test('refuses a password of seven characters', () => {
  expect(messageOf(newPasswordField, 'Abcdef1')).toBe('form.password.too-short');
});

test('takes a password of eight characters, however weak', () => {
  expect(messageOf(newPasswordField, 'aaaaaaaa')).toBeUndefined();
});

test('says that an empty field is required', () => {
  expect(messageOf(requiredField, '')).toBe('form.required');
});
