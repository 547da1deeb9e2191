import fastifyCookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Adjustments, AppModule } from './app.module.js';
import type { Config } from './platform/config/index.js';
import { TrackerRoutes } from './features/agents/index.js';
import { UnsubscribeRoutes } from './features/reports/index.js';
import { SandboxRoutes, WebhookRoutes } from './features/payments/index.js';
import { loggerOptions } from './platform/logging/index.js';
import { NestLogger } from './platform/nest-logger.js';
import { addSecurityHeaders } from './web/security-headers.js';
import { serveWeb } from './web/serve-web.js';
import { jsonBodyParser } from './wire/json-body.js';
import { WireRoutes } from './wire/wire.routes.js';

/** The largest body: a screen of 2 MB in base64 and room for a batch of 2,000 rows. */
const BODY_BYTES = 4 * 1024 * 1024;

/**
 * For how long a request may take to arrive, and how often that is looked at, milliseconds: Fastify alone waits for
 * ever. A slow phone sends a picture within two minutes. How long an answer takes is no part of it.
 */
const PATIENCE = { head: 20_000, request: 120_000, look: 2000 };

/**
 * Builds the server, ready to listen.
 * @throws Error when contracts and handlers do not match, or the database can't be opened or migrated
 */
export async function createApplication(
  config: Config,
  adjustments: Adjustments = { works: true },
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    ...loggerOptions(config),
    bodyLimit: BODY_BYTES,
    requestTimeout: PATIENCE.request,
    http: { headersTimeout: PATIENCE.head, connectionsCheckingInterval: PATIENCE.look },
    trustProxy: typeof config.trustProxy === 'boolean' ? config.trustProxy : [...config.trustProxy],
    // A long poll must not keep the server from stopping.
    forceCloseConnections: 'idle',
  });
  const application = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(config, adjustments),
    adapter,
    // Without the framework's own parsers: one of them would take a form for an envelope.
    { logger: new NestLogger(adapter.getInstance().log), abortOnError: false, bodyParser: false },
  );
  await application.register(fastifyCookie);
  const server = application.getHttpAdapter().getInstance();
  application.useBodyParser('application/json', { bodyLimit: BODY_BYTES }, jsonBodyParser(server));
  addSecurityHeaders(server, config);
  application.get(WireRoutes).register(server);
  await application.get(TrackerRoutes).register(server);
  await application.get(UnsubscribeRoutes).register(server);
  await application.get(WebhookRoutes).register(server);
  await application.get(SandboxRoutes).register(server);
  await serveWeb(server, config);
  application.enableShutdownHooks();
  return application;
}
