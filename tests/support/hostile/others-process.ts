/**
 * A process whose requests are those of other people: one after another until its standard input ends. Writes a line for
 * each: status, milliseconds, path. In a process of its own, so that what the attacker does beside is not measured with it.
 */

const [url = '', userId = ''] = process.argv.slice(2);
const own = { authorization: `Bearer ${process.env.OTHERS_TOKEN}` };
const PATHS = ['/', '/api/v1/course-search?q=nursing', `/api/v1/get-notifications/${userId}`, '/courses'] as const;
/** Between two requests, so that they take a small part of the site's time. */
const REST_MS = 20;

let goOn = true;
process.stdin.on('end', () => {
  goOn = false;
});
process.stdin.resume();
void ask();

async function ask(): Promise<void> {
  for (let made = 0; goOn; made++) {
    const path = PATHS[made % PATHS.length] ?? '/';
    const began = performance.now();
    const answer = await fetch(url + path, { headers: path.includes(userId) ? own : {} });
    await answer.arrayBuffer();
    process.stdout.write(`${answer.status} ${Math.round(performance.now() - began)} ${path}\n`);
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
}
