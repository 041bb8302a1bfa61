// Run by mongosh, before the product: a replica set of one, and an account that may use the product's databases only.
const { readFileSync } = require('node:fs');

const secret = (name) => readFileSync(`/run/secrets/${name}`, 'utf8').trim();
const root = `root:${encodeURIComponent(secret('mongodb_root_password'))}`;

const server = connect(`mongodb://${root}@database:27017/admin?directConnection=true`);
try {
  server.adminCommand({ replSetGetStatus: 1 });
} catch (error) {
  if (error.codeName !== 'NotYetInitialized') throw error;
  const members = [{ _id: 0, host: 'database:27017' }];
  server.adminCommand({ replSetInitiate: { _id: 'rs0', members } });
}

// Waits until the replica set has a primary to write to.
const admin = connect(`mongodb://${root}@database:27017/admin?replicaSet=rs0`);
const database = admin.getSiblingDB(process.env.MONGODB_DB);
const [, user, password] = /^mongodb:\/\/([^:]+):([^@]+)@/.exec(secret('mongodb_uri'));
// The second one is where the site tests whether a backup can be restored.
const databases = [process.env.MONGODB_DB, `${process.env.MONGODB_DB}_restore_test`];
const account = { pwd: decodeURIComponent(password), roles: databases.map((db) => ({ role: 'readWrite', db })) };
if (database.getUser(user)) database.updateUser(user, account);
else database.createUser({ user, ...account });
print('The database is ready.');
