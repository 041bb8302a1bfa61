import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { startEmbedded } from '@/database/embedded/start';
import { copyForUpgrade } from '@/database/upgrade-copy';

/**
 * An upgrade of the data in UPGRADED, of version 7, that adds a document to its copy and is killed: while the copy is tried, once it has
 * passed, or between the two renames that put it in place.
 */
const { UPGRADED = '', KILLED = '' } = process.env;

const copy = await copyForUpgrade(UPGRADED);
const database = await startEmbedded({ dataDir: join(copy.folder, 'embedded') });
const client = await MongoClient.connect(database.uri);
await client.db('d').collection<{ _id: number }>('c').insertOne({ _id: 2 });
await client.close();
await database.stop();
if (KILLED !== 'trial') copy.pass(7);
if (KILLED === 'renames') renameSync(join(UPGRADED, 'embedded'), join(UPGRADED, 'before-7'));
process.kill(process.pid, 'SIGKILL');
