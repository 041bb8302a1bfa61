import { type LookupAddress, lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-network';

/** Where files may come from, and messages go to. */
export interface Origin {
  protocol: 'http:' | 'https:';
  request: typeof request;
  /** Whether a connection to this IP address may be made. */
  allows: (address: string) => boolean;
}

const PUBLIC: Origin = { protocol: 'https:', request, allows: isPublicAddress };

export interface DownloadLimits {
  bytes: number;
  ms: number;
  signal: AbortSignal;
}

/**
 * The file at an address. Only by https from the public internet: the address that a name stands for is looked at when the
 * connection is made, so that a name can't lead into the own network. Follows no redirect. Throws with a sentence for an
 * admin when it can't be had or is larger or slower than allowed.
 */
export async function download(address: string, limits: DownloadLimits, origin = PUBLIC): Promise<Buffer> {
  const signal = AbortSignal.any([limits.signal, AbortSignal.timeout(limits.ms)]);
  try {
    return await bodyOf(await answerOf(address, signal, origin), limits.bytes);
  } catch (error) {
    if (signal.aborted && !limits.signal.aborted)
      throw new Error(`The server took longer than ${limits.ms / 1000} seconds.`);
    throw error;
  }
}

/** A message to send with the request. */
interface Sent {
  headers: Record<string, string>;
  body: string;
}

/**
 * What an address answers to GET, or to POST with a message. An address in figures is looked at here, since no name of it is looked up;
 * what a name stands for, when the connection is made.
 */
export async function answerOf(
  address: string,
  signal: AbortSignal,
  origin: Origin,
  sent?: Sent,
): Promise<IncomingMessage> {
  const { protocol, hostname } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== origin.protocol) throw new Error(`Only ${origin.protocol}// addresses are allowed.`);
  if (isIP(host) !== 0 && !origin.allows(host)) throw notPublic(host);
  const how = { signal, agent: false as const, lookup: lookupAllowed(origin.allows) };
  return new Promise((resolve, reject) => {
    const method = sent ? { method: 'POST', headers: sent.headers } : {};
    const asked = origin.request(address, { ...how, ...method }, resolve);
    asked.once('error', reject);
    asked.end(sent?.body);
  });
}

async function bodyOf(answer: IncomingMessage, most: number): Promise<Buffer> {
  try {
    const { statusCode = 0, headers } = answer;
    if (headers.location) throw new Error(`The address redirects to ${headers.location}: use that one.`);
    if (statusCode !== 200) throw new Error(`The server responded with ${statusCode}.`);
    const pieces: Buffer[] = [];
    let size = 0;
    for await (const piece of answer as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > most) throw new Error(`The file is larger than ${most.toLocaleString('en-GB')} bytes.`);
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  } finally {
    answer.destroy();
  }
}

/** Looks a name up, and refuses it when any address that it stands for isn't allowed. */
export function lookupAllowed(allows: Origin['allows']): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const closed = error ? undefined : found.find(({ address }) => !allows(address));
      const [first] = found ?? [];
      if (error || closed || !first) return callback(error ?? notPublic(hostname), '', 0);
      if (options.all) return callback(null, found);
      callback(null, first.address, first.family);
    });
  };
}

const notPublic = (host: string) =>
  Object.assign(new Error(`${host} is not an address on the public internet.`), { code: 'ECLOSED' });
