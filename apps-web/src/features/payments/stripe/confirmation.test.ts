import { expect, test } from 'vitest';
import { confirmationOf } from './confirmation.js';

test('a card payment is confirmed with the return address of its checkout', () => {
  expect(confirmationOf('https://panel.example', 'cs_test_1', 'PL')).toMatchObject({
    returnUrl: 'https://panel.example/account/purchase-status?session_id=cs_test_1',
    redirect: 'if_required',
  });
});

test.each([
  ['PL', 'PL'],
  ['', 'US'],
  ['-', 'US'],
])('a bill for the country "%s" is for %s, and all else of it is empty', (countryCode, country) => {
  const { billingAddress } = confirmationOf('https://panel.example', 'cs_1', countryCode);
  expect(billingAddress).toEqual({
    name: '',
    address: { country, line1: '', line2: '', city: '', state: '', postal_code: '' },
  });
});
