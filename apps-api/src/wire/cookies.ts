import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BrowserSession } from './caller.js';

const SESSION_COOKIE = 'ostoja_session';
const CONSENT_COOKIE = 'ostoja_consent';

/** The session token that the browser sent. */
export function sessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[SESSION_COOKIE] || undefined;
}

/** Whether the visitor accepted analytics cookies: the first word of what the page keeps (panel spec §4, decision 0129). */
export function hasConsent(request: FastifyRequest): boolean {
  return request.cookies[CONSENT_COOKIE]?.split('.', 1)[0] === 'accepted';
}

/** Lets a handler start and end the browser's session without touching the reply. */
export function browserSession(request: FastifyRequest, reply: FastifyReply): BrowserSession {
  const attributes: CookieSerializeOptions = {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: request.protocol === 'https',
  };
  return {
    token: sessionToken(request),
    start: (token, maxAge) => void reply.setCookie(SESSION_COOKIE, token, { ...attributes, maxAge }),
    end: () => void reply.clearCookie(SESSION_COOKIE, attributes),
  };
}
