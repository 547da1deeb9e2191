import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import {
  agentActions,
  Code,
  requestEnvelope,
  type Data,
  type poll,
  type Reply,
  type rules,
  type screen,
  type sync,
  type commandResult,
} from '@ostoja/contracts';

/** What may go wrong with one call: the server stores it and dies, dies before, is at fault, or is busy. */
export type Fault = 'none' | 'drop-before' | 'drop-after' | 'fault' | 'busy' | 'too-large';

interface Answer {
  readonly http: number;
  readonly body: Record<string, unknown>;
}

const ok = (data: unknown): Answer => ({ http: 200, body: { status: 'OK', code: 0, data } });
const refuse = (code: number, paths?: string[]): Answer => ({
  http: 200,
  body: { status: 'error', code, requestId: 'r', ...(paths ? { paths } : {}) },
});

/** A gateway made from the contracts alone, in memory, for the agents' own tests. */
export class FakeGateway {
  /** Batches by uid: the rows as they came, and the answer that they got. */
  readonly batches = new Map<string, { rows: string; parsed: Data<typeof sync>['rows']; answer: Answer }>();
  readonly calls: string[] = [];
  readonly results: Data<typeof commandResult>[] = [];
  readonly screens: Data<typeof screen>[] = [];
  readonly polls: Data<typeof poll>[] = [];
  document: Reply<typeof rules> | undefined;
  /** Decides what goes wrong with a call. */
  fault: (action: string) => Fault = () => 'none';
  /** Further reasons to refuse a row: gives failing paths. */
  refuseRows: (data: Data<typeof sync>) => string[] = () => [];
  /** Decides which rows are left out for their moment. */
  leaveOut: (data: Data<typeof sync>) => Reply<typeof sync>['leftOut'] = () => ({ tooOld: [], tooNew: [] });
  private commands: Reply<typeof poll>['commands'] = [];
  private wake: (() => void)[] = [];
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  static async start(): Promise<FakeGateway> {
    const fake = new FakeGateway();
    fake.server.listen(0, '127.0.0.1');
    await once(fake.server, 'listening');
    return fake;
  }

  get url(): string {
    const address = this.server.address();
    return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  /** Gives a waiting poll a command. */
  command(command: Reply<typeof poll>['commands'][number]): void {
    this.commands.push(command);
    this.changed();
  }

  /** Replaces the rule document and wakes a waiting poll. */
  publish(document: Reply<typeof rules>): void {
    this.document = document;
    this.changed();
  }

  private changed(): void {
    for (const wake of this.wake.splice(0)) wake();
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { action, data } = requestEnvelope.parse(JSON.parse(Buffer.concat(chunks).toString()));
    this.calls.push(action);
    const fault = this.fault(action);
    if (fault === 'drop-before') return void request.socket.destroy();
    const answer =
      fault === 'fault'
        ? { http: 500, body: { status: 'error', code: -1, requestId: 'r' } }
        : fault === 'busy'
          ? { http: 429, body: { status: 'error', code: -1, requestId: 'r' } }
          : fault === 'too-large'
            ? { http: 413, body: { status: 'error', code: -1, requestId: 'r' } }
            : await this.answer(action, data);
    if (fault === 'drop-after') return void request.socket.destroy();
    response.writeHead(answer.http, {
      'content-type': 'application/json',
      ...(fault === 'busy' ? { 'retry-after': '1' } : {}),
    });
    response.end(JSON.stringify(answer.body));
  }

  private async answer(name: string, raw: Record<string, unknown>): Promise<Answer> {
    const definition = agentActions.find((one) => one.name === name);
    const parsed = definition?.data.safeParse(raw);
    if (!parsed?.success) {
      return refuse(Code.BadRequest, parsed?.error.issues.map((issue) => issue.path.join('.')) ?? []);
    }
    switch (name) {
      case 'sync':
        return this.sync(raw, parsed.data as Data<typeof sync>);
      case 'rules':
        return ok(this.document);
      case 'poll':
        return ok(await this.poll(parsed.data as Data<typeof poll>));
      case 'commandResult':
        this.results.push(parsed.data as Data<typeof commandResult>);
        return ok({});
      case 'screen':
        this.screens.push(parsed.data as Data<typeof screen>);
        return ok({ id: this.screens.length });
      default:
        return ok({ token: 'device-token', device: 7 });
    }
  }

  private sync(raw: Record<string, unknown>, data: Data<typeof sync>): Answer {
    const rows = JSON.stringify(raw['rows']);
    const known = this.batches.get(data.uid);
    if (known) return known.rows === rows ? known.answer : refuse(Code.WrongConfirmationValue);
    const paths = this.refuseRows(data);
    if (paths.length > 0) return refuse(Code.BadRequest, paths);
    const leftOut = this.leaveOut(data);
    const sent = Object.values(data.rows).reduce((sum, list) => sum + list.length, 0);
    const stored = sent - leftOut.tooOld.length - leftOut.tooNew.length;
    const answer = ok({ stored, leftOut, rulesVersion: this.document?.version ?? 0 });
    this.batches.set(data.uid, { rows, parsed: data.rows, answer });
    return answer;
  }

  private async poll(data: Data<typeof poll>): Promise<Reply<typeof poll>> {
    this.polls.push(data);
    const version = this.document?.version ?? 0;
    if (this.commands.length === 0 && data.rules.received >= version && data.wait > 0) {
      await new Promise<void>((resolve) => this.wake.push(resolve));
    }
    return { commands: this.commands.splice(0), rulesVersion: this.document?.version ?? 0 };
  }
}
