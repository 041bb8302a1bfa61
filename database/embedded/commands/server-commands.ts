import { DateTime, docOf } from '../bson/types';
import { maxMessageBytes } from '../protocol/message';
import type { Call, Command } from './command';
import { maxDocumentBytes, maxWriteBatch } from './insert';

/** What this database announces itself as; wire version 21 is MongoDB 7.0. */
const version = '7.0.0';
const wireVersion = 21;

const helloOptions = [
  'helloOk',
  'client',
  'compression',
  'hostInfo',
  'loadBalanced',
  'saslSupportedMechs',
  'speculativeAuthenticate',
  'topologyVersion',
  'maxAwaitTimeMS',
  'backpressure',
];

/** Without setName drivers take this for a standalone server and use no retryable writes. */
export const hello: Command = {
  name: 'hello',
  options: helloOptions,
  run: (call) => docOf({ isWritablePrimary: true, ...announcement(call) }),
};

export const isMaster: Command = {
  name: 'isMaster',
  aliases: ['ismaster'],
  options: helloOptions,
  run: (call) => docOf({ ismaster: true, helloOk: true, ...announcement(call) }),
};

function announcement({ connectionId }: Call) {
  return {
    maxBsonObjectSize: maxDocumentBytes,
    maxMessageSizeBytes: maxMessageBytes,
    maxWriteBatchSize: maxWriteBatch,
    localTime: new DateTime(Date.now()),
    logicalSessionTimeoutMinutes: 30,
    connectionId,
    minWireVersion: 0,
    maxWireVersion: wireVersion,
    readOnly: false,
  };
}

export const ping: Command = { name: 'ping', options: [], run: () => docOf({}) };

export const buildInfo: Command = {
  name: 'buildInfo',
  aliases: ['buildinfo'],
  options: [],
  run: () =>
    docOf({
      version,
      versionArray: [7, 0, 0, 0],
      gitVersion: 'embedded',
      modules: [],
      storageEngines: ['lmdb'],
      bits: 64,
      debug: false,
      maxBsonObjectSize: maxDocumentBytes,
    }),
};

/** Sessions carry no state here: ending one has nothing to do. */
export const endSessions: Command = { name: 'endSessions', options: [], run: () => docOf({}) };
export const refreshSessions: Command = { name: 'refreshSessions', options: [], run: () => docOf({}) };
export const killSessions: Command = { name: 'killSessions', options: [], run: () => docOf({}) };
export const startSession: Command = { name: 'startSession', options: [], run: () => docOf({ timeoutMinutes: 30 }) };
