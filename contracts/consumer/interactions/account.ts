import {
  ae,
  changePassword,
  Code,
  emailConfirm,
  geo,
  getAllAgreements,
  loadGlobalSettings,
  logged,
  login,
  login2,
  logoff,
  register,
  resendEmailConfirm,
  resetPassword,
  saveGlobalSettings,
  setLang,
  updatePassword,
  verifyConfirmCode,
} from '../../src/index.js';
import { privilegeNames } from '@ostoja/domain';
import { fails, FromState, succeeds } from '../interaction.js';
import { captcha, family, known, solvedCaptcha } from '../known.js';

const unconfirmed = { name: 'the e-mail address is not confirmed' };
const newParent = {
  u: 'ewa@example.org',
  p: 'Nowe-Haslo-8',
  t: '',
  l: 'pl',
  c: captcha,
  agreements: ['terms', 'privacy'],
  dl: 'pl-PL',
  tzo: 7200,
  tzn: 'Europe/Warsaw',
};
const signIn = { u: known.email, p: known.password, l: 'pl', c: captcha, tzn: 'Europe/Warsaw' };
const wrongCaptcha = { ...signIn, c: 'bm90IGEgc29sdXRpb24' };

/** Registration, sign-in, passwords and e-mail confirmation. */
export const accountInteractions = [
  succeeds(
    getAllAgreements,
    'visitor',
    { l: 'pl' },
    {
      agreements: [{ id: 'terms', required: '1', short_name: 'Regulamin', descr: 'Treść' }],
    },
  ),

  succeeds(register, 'visitor', newParent, { lang: 'pl' }, [solvedCaptcha]),
  fails(
    register,
    'with a captcha that is not solved',
    'visitor',
    { ...newParent, c: 'eA' },
    Code.CaptchaError,
  ),
  fails(
    register,
    'with an address that has an account',
    'visitor',
    { ...newParent, u: known.email },
    Code.AlreadyRegistered,
    {
      states: [family, solvedCaptcha],
    },
  ),
  fails(
    register,
    'without the required agreements',
    'visitor',
    { ...newParent, agreements: [] },
    Code.RegisterError,
    {
      states: [solvedCaptcha],
    },
  ),
  fails(
    register,
    'with a password of seven characters',
    'visitor',
    { ...newParent, p: 'Krotkie' },
    Code.PasswordTooShort,
    {
      states: [solvedCaptcha],
    },
  ),

  succeeds(login2, 'visitor', signIn, { lang: 'pl' }, [family, solvedCaptcha]),
  fails(login2, 'with a wrong password', 'visitor', { ...signIn, p: 'nie-to' }, Code.BadCredentials, {
    states: [family, solvedCaptcha],
  }),
  fails(login2, 'with a captcha that is not solved', 'visitor', wrongCaptcha, Code.CaptchaError, {
    states: [family],
  }),

  succeeds(login, 'visitor', { u: known.email, p: known.password, l: 'pl' }, { lang: 'pl' }, [family]),
  fails(
    login,
    'with a wrong password',
    'visitor',
    { u: known.email, p: 'nie-to', l: 'pl' },
    Code.BadCredentials,
    {
      states: [family],
    },
  ),

  succeeds(
    logged,
    'parent',
    { l: 'pl' },
    {
      email: known.email,
      userName: '',
      confirmed: true,
      privileges: Object.fromEntries(privilegeNames.map((name) => [name, 1])) as Record<
        (typeof privilegeNames)[number],
        1
      >,
      ipx: '',
      lic: {
        accountType: 300,
        accountTypeEdu: 0,
        validTo: 1_800_000_000,
        cancel: false,
        subscription: false,
        tokensEdu: 0,
      },
      lang: 'pl',
      timeZoneName: 'Europe/Warsaw',
    },
    [family],
  ),
  fails(logged, 'without a session', 'visitor', {}, Code.Unauthorized, { status: 'login' }),

  succeeds(logoff, 'parent', {}, {}, [family]),

  succeeds(setLang, 'parent', { l: 'de' }, { lang: 'de' }, [family]),
  fails(setLang, 'without a session', 'visitor', { l: 'de' }, Code.Unauthorized, { status: 'login' }),

  succeeds(geo, 'visitor', {}, { countryCode: '-' }),

  succeeds(resetPassword, 'visitor', { e: known.email, l: 'pl', c: captcha }, {}, [family, solvedCaptcha]),
  fails(
    resetPassword,
    'with a captcha that is not solved',
    'visitor',
    { e: known.email, l: 'pl', c: 'eA' },
    Code.CaptchaError,
    {
      states: [family],
    },
  ),
  fails(
    resetPassword,
    'for an address that is not confirmed',
    'visitor',
    { e: known.email, l: 'pl', c: captcha },
    Code.AccountNotConfirmed,
    {
      states: [family, unconfirmed, solvedCaptcha],
    },
  ),

  succeeds(
    updatePassword,
    'visitor',
    { p: 'Nowe-Haslo-8', c: new FromState('${resetCode}', 'a-code-from-the-mail') },
    {},
    [family, { name: 'a reset link was mailed' }],
  ),
  fails(
    updatePassword,
    'with a password of seven characters',
    'visitor',
    { p: 'Krotkie', c: new FromState('${resetCode}', 'a-code-from-the-mail') },
    Code.PasswordTooShort,
    {
      states: [family, { name: 'a reset link was mailed' }],
    },
  ),
  fails(
    updatePassword,
    'with a code that was never mailed',
    'visitor',
    { p: 'Nowe-Haslo-8', c: 'no-such-code-at-all' },
    Code.WrongCode,
    {
      states: [family],
    },
  ),

  succeeds(changePassword, 'parent', { n: 'Nowe-Haslo-8', o: known.password }, {}, [family]),
  fails(
    changePassword,
    'with a wrong old password',
    'parent',
    { n: 'Nowe-Haslo-8', o: 'nie-to' },
    Code.WrongPassword,
    {
      states: [family],
    },
  ),
  fails(
    changePassword,
    'to a password of seven characters',
    'parent',
    { n: 'Krotkie', o: known.password },
    Code.PasswordTooShort,
    {
      states: [family],
    },
  ),
  fails(changePassword, 'without a session', 'visitor', { n: 'x', o: 'y' }, Code.Unauthorized, {
    status: 'login',
  }),

  succeeds(emailConfirm, 'visitor', { c: new FromState('${linkCode}', 'a-code-from-the-mail') }, {}, [
    family,
    unconfirmed,
    { name: 'a confirmation was mailed' },
  ]),
  fails(
    emailConfirm,
    'with a code that was never mailed',
    'visitor',
    { c: 'no-such-code-at-all' },
    Code.NotFound,
  ),

  succeeds(verifyConfirmCode, 'parent', { c: new FromState('${digits}', '123456') }, {}, [
    family,
    unconfirmed,
    { name: 'a confirmation was mailed' },
  ]),
  fails(verifyConfirmCode, 'with wrong digits', 'parent', { c: '000000' }, Code.WrongCode, {
    states: [family, unconfirmed],
  }),
  fails(verifyConfirmCode, 'without a session', 'visitor', { c: '000000' }, Code.Unauthorized, {
    status: 'login',
  }),

  succeeds(resendEmailConfirm, 'parent', { l: 'pl' }, {}, [family, unconfirmed]),
  fails(resendEmailConfirm, 'without a session', 'visitor', { l: 'pl' }, Code.Unauthorized, {
    status: 'login',
  }),

  succeeds(ae, 'visitor', { i: 'v-1', n: 'page', d: { path: '/login' } }, {}),

  succeeds(
    loadGlobalSettings,
    'parent',
    {},
    { automaticUpdates: true, sendReports: true, utc: 7200, timeZoneName: 'Europe/Warsaw' },
    [family],
  ),
  fails(loadGlobalSettings, 'without a session', 'visitor', {}, Code.Unauthorized, { status: 'login' }),

  succeeds(
    saveGlobalSettings,
    'parent',
    { data: { sendReports: false, timeZoneName: 'Asia/Tokyo' } },
    { automaticUpdates: true, sendReports: false, utc: 32_400, timeZoneName: 'Asia/Tokyo' },
    [family],
  ),
  fails(
    saveGlobalSettings,
    'with a zone that nobody knows',
    'parent',
    { data: { timeZoneName: 'Mars/Olympus' } },
    Code.BadRequest,
    { states: [family] },
  ),
  fails(
    saveGlobalSettings,
    'with an offset that the zone never has',
    'parent',
    { data: { timeZoneName: 'Europe/Warsaw', utc: 32_400 } },
    Code.BadRequest,
    { states: [family] },
  ),
  fails(saveGlobalSettings, 'without a session', 'visitor', { data: {} }, Code.Unauthorized, {
    status: 'login',
  }),
];
