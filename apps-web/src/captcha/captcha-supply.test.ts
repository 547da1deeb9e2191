import { expect, test } from 'vitest';
import { captchaSupply } from './captcha-supply.js';

function counting() {
  let solved = 0;
  return async () => `solution ${++solved}`;
}

test('gives each solution once', async () => {
  const supply = captchaSupply(counting());
  expect(await supply.take()).toBe('solution 1');
  expect(await supply.take()).toBe('solution 2');
});

test('gives the one that was solved ahead', async () => {
  let started = 0;
  const supply = captchaSupply(async () => `solution ${++started}`);
  supply.prepare();
  supply.prepare();
  expect(started).toBe(1);
  expect(await supply.take()).toBe('solution 1');
});

test('solves anew when the one solved ahead grew too old', async () => {
  let clock = 0;
  const supply = captchaSupply(counting(), () => clock);
  supply.prepare();
  clock = 120_000;
  expect(await supply.take()).toBe('solution 2');
});

test('tries once more when the one solved ahead failed', async () => {
  let tries = 0;
  const supply = captchaSupply(async () => {
    tries += 1;
    if (tries === 1) throw new Error('offline');
    return `try ${tries}`;
  });
  supply.prepare();
  expect(await supply.take()).toBe('try 2');
});

test('tells when no captcha can be solved', async () => {
  const supply = captchaSupply(() => Promise.reject(new Error('offline')));
  await expect(supply.take()).rejects.toThrow('offline');
});
