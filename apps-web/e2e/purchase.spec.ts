import { listLicenses, logged } from '@ostoja/contracts';
import { PlanType, TransactionStatus } from '@ostoja/domain';
import { answerWith, sentFor } from './support/answers.js';
import { expectAccessible } from './support/axe.js';
import { withFakeStripe, withoutStripe } from './support/fake-stripe.js';
import { arrangeHousehold, openPanel, openPhone, postponeEmail } from './support/household.js';
import { noticesOf } from './support/notices.js';
import { pretendPlan } from './support/plan.js';
import { cards, expectPayPage, expectPurchase, payBeforeReturn, payInSandbox } from './support/sandbox.js';
import { expect, test } from './support/test.js';
import { clientOf } from './support/visitor.js';

// The sandbox answers a declined card as a provider would: 402. Journeys cut the line on purpose
test.use({ expectedProblems: [/402|ERR_FAILED/] });

const choose = (name: string) => ({ name: `Wybierz: ${name}`, exact: true }) as const;
const paid = 'Dziękujemy, zapłacone';
const answer = (status: number) => ({ json: { status: 'OK', code: 0, data: { status } } });

test('a licence is bought: declined first, then with 3-D Secure, and the overlay of an expired plan goes', async ({
  page,
}) => {
  await openPhone(page);
  await pretendPlan(page, { type: PlanType.DemoExpired, days: -1 });
  await openPanel(page);
  const overlay = page.locator('[data-slot=blur-overlay-card]');
  await overlay.getByRole('link', { name: 'Wybierz plan' }).click();
  await expect(page).toHaveURL(/\/account\/purchase$/);
  // One device: the smallest plan holds it
  await expect(page.getByRole('radio', { name: '1 urządzenie' })).toBeChecked();
  await page.getByRole('radio', { name: 'do 3 urządzeń' }).check();
  await page.getByRole('button', choose('Zwykły')).click();
  const offer = page.getByRole('dialog', { name: 'Dwa lata o 20% taniej' });
  await expect(offer).toContainText('298,00 zł');
  await expect(offer).toContainText('238,40 zł za 2 lata');
  await expectAccessible(page, 'the offer of two years', '[role=dialog]');
  await offer.getByRole('button', { name: 'Biorę dwa lata' }).click();

  await payInSandbox(page, { card: cards.declined });
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await page.unroute('**/service');
  await payInSandbox(page, { card: cards.secure });
  await page.getByRole('button', { name: 'Approve' }).click();
  await expectPurchase(page, paid);
  await expectAccessible(page, 'the result', 'main');
  await page.getByRole('link', { name: 'Przejdź do panelu' }).click();
  await expect(page).toHaveURL(/\/panel\/summary$/);
  await postponeEmail(page);
  await expect(page.getByRole('switch', { name: /^Ochrona na/ })).toBeVisible();
  await expect(overlay).toHaveCount(0);
});

