import Provider from 'oidc-provider';

/** A directory to try signing in with: it lets everybody in under any name. docs/operations.md, 'Sign in with OIDC'. */

const [site = 'http://localhost:3000', port = '3999'] = process.argv.slice(2);
const issuer = `http://localhost:${port}`;
const callback = `${site}/login/oidc/callback`;
const person = (sub) => ({ sub, name: sub, email: `${sub}@example.com`, email_verified: true });

new Provider(issuer, {
  clients: [{ client_id: 'try', client_secret: 'only-to-try', redirect_uris: [callback], response_types: ['code'] }],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  findAccount: (_context, sub) => ({ accountId: sub, claims: () => person(sub) }),
  cookies: { keys: ['only to try'] },
}).listen(Number(port), () =>
  console.log(`The directory is at ${issuer}, for the site at ${site}. Stop it with Ctrl-C.`),
);
