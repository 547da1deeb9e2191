import { Injectable } from '@nestjs/common';

interface Series {
  calls: number;
  milliseconds: number;
}

/** Counts calls and their time by channel, action and status, and writes them as Prometheus text. */
@Injectable()
export class Metrics {
  private readonly series = new Map<string, Series>();

  /** An unknown action's name comes as an empty string: callers do not make series. */
  count(channel: string, action: string, status: string, milliseconds: number): void {
    const key = `channel="${channel}",action="${action || 'unknown'}",status="${status}"`;
    const one = this.series.get(key) ?? { calls: 0, milliseconds: 0 };
    one.calls += 1;
    one.milliseconds += milliseconds;
    this.series.set(key, one);
  }

  /** The Prometheus text exposition of all that was counted, and the process' memory in bytes. */
  text(): string {
    const lines = ['# TYPE ostoja_calls_total counter'];
    for (const [labels, { calls }] of this.series) lines.push(`ostoja_calls_total{${labels}} ${calls}`);
    lines.push('# TYPE ostoja_call_seconds_total counter');
    for (const [labels, { milliseconds }] of this.series) {
      lines.push(`ostoja_call_seconds_total{${labels}} ${(milliseconds / 1000).toFixed(6)}`);
    }
    lines.push('# TYPE process_resident_memory_bytes gauge');
    lines.push(`process_resident_memory_bytes ${process.memoryUsage.rss()}`);
    return `${lines.join('\n')}\n`;
  }
}
