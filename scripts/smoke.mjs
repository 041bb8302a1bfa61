/**
 * node scripts/smoke.mjs https://study.example.org
 *
 * Whether a running site works for its visitors: the page, sign-in, live events, a course list uploaded, found and taken
 * back. It leaves nothing behind but the entry in the list of uploads. Plain Node.js: it runs from any machine, without
 * packages. Signs in as the admin SMOKE_EMAIL with SMOKE_PASSWORD; without them as the demo's. A certificate of an authority
 * of your own: NODE_EXTRA_CA_CERTS.
 */
const [address] = process.argv.slice(2);
const PATIENCE_MS = 60_000;
const email = process.env.SMOKE_EMAIL ?? 'admin@example.com';
const password = process.env.SMOKE_PASSWORD ?? 'Demo-2026!';
const headers = {};

/** A name that no other course has. */
const course = `Diploma of Smoke Tests ${Date.now().toString(36)}`;
const list = `Course Name,University,Level,Intakes\n${course},Smoke Test College,Under Graduate Diploma,Sep\n`;

try {
  const base = new URL(address ?? '').origin;
  await step('the first page', () => get(`${base}/`));
  await step('closed to visitors: /readyz', async () => {
    const { status } = await fetch(`${base}/readyz`);
    if (status !== 404) throw new Error(`/readyz answered ${status}, not 404: is this the proxy?`);
  });
  await step(`sign-in of ${email}`, async () => {
    const { token } = await post(`${base}/api/v1/auth`, { email, password });
    headers.authorization = `Bearer ${token}`;
  });
  await step('live events', () => firstEvent(`${base}/api/v1/events`));
  await step('upload', () => upload(`${base}/api/v1/course-imports`));
  console.log('All is well.');
} catch (error) {
  console.error(error instanceof Error ? [error.message, error.cause?.message].filter(Boolean).join(': ') : error);
  process.exit(1);
}

async function step(title, act) {
  const began = performance.now();
  await act();
  console.log(`${title}: ${Math.round(performance.now() - began)} ms`);
}

/** Uploads the list, has it applied, finds its course, takes it back, and finds it no more. */
async function upload(imports) {
  const form = new FormData();
  form.append('country', 'Canada');
  form.append('courses_file', new File([list], 'smoke.csv'));
  const started = await json(await fetch(imports, { method: 'POST', headers, body: form }));
  const one = `${imports}/${started.import._id}`;
  const has = (status) => async () => (await json(await get(one))).import.status === status;
  const search = new URL(`course-search?${new URLSearchParams({ q: course })}`, imports);
  const found = (total) => async () => (await json(await get(search))).total === total;
  await post(`${one}/plan`, {});
  await until('planned', has('planned'));
  await post(`${one}/apply`, {});
  await until('applied', has('done'));
  await until('found', found(1));
  await post(`${one}/take-back`, {});
  await until('taken back', has('undone'));
  await until('found no more', found(0));
}

async function firstEvent(url) {
  const leave = new AbortController();
  const late = setTimeout(() => leave.abort(new Error('no live event came within 10 s')), 10_000);
  const answer = await fetch(url, { headers, signal: leave.signal });
  const { value } = await answer.body.getReader().read();
  clearTimeout(late);
  leave.abort();
  if (!new TextDecoder().decode(value).includes('event: ready')) throw new Error('the live events did not begin');
}

async function get(url) {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer;
}

async function post(url, body) {
  const more = { 'content-type': 'application/json' };
  return json(await fetch(url, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) }));
}

async function json(answer) {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

async function until(what, holds) {
  for (const end = Date.now() + PATIENCE_MS; !(await holds()); ) {
    if (Date.now() > end) throw new Error(`not ${what} within ${PATIENCE_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
