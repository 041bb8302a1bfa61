import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { DAY_MS, dayOf } from '@/lib/domain/days/day';
import { broken, type Finding, good, unknown } from '@/lib/domain/desk/site-status';
import { counted } from '@/lib/domain/texts/counted';
import { isHttps, siteUrl } from '@/lib/platform/env';

const ANSWER_MS = 3_000;
/** A proxy renews a month before the end. */
const SOON_DAYS = 14;

/** When the certificate ends that the site's own address shows. */
export async function certificateCheck(): Promise<Finding> {
  if (!isHttps())
    return unknown("The site’s address doesn't use https (NEXTAUTH_URL), so there is no certificate to check.");
  const { hostname, port } = new URL(siteUrl());
  const end = await certificateEnd(hostname, Number(port || 443));
  if (!end) return unknown(`No certificate could be read at ${hostname}. The address may not be reachable from here.`);
  const days = Math.floor((end.getTime() - Date.now()) / DAY_MS);
  const advice = 'Check that the proxy can renew it. The proxy’s log says why it did not.';
  if (days < 0) return broken(`The certificate expired on ${dayOf(end, 'UTC')}.`, advice);
  if (days < SOON_DAYS) return broken(`The certificate expires in ${counted(days, 'day')}.`, advice);
  return good(`The certificate is valid for ${days} more days.`);
}

/** Null where none is shown in time. Whether it is trusted is the browsers' matter. */
function certificateEnd(host: string, port: number): Promise<Date | null> {
  return new Promise((resolve) => {
    const servername = isIP(host) ? '' : host;
    const socket = connect({ host, port, servername, rejectUnauthorized: false, timeout: ANSWER_MS });
    const end = (found: Date | null) => {
      socket.destroy();
      resolve(found);
    };
    socket.once('secureConnect', () => {
      const at = new Date(socket.getPeerCertificate().valid_to);
      end(Number.isNaN(at.getTime()) ? null : at);
    });
    socket.once('error', () => end(null));
    socket.once('timeout', () => end(null));
  });
}
