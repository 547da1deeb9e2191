import { Injectable } from '@nestjs/common';
import { defaultLanguage, isLanguage } from '@ostoja/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../platform/config/index.js';
import { answerFailure } from '../../wire/answer-failure.js';
import { CallLimits } from '../../wire/call-limits.js';
import { type Account, Accounts } from '../account/index.js';
import { UnsubscribeLinks, unsubscribePath } from './unsubscribe-links.js';
import { unsubscribeCsp, unsubscribePage, type UnsubscribeState } from './unsubscribe-page.js';

/** The form of a mail program is some bytes; nothing longer is read. */
const BODY_BYTES = 4096;

/**
 * The door behind the link in a report. Opening it changes nothing, because programs open links to look at them; the
 * page's button, or a mail program's own (RFC 8058), posts to the same address. Neither needs a sign-in.
 */
@Injectable()
export class UnsubscribeRoutes {
  constructor(
    private readonly accounts: Accounts,
    private readonly links: UnsubscribeLinks,
    private readonly limits: CallLimits,
    private readonly config: Config,
  ) {}

  async register(server: FastifyInstance): Promise<void> {
    await server.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      // What is asked stands in the address; the body says only that somebody clicked.
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
      const options = { errorHandler: answerFailure, bodyLimit: BODY_BYTES };
      scope.get(unsubscribePath, options, (request, reply) => this.ask(request, reply));
      scope.post(unsubscribePath, options, (request, reply) => this.set(request, reply));
    });
  }

  private async ask(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const account = await this.accountOf(request);
    if (!account) return this.answer(reply.code(404), 'unknown');
    return this.answer(reply, account.sendReports ? 'ask' : 'stopped', account);
  }

  private async set(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const account = await this.accountOf(request);
    if (!account) return this.answer(reply.code(404), 'unknown');
    const sendReports = query(request)['again'] === '1';
    await this.accounts.update(account.accountId, { sendReports });
    return this.answer(reply, sendReports ? 'started' : 'stopped', account);
  }

  private async accountOf(request: FastifyRequest): Promise<Account | null> {
    this.limits.takeGeneral({ session: undefined, agent: undefined }, request.ip);
    const accountId = this.links.accountOf(query(request)['t']);
    return accountId === undefined ? null : this.accounts.find(accountId);
  }

  private answer(reply: FastifyReply, state: UnsubscribeState, account?: Account): FastifyReply {
    const language = isLanguage(account?.language) ? account.language : defaultLanguage;
    const own = account ? this.links.path(account.accountId) : '';
    return reply
      .headers({
        'content-security-policy': unsubscribeCsp,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(unsubscribePage(language, state, { own, panel: `${this.config.linkBase}/panel` }));
  }
}

function query(request: FastifyRequest): Record<string, unknown> {
  return request.query as Record<string, unknown>;
}
