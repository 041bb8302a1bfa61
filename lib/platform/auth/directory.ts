import { createHash, randomBytes } from 'node:crypto';
import type { Client, IdTokenClaims, TokenSet } from 'openid-client';
import type { DirectoryOutcome } from '@/lib/domain/accounts/directory';
import type { Role } from '@/lib/domain/roles';
import { env, isSafeAddress, siteUrl } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { once } from '@/lib/platform/once';

/** The protocol of the organisation's directory: OpenID Connect, code flow with PKCE. Whose accounts: lib/services/people/accounts. */

/** Where the directory sends people back to; it is told to it, letter by letter. */
export const DIRECTORY_CALLBACK = '/login/oidc/callback';
/** So long what the directory says of itself is believed. */
const KNOWN_MS = 3_600_000;
/** Who confirms that they are there signed in to the directory within this time (seconds). */
const FRESH_SECONDS = 300;
/** By how much the clocks of two machines may differ (seconds). */
const CLOCKS_SECONDS = 60;

/** Loaded at the first use. */
const openid = () => import('openid-client');

/** Who the directory says somebody is. */
export interface Identity {
  /** A hash of issuer and subject: never an address, which may be another person's tomorrow. */
  key: string;
  /** Lower-cased; '' where it says none, or doesn't confirm it. */
  email: string;
  name: string;
  /** null where it says nothing of groups. */
  groups: string[] | null;
  refresh: string | null;
}

/** A sign-in that ends here; its reason is worded by `DIRECTORY_WORDS`. */
export class DirectoryRefusal extends Error {
  /** The owner of a session was to confirm that they are there. */
  confirms = false;

  constructor(readonly outcome: DirectoryOutcome) {
    super(`a sign-in through the directory was refused: ${outcome}`);
  }
}

/** What people call the directory; undefined where none is set up. */
export function directoryName(): string | undefined {
  const { OIDC_ISSUER, OIDC_NAME } = env();
  return OIDC_ISSUER && (OIDC_NAME ?? new URL(OIDC_ISSUER).hostname);
}

/** Whether this account signs in through the directory and in no other way: staff, but for the one admin who can break the glass. */
export function onlyByDirectory({ role, email }: { role: Role; email: string }): boolean {
  const { OIDC_REQUIRED, OIDC_BREAK_GLASS } = env();
  const isStaff = role === 'team' || role === 'admin';
  return OIDC_REQUIRED === 'on' && isStaff && !(role === 'admin' && email === OIDC_BREAK_GLASS);
}

/** A text that can't be guessed, and what is stored of it. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** What a sign-in is begun with and its answer checked by. */
interface Checks {
  state: string;
  /** Proves to the directory who began; the nonce in its token is made of it too. */
  verifier: string;
  /** Signed in to the directory a moment ago, whoever uses its session. */
  fresh: boolean;
}

const nonceOf = (verifier: string) => hashOfSecret(`nonce ${verifier}`);

/** The address of the directory at which a person signs in. */
export async function directoryAddress({ state, verifier, fresh }: Checks): Promise<string> {
  const client = await directoryClient().catch(asRefusal);
  return client.authorizationUrl({
    redirect_uri: siteUrl(DIRECTORY_CALLBACK),
    scope: scopesOf(client),
    state,
    nonce: nonceOf(verifier),
    code_challenge: hashOfSecret(verifier),
    code_challenge_method: 'S256',
    ...(fresh ? { prompt: 'login', max_age: FRESH_SECONDS } : {}),
  });
}

/**
 * Who signed in, by the directory's answer in the address: its code is exchanged, and the token that comes checked for signature, issuer,
 * audience, time and nonce. Throws `DirectoryRefusal`.
 */
export async function identityOf(answer: URLSearchParams, { state, verifier, fresh }: Checks): Promise<Identity> {
  if (STOPPED.includes(answer.get('error') ?? '')) throw new DirectoryRefusal('cancelled');
  const named = ['code', 'state', 'iss', 'error'].flatMap((name) =>
    answer.has(name) ? [[name, answer.get(name)]] : [],
  );
  const checks = { state, nonce: nonceOf(verifier), code_verifier: verifier, response_type: 'code' };
  try {
    const client = await directoryClient();
    const set = await client.callback(siteUrl(DIRECTORY_CALLBACK), Object.fromEntries(named), {
      ...checks,
      ...(fresh ? { max_age: FRESH_SECONDS } : {}),
    });
    return await identityIn(client, set, set.claims());
  } catch (error) {
    return asRefusal(error);
  }
}

/** The person didn't sign in, or didn't agree. */
const STOPPED = ['access_denied', 'login_required', 'consent_required', 'interaction_required'];

/**
 * Asks about somebody again: who they are now, 'refused' where the directory takes their refresh token no more, 'away' where it can't be
 * asked or gives no answer that can be checked.
 */
export async function askAgain(refresh: string): Promise<Identity | 'refused' | 'away'> {
  try {
    const client = await directoryClient();
    const set = await client.refresh(refresh);
    const identity = await identityIn(client, set, set.id_token ? set.claims() : null);
    return { ...identity, refresh: identity.refresh ?? refresh };
  } catch (error) {
    note(error);
    const { errors } = await openid();
    return error instanceof errors.OPError && [...STOPPED, 'invalid_grant'].includes(error.error ?? '')
      ? 'refused'
      : 'away';
  }
}

