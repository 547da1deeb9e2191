import { ActionFailure, Code } from '@ostoja/contracts';
import { TransactionStatus } from '@ostoja/domain';
import { describe, expect, it, vi } from 'vitest';
import { followPurchase, type PurchaseQuestions } from './follow-purchase.js';

const { Pending, Completed, Canceled, AwaitingConfirmation, Unknown, LocalError } = TransactionStatus;

function questions(given: Partial<PurchaseQuestions> = {}) {
  return {
    handle: vi.fn(given.handle ?? (async () => ({ status: Pending }))),
    ask: vi.fn(given.ask ?? (async () => ({ status: Pending }))),
    wait: vi.fn(given.wait ?? (async () => {})),
  };
}

const refusal = (code: number) => new ActionFailure('handleSessionId', 'error', code);

describe('following a purchase', () => {
  it('asks no more when the checkout is settled on return', async () => {
    const asked = questions({ handle: async () => ({ status: Completed }) });
    expect(await followPurchase(asked, 'cs_1')).toBe(Completed);
    expect(asked.handle).toHaveBeenCalledExactlyOnceWith('cs_1');
    expect(asked.ask).not.toHaveBeenCalled();
  });

  it('asks each second while pending, and stops after 15 times', async () => {
    const asked = questions();
    expect(await followPurchase(asked, 'cs_1')).toBe(Pending);
    expect(asked.ask).toHaveBeenCalledTimes(15);
    expect(asked.wait.mock.calls).toEqual(Array.from({ length: 14 }, () => [1]));
  });

  it('stops as soon as it is known', async () => {
    const answers = [Pending, Pending, Canceled];
    const asked = questions({ ask: async () => ({ status: answers.shift() ?? Completed }) });
    expect(await followPurchase(asked, 'cs_1')).toBe(Canceled);
    expect(asked.ask).toHaveBeenCalledTimes(3);
  });

  it('asks for the newest purchase when there was no payment page', async () => {
    const asked = questions({ ask: async () => ({ status: AwaitingConfirmation }) });
    expect(await followPurchase(asked, null)).toBe(AwaitingConfirmation);
    expect(asked.handle).not.toHaveBeenCalled();
  });

  it("calls a checkout that is not the account's unknown", async () => {
    const asked = questions({ handle: () => Promise.reject(refusal(Code.NotFound)) });
    expect(await followPurchase(asked, 'cs_other')).toBe(Unknown);
    expect(asked.ask).not.toHaveBeenCalled();
  });

  it('asks on when only the provider does not answer', async () => {
    const asked = questions({
      handle: () => Promise.reject(refusal(Code.PaymentError)),
      ask: async () => ({ status: Completed }),
    });
    expect(await followPurchase(asked, 'cs_1')).toBe(Completed);
  });

  it('is a local error when a question fails', async () => {
    const lost = new ActionFailure('purchaseStatus', 'unreachable', Code.BadRequest);
    expect(await followPurchase(questions({ handle: () => Promise.reject(lost) }), 'cs_1')).toBe(LocalError);
    expect(await followPurchase(questions({ ask: () => Promise.reject(lost) }), 'cs_1')).toBe(LocalError);
  });

  it('calls a status that nobody knows unknown', async () => {
    const asked = questions({ handle: async () => ({ status: 7 }) });
    expect(await followPurchase(asked, 'cs_1')).toBe(Unknown);
  });
});
