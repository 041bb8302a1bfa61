/** The page that checks an archive: /verify, and verify.html in every export. */
import { checkArchive } from './check.js';

/** The chosen file's report goes into the element [data-archive-report]. */
async function show(input) {
  const place = document.querySelector('[data-archive-report]');
  const file = input.files?.[0];
  if (!place || !file) return;
  const say = (...lines) => place.replaceChildren(...lines.map(([kind, text]) => element(kind, text)));
  if (!globalThis.crypto?.subtle) return say(['p', 'This browser checks nothing on an unencrypted page. Open verify.html from the archive.']);
  say(['p', `Checking ${file.name} …`]);
  const report = await checkArchive(file, (_name, _bytes, done, of) => say(['p', `Checking: ${done} of ${of} files …`]));
  if (input.files?.[0] !== file) return;
  const { manifest, key, problems } = report;
  place.replaceChildren(
    element('h2', report.ok ? 'Nothing was changed' : 'This archive is not as it was exported'),
    ...(report.ok ? [element('p', `All ${report.files} files are as they were exported.`)] : [listOf(problems)]),
    ...(manifest && key ? [element('p', `Made by ${manifest.site} on ${manifest.madeOn.slice(0, 10)} for ${manifest.student}.`)] : []),
    ...(key ? [element('p', signer(key, input.dataset.siteKey, manifest))] : []),
  );
}

function signer(key, siteKey, manifest) {
  if (!siteKey) return `Signed with the key ${key}. Compare it with the one that ${manifest?.site ?? 'the site'} shows at /verify.`;
  return key === siteKey
    ? 'Signed with the key of this site.'
    : `Signed with the key ${key}: not the one that this site signs with today.`;
}

function listOf(problems) {
  const list = element('ul', '');
  for (const { file, problem } of problems) list.append(element('li', `${file} ${problem}.`));
  return list;
}

function element(kind, text) {
  const made = document.createElement(kind);
  made.textContent = text;
  return made;
}

document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.matches('[data-archive]')) void show(target);
});
