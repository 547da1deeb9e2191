import { Injectable } from '@nestjs/common';
import { Code, type Data, type explain, type Reply } from '@ostoja/contracts';
import {
  allowanceOn,
  appRuleOf,
  localTimeOf,
  normaliseDomain,
  type RuleDocument,
  startOfLocalDay,
  type Subject,
  verdict,
} from '@ostoja/domain';
import { Clock } from '../../platform/clock/index.js';
import { KeptDays } from '../../platform/settings/index.js';
import { ActionError } from '../../wire/action-error.js';
import { DayUseRepository } from './day-use.repository.js';
import { type DeviceState, DeviceStateRepository } from './device-state.repository.js';
import { RuleDocuments } from './rule-documents.js';
import type { RuleOwner } from './rule-versions.js';

/** What was asked, in the domain's words. */
interface Known {
  readonly subject: Subject;
  readonly known: boolean;
}

const DAY = 86_400;

/** Explains what a device may do at a moment, with the rule that the device itself obeys (decision 0096). */
@Injectable()
export class Explanations {
  constructor(
    private readonly documents: RuleDocuments,
    private readonly states: DeviceStateRepository,
    private readonly use: DayUseRepository,
    private readonly clock: Clock,
    private readonly kept: KeptDays,
  ) {}

  /** @throws ActionError -1 for a moment whose use is not kept any more, 16 when the device was deleted meanwhile */
  async of(
    owner: RuleOwner,
    asked: Data<typeof explain>['subject'],
    at: number,
  ): Promise<Reply<typeof explain>> {
    const [document, state] = await Promise.all([this.documents.of(owner), this.states.of(owner)]);
    if (!state) throw new ActionError(Code.NotFound);
    const now = localTimeOf(at, document.timeZone);
    const today = startOfLocalDay(now.date, now.timeZone);
    if (today < this.clock.now() - (await this.kept.days()) * DAY) throw new ActionError(Code.BadRequest);

    const rules: RuleDocument = {
      ...document,
      protectionOffUntil: await this.offUntil(owner, state, at),
      blockedUntil: byHand(document.settings.blockedUntil, state, at),
      allowedUntil: byHand(document.settings.allowedUntil, state, at),
    };
    const { subject, known } = await this.subject(owner, rules, asked);
    const usage = await this.use.within(owner, { from: today, to: at });
    return {
      ...verdict(rules, subject, now, usage),
      known,
      timeZone: rules.timeZone,
      used: { apps: usage.appsToday, internet: usage.internetToday },
      allowance: {
        apps: allowanceOn(rules.settings, 'apps', now).seconds,
        internet: allowanceOn(rules.settings, 'internet', now).seconds,
      },
      version: rules.version,
      rules: state.rules,
      lastSeen: state.lastSeen,
    };
  }

  /** What the device told last holds from then on; what held before, its answers of that time say. */
  private offUntil(owner: RuleOwner, { protection }: DeviceState, at: number): Promise<number> | number {
    return at >= protection.at ? protection.offUntil : this.states.offUntilAt(owner, at);
  }

  private async subject(
    owner: RuleOwner,
    rules: RuleDocument,
    asked: Data<typeof explain>['subject'],
  ): Promise<Known> {
    switch (asked.kind) {
      case 'app':
        return { subject: asked, known: appRuleOf(rules.apps, asked.pkg) !== undefined };
      case 'settings':
        return { subject: asked, known: true };
      case 'site': {
        const domain = normaliseDomain(asked.domain);
        if (domain === '') throw new ActionError(Code.BadRequest);
        const { url } = asked;
        return { subject: { kind: 'site', domain, ...(url === undefined ? {} : { url }) }, known: true };
      }
      case 'video': {
        const channelId = asked.channelId ?? (await this.states.channelOf(owner, asked.videoId));
        return {
          subject: { kind: 'video', videoId: asked.videoId, channelId: channelId ?? '' },
          known: channelId !== undefined,
        };
      }
    }
  }
}

/** A tap that blocks or allows is no rule of the past: before the newest save nobody knows whether it held. */
function byHand(until: number, { rules }: DeviceState, at: number): number {
  return at >= rules.saved.at ? until : 0;
}
