import { docOf } from '../bson/types';
import { badValue, typeMismatch } from '../errors';
import type { Command } from './command';
import { checkCollectionName } from './namespaces';

export const getMore: Command = {
  name: 'getMore',
  options: ['collection', 'batchSize'],
  unsupported: ['term', 'lastKnownCommittedOpTime'],
  run: async ({ args, db, server }) => {
    const id = args.raw('getMore');
    if (typeof id !== 'bigint')
      throw typeMismatch("BSON field 'getMore.getMore' is the wrong type, expected type 'long'");
    const collection = args.required('collection');
    if (typeof collection !== 'string') throw args.wrongType('collection', collection, "'string'");
    checkCollectionName(db, collection);
    const batchSize = args.integer('batchSize');
    if (batchSize !== undefined && batchSize < 0)
      throw badValue(`BSON field 'batchSize' value must be >= 0, actual value '${batchSize}'`);
    return docOf({ cursor: await server.cursors.next(id, `${db}.${collection}`, batchSize) });
  },
};
