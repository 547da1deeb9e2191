import { expect, test } from 'vitest';
import { goToProvider, orderOf } from './order.js';

const from = { origin: 'https://panel.example', language: 'pl', promoCode: null } as const;

test('an order says what is bought and where the browser comes back to', () => {
  expect(orderOf({ type: 200, years: 2 }, from)).toEqual({
    cu: 'https://panel.example/account/purchase-status?session_id={CHECKOUT_SESSION_ID}',
    clu: 'https://panel.example/account/purchase?canceled=1',
    l: 'pl',
    lt: 200,
    ly: 2,
  });
});

test('a held promo code goes along', () => {
  expect(orderOf({ type: 200, years: 1 }, { ...from, promoCode: 'WIOSNA' })).toMatchObject({ pc: 'WIOSNA' });
});

test('the browser is sent to addresses of the web only', () => {
  for (const bad of ['javascript:alert(1)', 'data:text/html,x', '/sandbox/pay/1', '']) {
    expect(() => goToProvider(bad)).toThrow(TypeError);
  }
});
