import { createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Provider from 'oidc-provider';

/** What the directory says of a person. */
interface DirectoryPerson {
  email?: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[];
}

export interface Directory {
  issuer: string;
  /** Everyone in it, by subject. */
  people: Map<string, DirectoryPerson>;
  /** Who signs in next; null for somebody who turns back. */
  who: string | null;
  refreshes: boolean;
  /** Changes what an ID token says before it is signed again, or makes one of its own, as a wrong or hostile directory would. */
  forge: ((claims: Record<string, unknown>) => Record<string, unknown> | string) | null;
  /** Answers token requests with this status in place of the directory's own answer; 0 for none. */
  fails: number;
  /** How often a refresh token was given in, and what every answer of the token address said. */
  refreshed: number;
  tokens: string[];
  /** Ends all that somebody was granted: what an administrator does when a colleague leaves. */
  revoke(sub: string): Promise<void>;
  stop(): Promise<void>;
}

const SECRET = 'a secret of the tests alone, long enough';
export const settingsOf = ({ issuer }: Pick<Directory, 'issuer'>) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: 'site',
  OIDC_CLIENT_SECRET: SECRET,
  OIDC_NAME: 'Example Workspace',
});

/** A real provider of OpenID Connect in this process, whose sign-in page asks nothing. `callback`: where it may send people back to. */
export async function startDirectory(callback: string): Promise<Directory> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' };
  const grants = new Map<string, Set<string>>();
  const directory: Directory = {
    ...{ issuer, people: new Map(), who: null, refreshes: true, forge: null, fails: 0, refreshed: 0, tokens: [] },
    async revoke(sub) {
      for (const id of grants.get(sub) ?? []) await (await provider.Grant.find(id))?.destroy();
      directory.people.delete(sub);
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
  const provider = new Provider(issuer, {
    clients: [
      {
        ...{ client_id: 'site', client_secret: SECRET, redirect_uris: [callback] },
        ...{ response_types: ['code'], grant_types: ['authorization_code', 'refresh_token'] },
      },
    ],
    jwks: { keys: [jwk as never] },
    pkce: { required: () => true },
    scopes: ['openid', 'offline_access'],
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'groups'], profile: ['name'] },
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
      Grant: 6000,
      RefreshToken: 6000,
    },
    issueRefreshToken: async () => directory.refreshes,
    findAccount: (_ctx, sub) => {
      const person = directory.people.get(sub);
      return person && { accountId: sub, claims: async () => ({ sub, ...person }) };
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    async loadExistingGrant(ctx) {
      const { session, client } = ctx.oidc;
      if (!session?.accountId || !client) return undefined;
      const grant = new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile offline_access');
      const id = await grant.save();
      grants.set(session.accountId, (grants.get(session.accountId) ?? new Set()).add(id));
      return grant;
    },
  });
  const own = provider.callback();
  const forged = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    if (/grant_type=refresh_token/.test(body)) directory.refreshed++;
    const { authorization = '', 'content-type': type = '' } = request.headers;
    const headers = { authorization, 'content-type': type, 'x-own': '1' };
    const answer = await fetch(`${issuer}/token`, { method: 'POST', headers, body });
    const given = (await answer.json()) as Record<string, string>;
    directory.tokens.push(...Object.values(given).filter((value) => String(value).length > 20));
    if (given.id_token && directory.forge) given.id_token = signed(directory.forge(claimsOf(given.id_token)));
    response.writeHead(directory.fails || answer.status, { 'content-type': 'application/json' });
    response.end(directory.fails ? '' : JSON.stringify(given));
  };
  const claimsOf = (token: string) => JSON.parse(Buffer.from(String(token.split('.')[1]), 'base64url').toString());
  const signed = (claims: object | string) => {
    if (typeof claims === 'string') return claims;
    const parts = [{ alg: 'RS256', kid: 'one', typ: 'JWT' }, claims];
    const head = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
    return `${head}.${createSign('RSA-SHA256').update(head).sign(privateKey).toString('base64url')}`;
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(String(request.url), issuer).pathname;
    if (path === '/token' && !request.headers['x-own']) return void forged(request, response);
    if (!path.startsWith('/interaction/')) return void own(request, response);
    const result = directory.who ? { login: { accountId: directory.who } } : { error: 'access_denied' };
    void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });
  return directory;
}
