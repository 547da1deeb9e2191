import {
  type Action,
  buyLicense,
  buyLicenseS,
  Code,
  getPlans,
  handleSessionId,
  listLicenses,
  listUpgrades,
  purchaseStatus,
  subscribtion,
  upgradeLicense,
} from '../../src/index.js';
import { fails, FromState, succeeds } from '../interaction.js';
import { family, known } from '../known.js';

const { now } = known;
const back = '/account/purchase-status?session_id={CHECKOUT_SESSION_ID}';
const order = { cu: back, clu: '/account/purchase', l: 'pl', lt: 200, pc: '' };
const upgrade = { ...order, lt: 1300 };
const session = { lang: 'pl', cs: '', pk: '', redirectUri: 'http://localhost:8080/sandbox/pay/cs_1' };
const plan = {
  type: 200,
  devices: 3,
  till: now + 31_536_000,
  price: 14_900,
  basePrice: 14_900,
  monthly: 1242,
  currency: 'PLN',
  discount: 0,
  eduTokens: 0,
  description: 'Ostoja Regular',
  intervalName: 'year',
  intervalCnt: 1,
  subscriptionPrice: 14_900,
  amount: 14_900,
  countryCode: 'US',
  email: known.email,
} as const;

const licencePaid = { name: 'a licence was paid' };
const subscribed = { name: 'a subscription was paid' };
const forgotten = { name: 'the payment provider has forgotten the account' };
const lost = { name: 'the payment provider has forgotten what the account paid' };
const checkout = new FromState('${checkout}', 'cs_1');
const subscription = new FromState('${subscription}', 'sub_1');

const ofParents: [Action, object][] = [
  [getPlans, { l: 'pl' }],
  [buyLicense, { ...order, ly: 1 }],
  [buyLicenseS, { ...order, ly: 1 }],
  [upgradeLicense, order],
  [handleSessionId, { id: 'cs_1' }],
  [purchaseStatus, {}],
  [listLicenses, { v: 1, l: 'pl' }],
  [listUpgrades, { l: 'pl' }],
  [subscribtion, { s: 'sub_1', c: 1 }],
];

/** Buying, renewing and lifting a plan. */
export const purchaseInteractions = [
  succeeds(
    getPlans,
    'parent',
    { l: 'pl', pc: '', ly: 1 },
    { plans: [plan], topups: [{ type: 20_001, price: 990, currency: 'PLN', eduTokens: 30_000 }] },
    [family],
  ),

  succeeds(buyLicense, 'parent', { ...order, ly: 1 }, session, [family]),
  succeeds(buyLicenseS, 'parent', { ...order, ly: 1 }, { ...session, pk: 'pk_1' }, [family]),
  ...[buyLicense, buyLicenseS].flatMap((action) => [
    fails<Action>(action, 'of a type that is not sold', 'parent', { ...order, lt: 150 }, Code.WrongLicence, {
      states: [family],
    }),
    fails<Action>(action, 'that the provider refuses', 'parent', order, Code.PaymentError, {
      states: [family, forgotten],
    }),
  ]),

  succeeds(upgradeLicense, 'parent', upgrade, { redirectUri: session.redirectUri }, [family]),
  fails(upgradeLicense, 'to a lower plan', 'parent', order, Code.WrongLicence, { states: [family] }),
  fails(upgradeLicense, 'that the provider refuses', 'parent', upgrade, Code.PaymentError, {
    states: [family, forgotten],
  }),

  succeeds(handleSessionId, 'parent', { id: checkout }, { status: 1 }, [family, licencePaid]),
  fails(handleSessionId, 'of nobody', 'parent', { id: 'cs_of_nobody' }, Code.NotFound, { states: [family] }),
  fails(handleSessionId, 'that the provider has forgotten', 'parent', { id: checkout }, Code.PaymentError, {
    states: [family, licencePaid, lost],
  }),

  succeeds(purchaseStatus, 'parent', {}, { status: 1 }, [family, licencePaid]),

  succeeds(
    listLicenses,
    'parent',
    { v: 1, l: 'pl', pc: '' },
    {
      lic: { accountType: 300, devices: 10, validFrom: now, validTo: now + 31_536_000 },
      subscription: {
        id: 'sub_1',
        cancel_at_period_end: false,
        created: now,
        current_period_start: now,
        current_period_end: now + 31_536_000,
        amount: 14_900,
        currency: 'PLN',
        interval: 'year',
        interval_count: 1,
      },
      portal: 'http://localhost:8080/sandbox/portal/bps_1',
      purchases: [
        { created: now, accountType: 200, status: 1, amount: 14_900, currency: 'PLN', invoice: '' },
      ],
      hasUpgrades: true,
      hasPlans: false,
    },
    [family, subscribed],
  ),

  succeeds(listUpgrades, 'parent', { l: 'pl', pc: '' }, { plans: [{ ...plan, type: 1300 }] }, [family]),

  succeeds(subscribtion, 'parent', { s: subscription, c: 1 }, { cancel_at_period_end: true }, [
    family,
    subscribed,
  ]),
  fails(subscribtion, 'of nobody', 'parent', { s: 'sub_of_nobody', c: 1 }, Code.NotFound, {
    states: [family],
  }),
  fails(
    subscribtion,
    'that the provider has forgotten',
    'parent',
    { s: subscription, c: 1 },
    Code.SubscriptionAccountFailed,
    { states: [family, subscribed, lost] },
  ),

  ...ofParents.map(([action, data]) =>
    fails<Action>(action, 'without a session', 'visitor', data, Code.Unauthorized, { status: 'login' }),
  ),
];
