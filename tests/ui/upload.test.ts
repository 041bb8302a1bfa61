// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rereadPage } from '@/lib/api/network';
import { upload } from '@/lib/api/upload';

/** A browser's request whose end the test says. */
class Request {
  static all: Request[] = [];
  upload: { onload?: () => void; onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  response: unknown = null;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open() {}
  send() {
    Request.all.push(this);
  }
  abort() {
    this.onabort?.();
  }
  breaks() {
    this.onerror?.();
  }
  ends(status: number, response: unknown) {
    this.upload.onload?.();
    Object.assign(this, { status, response });
    this.onload?.();
  }
}

let online = true;
const goes = (on: boolean) => {
  online = on;
  window.dispatchEvent(new Event(on ? 'online' : 'offline'));
};
const passed = async () => {
  for (let round = 0; round < 10; round += 1) await Promise.resolve();
};

beforeEach(() => {
  online = true;
  Request.all = [];
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const file = new File(['%PDF-1.7'], 'passport.pdf');
const sending = (onWaiting: () => void, signal?: AbortSignal) =>
  upload(
    'POST /documents',
    { body: { field: 'passport', label: '' }, files: { file }, ...(signal ? { signal } : {}) },
    { onWaiting },
  );

test('a file chosen without a network is sent when it is back', async () => {
  goes(false);
  const onWaiting = vi.fn();
  const sent = sending(onWaiting);
  Request.all[0]?.breaks();
  await passed();
  expect(onWaiting).toHaveBeenCalledOnce();
  expect(Request.all).toHaveLength(1);

  goes(true);
  await passed();
  expect(Request.all).toHaveLength(2);
  Request.all[1]?.ends(201, { success: true });
  await expect(sent).resolves.toEqual({ success: true });
});

test('a file that had arrived whole is not sent twice when its answer is lost', async () => {
  const sent = sending(() => undefined);
  Request.all[0]?.upload.onload?.();
  Request.all[0]?.breaks();
  await expect(sent).rejects.toMatchObject({
    status: 0,
    message: expect.stringContaining('check whether the file arrived'),
  });
  expect(Request.all).toHaveLength(1);
});

test('what waits for the network can be cancelled', async () => {
  goes(false);
  const cancel = new AbortController();
  const sent = sending(() => undefined, cancel.signal);
  Request.all[0]?.breaks();
  await passed();
  cancel.abort();
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
});

test('a page is read again at once with a network, and without one when it is back', () => {
  const refresh = vi.fn();
  Request.all = [];
  void sending(() => undefined).catch(() => undefined);
  Request.all[0]?.ends(201, {});
  rereadPage({ refresh });
  expect(refresh).toHaveBeenCalledTimes(1);
  goes(false);
  rereadPage({ refresh });
  expect(refresh).toHaveBeenCalledTimes(1);
  goes(true);
  expect(refresh).toHaveBeenCalledTimes(2);
});