/** What is wrong with the directory's own description, in a sentence; null where it can be used. */
export async function directoryTrouble(): Promise<string | null> {
  once('directory', unknownDirectory).at = 0;
  const why = (error: unknown) =>
    error instanceof BadDescription ? error.message : 'It doesn’t answer, or not with its description.';
  return directoryClient().then(() => null, why);
}

class BadDescription extends Error {}

const unknownDirectory = () => ({ at: 0, client: null as Client | null });

/** The directory as it describes itself, looked up at most once an hour; a failure isn't kept. */
async function directoryClient(): Promise<Client> {
  const known = once('directory', unknownDirectory);
  if (known.client && Date.now() - known.at < KNOWN_MS) return known.client;
  const { OIDC_ISSUER = '', OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET = '' } = env();
  const { Issuer, custom } = await openid();
  const issuer = await Issuer.discover(OIDC_ISSUER);
  const { metadata: says } = issuer;
  if (says.issuer.replace(/\/$/, '') !== OIDC_ISSUER.replace(/\/$/, ''))
    throw new BadDescription('It says that it is another one than OIDC_ISSUER names.');
  const needed = [
    says.authorization_endpoint,
    says.token_endpoint,
    says.jwks_uri,
    says.userinfo_endpoint ?? OIDC_ISSUER,
  ];
  if (!needed.every((url) => url && isSafeAddress(url)))
    throw new BadDescription('It names no encrypted address for one of its parts.');
  const methods = says.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const client = new issuer.Client({
    client_id: OIDC_CLIENT_ID,
    client_secret: OIDC_CLIENT_SECRET,
    token_endpoint_auth_method: methods.includes('client_secret_basic') ? 'client_secret_basic' : 'client_secret_post',
    // Every directory has it, by the standard; another is refused.
    id_token_signed_response_alg: 'RS256',
  });
  client[custom.clock_tolerance] = CLOCKS_SECONDS;
  Object.assign(known, { at: Date.now(), client });
  return client;
}

/** What is asked for; a refresh token only where the directory names that scope. */
function scopesOf(client: Client): string {
  const supported = client.issuer.metadata.scopes_supported;
  const offline = Array.isArray(supported) && supported.includes('offline_access') ? ' offline_access' : '';
  return env().OIDC_SCOPES ?? `openid email profile${offline}`;
}

/** Reads a checked answer; what its token leaves out is asked for, of the same person. */
async function identityIn(client: Client, set: TokenSet, claims: IdTokenClaims | null): Promise<Identity> {
  const { OIDC_GROUPS_CLAIM, OIDC_ROLES } = env();
  const says = (one: object | null, name: string) => one !== null && Object.hasOwn(one, name);
  const wanted = ['email', 'email_verified', ...(OIDC_ROLES.length ? [OIDC_GROUPS_CLAIM] : [])];
  const isWhole = wanted.every((name) => says(claims, name));
  const asked = !isWhole && client.issuer.metadata.userinfo_endpoint && set.access_token;
  // Given the whole set, the client itself compares whom the two are about.
  const more = asked ? await client.userinfo(claims ? set : String(set.access_token)) : null;
  const sub = claims?.sub ?? more?.sub;
  if (!sub) throw new Error('the directory names nobody');
  // The address and that it is confirmed are of one source.
  const mail = says(claims, 'email') && says(claims, 'email_verified') ? claims : (more ?? claims);
  const isVerified = mail?.email_verified === true || (mail?.email_verified as unknown) === 'true';
  const groups = (says(claims, OIDC_GROUPS_CLAIM) ? claims : more)?.[OIDC_GROUPS_CLAIM];
  return {
    key: hashOfSecret(JSON.stringify([client.issuer.metadata.issuer, sub])),
    email: isVerified && typeof mail?.email === 'string' ? mail.email.trim().toLowerCase() : '',
    name: String(claims?.name ?? more?.name ?? ''),
    groups: groups === undefined ? null : [groups].flat().filter((one) => typeof one === 'string'),
    refresh: set.refresh_token ?? null,
  };
}

/** `failed` for what was answered and doesn't hold, `away` for no answer. */
async function asRefusal(error: unknown): Promise<never> {
  note(error);
  const { errors } = await openid();
  const status = error instanceof errors.OPError ? (error.response?.statusCode ?? 0) : 0;
  const isAnswer = error instanceof errors.RPError || error instanceof errors.OPError;
  const isAway = !isAnswer || status >= 500 || /timed out/.test(error.message);
  throw new DirectoryRefusal(isAway ? 'away' : 'failed');
}

/** The kind alone: the client's errors carry tokens, and their words are the directory's, or whoever made the address. */
function note(error: unknown): void {
  const { name, code, error: kind } = (error ?? {}) as { name?: string; code?: string; error?: string };
  log().warn(
    { kind: /^\w{1,40}$/.exec(kind ?? code ?? name ?? '')?.[0] },
    'the directory gave no answer that can be used',
  );
}
