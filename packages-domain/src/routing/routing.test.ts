import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../languages/languages.js';
import { PlanType } from '../plans/plan-type.js';
import { readLanguagePrefix, withLanguagePrefix } from './language-prefix.js';
import { isLearningPath, sendsHeartbeat } from './learning.js';
import { panelOverlay } from './panel-overlay.js';
import { afterSignIn, entryRedirect, needsSignIn, panelHome, promoDestination } from './redirects.js';

describe('the language at the start of a path', () => {
  it('is honoured on login, register and the root', () => {
    expect(readLanguagePrefix('/en/login')).toEqual({ language: 'en', path: '/login' });
    expect(readLanguagePrefix('/cz/register/')).toEqual({ language: 'cz', path: '/register' });
    expect(readLanguagePrefix('/vn')).toEqual({ language: 'vn', path: '/' });
    expect(readLanguagePrefix('/DE/')).toEqual({ language: 'de', path: '/' });
  });

  it('is not honoured anywhere else', () => {
    for (const path of ['/en/panel', '/en/forgot-password', '/ja/login', '/login', '/', '/english/login']) {
      expect(readLanguagePrefix(path)).toEqual({ language: null, path });
    }
  });

  it('comes back as it was written', () => {
    const language = fc.constantFrom(...languages.map((row) => row.language));
    fc.assert(
      fc.property(language, language, fc.constantFrom('/', '/login', '/register'), (one, other, path) => {
        const prefixed = withLanguagePrefix(path, one) ?? '';
        expect(readLanguagePrefix(prefixed)).toEqual({ language: one, path });
        expect(withLanguagePrefix(prefixed, other)).toBe(withLanguagePrefix(path, other));
      }),
    );
    expect(withLanguagePrefix('/panel/summary', 'en')).toBeNull();
  });
});

describe('the entry', () => {
  const fresh = {
    accountType: PlanType.Demo,
    accountTypeEdu: 0,
    tokensEdu: 0,
    profileCount: 0,
    skipProfileCreator: false,
    skipPurchase: false,
  };

  it('leads to the profile creator while there is no profile and it was not skipped', () => {
    expect(entryRedirect(fresh)).toBe('/account/create-profile');
    expect(entryRedirect({ ...fresh, profileCount: 1 })).toBeNull();
  });

  it('leads to the purchase once the creator was skipped and there is no valid plan', () => {
    const skipped = { ...fresh, skipProfileCreator: true };
    expect(entryRedirect(skipped)).toBe('/account/purchase');
    expect(entryRedirect({ ...skipped, skipPurchase: true })).toBeNull();
    expect(entryRedirect({ ...skipped, accountType: PlanType.Minimal })).toBeNull();
  });

  it('opens the panel on education with a plan or more than 100000 points', () => {
    expect(panelHome(fresh)).toBe('/panel/summary');
    expect(panelHome({ ...fresh, tokensEdu: 100_000 })).toBe('/panel/summary');
    expect(panelHome({ ...fresh, tokensEdu: 100_001 })).toBe('/panel/education');
    expect(panelHome({ ...fresh, accountTypeEdu: PlanType.Edu })).toBe('/panel/education');
  });
});

describe('after signing in', () => {
  it('a held reward comes first, then the place where the visitor was stopped', () => {
    expect(afterSignIn({ rewardId: 'r1', from: '/panel/battery' })).toBe('/reward');
    expect(afterSignIn({ rewardId: null, from: '/panel/battery?day=1' })).toBe('/panel/battery?day=1');
    expect(afterSignIn({ rewardId: null })).toBe('/');
  });

  it('another site is never gone to', () => {
    for (const from of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
      expect(afterSignIn({ rewardId: null, from })).toBe('/');
    }
  });
});

describe('the other ways', () => {
  it('lead a promotion to purchase, register or login', () => {
    expect(promoDestination({ signedIn: true, registerFlag: true })).toBe('/account/purchase');
    expect(promoDestination({ signedIn: false, registerFlag: true })).toBe('/register');
    expect(promoDestination({ signedIn: false, registerFlag: false })).toBe('/login');
  });

  it('ask for a sign-in on the panel and the account only', () => {
    expect(['/panel', '/panel/summary', '/account/purchase'].every(needsSignIn)).toBe(true);
    expect(['/', '/login', '/edu', '/panels'].some(needsSignIn)).toBe(false);
  });
});

describe('what lies over the panel', () => {
  const clear = {
    account: { accountType: PlanType.Regular, accountTypeEdu: 0 },
    emailConfirmed: true,
    profileCount: 1,
    deviceCount: 1,
    path: '/panel/summary',
  };

  it('is nothing when all is well', () => {
    expect(panelOverlay(clear)).toBeNull();
  });

  it('is the confirmation of the e-mail before anything else', () => {
    expect(panelOverlay({ ...clear, emailConfirmed: false, profileCount: 0 })).toBe('confirm-email');
  });

  it('is the buy button when the demo or the licence has expired', () => {
    const account = { accountType: PlanType.LicenceExpired, accountTypeEdu: 0 };
    expect(panelOverlay({ ...clear, account })).toBe('buy');
  });

  it('is the guide that the family needs next', () => {
    expect(panelOverlay({ ...clear, profileCount: 0, deviceCount: 0 })).toBe('no-profiles');
    expect(panelOverlay({ ...clear, deviceCount: 0 })).toBe('add-device');
  });

  it('leaves the education page clear', () => {
    expect(panelOverlay({ ...clear, deviceCount: 0, path: '/panel/education' })).toBeNull();
  });
});

describe('learning activity', () => {
  it('is time on the learning paths', () => {
    for (const path of [
      '/panel/education',
      '/edu',
      '/klasa',
      '/sprawdz/1',
      '/asystent',
      '/assistant',
      '/testing',
    ]) {
      expect(isLearningPath(path)).toBe(true);
    }
    for (const path of ['/panel/summary', '/education', '/']) expect(isLearningPath(path)).toBe(false);
  });

  it('is reported only after movement', () => {
    expect(sendsHeartbeat({ path: '/edu', moved: true })).toBe(true);
    expect(sendsHeartbeat({ path: '/edu', moved: false })).toBe(false);
    expect(sendsHeartbeat({ path: '/panel/summary', moved: true })).toBe(false);
  });
});
