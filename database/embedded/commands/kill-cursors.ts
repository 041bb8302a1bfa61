import { docOf, type Value } from '../bson/types';
import { typeMismatch } from '../errors';
import type { Command } from './command';
import { collectionName } from './namespaces';

export const killCursors: Command = {
  name: 'killCursors',
  options: ['cursors'],
  run: (call) => {
    const namespace = `${call.db}.${collectionName(call)}`;
    const killed: Value[] = [];
    const notFound: Value[] = [];
    const ids = call.args.array('cursors') ?? call.args.required('cursors');
    for (const id of ids as Value[]) {
      if (typeof id !== 'bigint')
        throw typeMismatch("BSON field 'killCursors.cursors' is the wrong type, expected type 'long'");
      (call.server.cursors.kill(id, namespace) ? killed : notFound).push(id);
    }
    return docOf({ cursorsKilled: killed, cursorsNotFound: notFound, cursorsAlive: [], cursorsUnknown: [] });
  },
};