test('a subscription can be given up in its window and on the pay page, and is paid before the server hears of it', async ({
  page,
}) => {
  await arrangeHousehold(page, 'Zosia');
  await page.goto('/account/purchase?plan=education');
  await page.getByRole('radio', { name: 'Z odnawianiem' }).check();
  const subscribe = page.getByRole('button', choose('Nauka'));
  const checkout = page.getByRole('dialog', { name: 'Subskrypcja: Nauka' });

  await subscribe.click();
  await expect(checkout).toContainText('39,00 zł za miesiąc');
  await checkout.getByRole('button', { name: 'Anuluj' }).click();
  await expect(checkout).toBeHidden();
  const session = (name: string) => page.evaluate((key) => sessionStorage.getItem(key), `ostoja.${name}`);
  expect([await session('skipPurchase'), await session('selectedPlan')]).toEqual(['1', null]);

  await subscribe.click();
  await expectPayPage(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Płatność przerwano. Nic nie zostało pobrane')).toBeVisible();

  await page.goto('/account/purchase?plan=education&renews=1');
  await subscribe.click();
  await payInSandbox(page, { events: 'late' });
  await expectPurchase(page, paid);
  const { lic } = await clientOf(page).call(logged, { l: 'pl' });
  expect(lic).toMatchObject({ accountTypeEdu: PlanType.Edu, subscription: true, tokensEdu: 120_000 });
});

test('what the server heard of twice before the return is granted once, and its bill can be seen', async ({
  page,
}) => {
  await arrangeHousehold(page, 'Zosia');
  await page.goto('/account/purchase?plan=education');
  await page.getByRole('button', { name: 'Kup: 30 000 punktów' }).click();
  const id = await payBeforeReturn(page, 'twice');
  await page.goto(`/account/purchase-status?session_id=${id}`);
  await expectPurchase(page, paid);
  const { lic } = await clientOf(page).call(logged, { l: 'pl' });
  expect(lic.tokensEdu).toBe(30_000);
  const { purchases } = await clientOf(page).call(listLicenses, { l: 'pl' });
  const bill = page.getByRole('link', { name: /Pokaż rachunek/ });
  await expect(bill).toHaveAttribute('href', purchases[0]?.invoice ?? 'no bill');
});

test('a card is paid in the window of the checkout, with the message of the provider under the form', async ({
  page,
}) => {
  const stripe = await withFakeStripe(page);
  await arrangeHousehold(page, 'Zosia');
  await page.goto('/account/purchase?renews=1');
  await page.getByRole('button', choose('Zwykły')).click();
  const order = sentFor(page, 'buyLicenseS');
  await page.getByRole('button', { name: 'Zostaję przy roku' }).click();
  expect(await order).toMatchObject({ lt: PlanType.Regular, ly: 1, l: 'pl' });

  const checkout = page.getByRole('dialog', { name: 'Subskrypcja: Zwykły' });
  await expect(checkout).toContainText('149,00 zł za rok');
  await expect(checkout).toContainText('30 dni na zwrot pieniędzy');
  await expect(checkout).toContainText('Numer karty');
  await expect(checkout.getByText('Do zapłaty dziś')).toBeVisible();
  await expectAccessible(page, 'the checkout', '[role=dialog]');
  const pay = checkout.getByRole('button', { name: 'Subskrybuj' });
  await pay.click();
  await expect(checkout.getByRole('alert')).toHaveText('Karta została odrzucona.');
  await pay.click();
  await expect(page).toHaveURL(/\/account\/purchase-status\?session_id=cs_test_1$/);

  const calls = await stripe.calls();
  const { origin } = new URL(page.url());
  expect(calls.slice(0, 2)).toEqual([
    ['Stripe', 'pk_test_1', { locale: 'pl' }],
    ['initCheckoutElementsSdk', 'cs_test_1_secret_2'],
  ]);
  expect(calls.filter(([name]) => name === 'confirm')).toHaveLength(2);
  expect(calls.find(([name]) => name === 'confirm')?.[1]).toMatchObject({
    returnUrl: `${origin}/account/purchase-status?session_id=cs_test_1`,
    billingAddress: { name: '', address: { country: 'US', line1: '' } },
  });
});

test('a payment that can not be opened says so, and nothing keeps turning', async ({ page }) => {
  await withoutStripe(page);
  await answerWith(page, 'buyLicense', { json: { status: 'error', code: 19, requestId: 'r' } });
  await arrangeHousehold(page, 'Zosia');
  await page.goto('/account/purchase?plan=education');
  const buy = page.getByRole('button', choose('Nauka'));
  await buy.click();
  await expect(noticesOf(page)).toContainText('Operator płatności nie odpowiedział.');
  await expect(buy).toHaveAttribute('data-state', 'idle');

  await page.getByRole('radio', { name: 'Z odnawianiem' }).check();
  await buy.click();
  const checkout = page.getByRole('dialog');
  await expect(checkout.getByRole('alert')).toContainText('Missing object');
  await checkout.getByRole('button', { name: 'Anuluj' }).click();

  await answerWith(page, 'buyLicenseS', { json: { status: 'error', code: 18, requestId: 'r' } });
  await buy.click();
  await expect(noticesOf(page)).toContainText('Tego planu nie można teraz kupić.');
  await expect(checkout).toBeHidden();
});

test('every end of a payment has its own words, and what is not settled can be asked again', async ({
  page,
}) => {
  await arrangeHousehold(page, 'Zosia');
  await page.clock.install();
  const { AwaitingConfirmation, Pending, Refunded, Canceled } = TransactionStatus;
  const handled = [AwaitingConfirmation, Pending, Refunded, Canceled];
  let asked = 0;
  await page.route('**/service', async (route) => {
    const { action } = route.request().postDataJSON();
    if (action === 'handleSessionId') return route.fulfill(answer(handled.shift() ?? Pending));
    if (action !== 'purchaseStatus') return route.fallback();
    asked += 1;
    return asked <= 15 ? route.fulfill(answer(Pending)) : route.abort();
  });
  const title = page.getByRole('heading', { level: 1 });
  const again = page.getByRole('button', { name: 'Sprawdź ponownie' });

  await page.goto('/account/purchase-status?session_id=cs_1');
  await expect(title).toHaveText('Czekamy na potwierdzenie');
  await again.click();
  await expect(title).toHaveText('Sprawdzamy płatność');
  const afterASecond = async () => {
    await page.clock.runFor(1000);
    return title.innerText();
  };
  await expect.poll(afterASecond, { intervals: [20] }).toBe('Płatność jeszcze trwa');
  expect(asked).toBe(15);
  handled.unshift(Pending);
  await again.click();
  await expect(title).toHaveText('Nie udało się sprawdzić płatności');
  await again.click();
  await expect(title).toHaveText('Pieniądze zwrócone');

  await page.goto('/account/purchase-status?session_id=cs_1');
  await expect(title).toHaveText('Płatność anulowana');
  await page.unroute('**/service');
  await page.goto('/account/purchase-status?session_id=cs_of_nobody');
  await expect(title).toHaveText('Nie znamy tej płatności');
  await page.getByRole('link', { name: 'Przejdź do panelu' }).click();
  await expect(page).toHaveURL(/\/panel\/summary$/);
});

test('a kind of plan has its details, and the desktop variant keeps the choice until it is paid for', async ({
  page,
}) => {
  await page.route('**/reviews.json', (route) =>
    route.fulfill({
      json: {
        reviews: [
          { text: 'Spokój w domu.', author: 'Marta', rating: 5, language: 'pl' },
          { text: 'Quiet at home.', author: 'Tom', rating: 1, language: 'en' },
        ],
      },
    }),
  );
  await arrangeHousehold(page, 'Zosia');
  await page.goto('/account/purchase?app=A');
  await expect(page.getByText('5,0 na 5, 1 opinia')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Co mówią rodzice' })).toContainText('Marta');
  await expect(page.getByText('Tom', { exact: true })).toHaveCount(0);
  await expectAccessible(page, 'the plans');
  await page.getByRole('button', { name: 'Szczegóły: Jedno i drugie' }).click();
  const details = page.getByRole('dialog', { name: 'Jedno i drugie' });
  await details.getByRole('button', { name: /Asystent tłumaczy/ }).click();
  await expect(details.getByRole('button', { name: /Asystent tłumaczy/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expectAccessible(page, 'the details', '[role=dialog]');
  await details.getByRole('button', { name: 'Zobacz plany' }).click();
  await page.getByRole('button', choose('Premium z nauką')).click();
  await page.getByRole('button', { name: 'Biorę dwa lata' }).click();
  const chosen = page.getByRole('dialog', { name: 'Twój wybór' });
  await expect(chosen).toContainText('Premium z nauką');
  await page.reload();
  await expect(chosen).toContainText('638,40 zł za 2 lata');
  await chosen.getByRole('button', { name: 'Przejdź do płatności' }).click();
  await expectPayPage(page);
});
